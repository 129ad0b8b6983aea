import { useEnvironment } from '../../../page/environment.ts';
import { Field } from '../../../page/Field.tsx';
import kit from '../../../page/kit.module.css';
import { InputToolbar } from '../../../page/layouts/InputToolbar.tsx';
import { focusesInput } from '../../../page/layouts/parts.ts';
import type { OutputProps } from '../../../page/Output.tsx';
import { Output } from '../../../page/Output.tsx';
import { ResultActions } from '../../../page/outputs/ResultActions.tsx';
import { RunStatus } from '../../../page/RunStatus.tsx';
import { Card, Stack } from '../../../page/Section.tsx';
import { useTool, useWords } from '../../../page/tool-context.tsx';
import type { OperationState } from '../../../page/use-operation.ts';
import type { OutputField } from '../../../contract/fields.ts';
import { codeWord, fieldWord } from '../../../runtime/field-words.ts';
import type en from '../strings/en.json';
import { Caution } from './Digests.tsx';
import styles from './hash-text.module.css';

export function Identify({ operation }: { readonly operation: OperationState }) {
  const { texts } = useEnvironment();
  const tool = useTool();
  return (
    <Stack>
      <Card label={texts.t('page.input')}>
        <Field operation={operation} name="hash" autoFocus={focusesInput()} />
        <InputToolbar operation={operation} />
      </Card>
      <Card title={fieldWord(tool.texts, 'outputs', operation.name, 'candidates', 'label')}>
        <RunStatus operation={operation} />
        <Output operation={operation} name="candidates">
          {(props) => <Candidates {...props} />}
        </Output>
        <Output operation={operation} name="byteLength" />
      </Card>
    </Stack>
  );
}

/** What could have made the hash, the most common first. */
function Candidates({ operation, name, label, value }: OutputProps<OutputField>) {
  const { texts } = useTool();
  const words = useWords<typeof en>();
  const codes = Array.isArray(value) ? (value as readonly string[]) : [];
  const isUnknown = codes.length === 0 && !operation.isRunning && String(operation.input.hash ?? '').trim() !== '';
  const names = codes.map((code) => codeWord(texts, operation.name, name, code));
  return (
    <>
      <ol className={styles.candidates} aria-label={label} data-value={name}>
        {codes.map((code, index) => (
          <li key={code} data-code={code}>
            {names[index]} <Caution algorithm={code} />
          </li>
        ))}
      </ol>
      <p className={kit.note}>{isUnknown ? words('notIdentified') : texts.t('operations.identify.hint')}</p>
      {codes.length > 0 && <ResultActions label={label} text={names.join('\n')} />}
    </>
  );
}
