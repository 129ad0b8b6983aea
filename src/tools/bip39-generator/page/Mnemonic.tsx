import { useEnvironment } from '../../../page/environment.ts';
import type { FieldProps } from '../../../page/Field.tsx';
import { Field } from '../../../page/Field.tsx';
import { RadioButtons } from '../../../page/fields/RadioButtons.tsx';
import kit from '../../../page/kit.module.css';
import { GeneratorActions } from '../../../page/layouts/GeneratorLayout.tsx';
import { InputToolbar } from '../../../page/layouts/InputToolbar.tsx';
import { focusesInput } from '../../../page/layouts/parts.ts';
import { Output } from '../../../page/Output.tsx';
import { RunStatus } from '../../../page/RunStatus.tsx';
import { Card, Folded, Stack } from '../../../page/Section.tsx';
import { useTool, useWords } from '../../../page/tool-context.tsx';
import type { OperationState } from '../../../page/use-operation.ts';
import type { InputField } from '../../../contract/fields.ts';
import { choice } from '../../../contract/fields.ts';
import { fieldWord } from '../../../runtime/field-words.ts';
import { classNames } from '../../../ui/class-names.ts';
import { WarningIcon } from '../../../ui/icons.tsx';
import type en from '../strings/en.json';
import { Suggestions } from './Suggestions.tsx';
import { WordGrid } from './WordGrid.tsx';

const WORD_COUNTS = choice(['12', '15', '18', '21', '24']);

/** One of the three ways: at random, from entropy, or back from a mnemonic. */
export function Mnemonic({ operation }: { readonly operation: OperationState }) {
  const { texts } = useEnvironment();
  const tool = useTool();
  const words = useWords<typeof en>();
  const { name } = operation;
  const primary = name === 'generate' ? 'wordCount' : name === 'fromEntropy' ? 'entropy' : 'mnemonic';
  const hasAnswer = operation.output.seed !== '' && operation.hasOutput;
  return (
    <Stack>
      <p className={classNames(kit.banner, kit.doubtful)}>
        <WarningIcon />
        <span>{tool.texts.t(`operations.${name}.hint`)}</span>
      </p>
      <Card label={texts.t('page.input')}>
        {name === 'generate' ? (
          <Field operation={operation} name={primary}>
            {(props) => <WordCount {...props} />}
          </Field>
        ) : (
          <Field operation={operation} name={primary} autoFocus={focusesInput()} />
        )}
        {name === 'fromMnemonic' && <Suggestions operation={operation} />}
        {name !== 'generate' && <InputToolbar operation={operation} />}
        <Field operation={operation} name="language" />
        <Folded summary={fieldWord(tool.texts, 'inputs', name, 'passphrase', 'label')}>
          <Field operation={operation} name="passphrase" />
        </Folded>
        <RunStatus operation={operation} />
      </Card>
      <Card label={texts.t('page.results')}>
        {name === 'fromMnemonic' ? (
          <>
            <Output operation={operation} name="entropy" prominent />
            <Output operation={operation} name="language" />
          </>
        ) : (
          <Output operation={operation} name="mnemonic">
            {(props) => <WordGrid {...props} />}
          </Output>
        )}
        {name === 'generate' && (
          <>
            <GeneratorActions operation={operation} output="mnemonic" />
            <Output operation={operation} name="entropy" />
          </>
        )}
        <Folded summary={words('seedAndKey')} hidden={!hasAnswer}>
          <Output operation={operation} name="seed" />
          <Output operation={operation} name="rootKey" />
        </Folded>
      </Card>
    </Stack>
  );
}

/** The five numbers that there are, all in sight. */
const WordCount = ({ field: _field, value, onChange, ...props }: FieldProps<InputField>) => (
  <RadioButtons {...props} field={WORD_COUNTS} value={String(value)} onChange={(count) => onChange(Number(count))} isCode />
);
