import { useEnvironment } from '../../../page/environment.ts';
import type { FieldProps } from '../../../page/Field.tsx';
import { Field } from '../../../page/Field.tsx';
import { TextInput } from '../../../page/fields/TextInput.tsx';
import { FileDrop } from '../../../page/FileDrop.tsx';
import kit from '../../../page/kit.module.css';
import { InputToolbar } from '../../../page/layouts/InputToolbar.tsx';
import { focusesInput } from '../../../page/layouts/parts.ts';
import { Output } from '../../../page/Output.tsx';
import { VerdictOutput } from '../../../page/outputs/VerdictOutput.tsx';
import { RunStatus } from '../../../page/RunStatus.tsx';
import { Card, FieldGrid, Stack } from '../../../page/Section.tsx';
import { useTool, useWords } from '../../../page/tool-context.tsx';
import type { OperationState } from '../../../page/use-operation.ts';
import type { InputField } from '../../../contract/fields.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { RefreshIcon } from '../../../ui/icons.tsx';
import { randomKey } from './random-key.ts';
import type en from '../strings/en.json';
import styles from './hmac-generator.module.css';

/** A message or a file, a key, and what comes out; the same for both. */
export function Hmac({ operation }: { readonly operation: OperationState }) {
  const { texts } = useEnvironment();
  const tool = useTool();
  const words = useWords<typeof en>();
  const isFile = operation.name === 'hmacFile';
  const hasMac = !isFile || operation.input.file !== undefined;
  return (
    <Stack>
      <Card label={texts.t('page.input')}>
        {isFile ? (
          <>
            <p className={kit.note}>{tool.texts.t('operations.hmacFile.hint')}</p>
            <FileDrop operation={operation} name="file" />
          </>
        ) : (
          <div className={kit.shortText}>
            <Field operation={operation} name="text" autoFocus={focusesInput()} />
            <InputToolbar operation={operation} />
          </div>
        )}
        <Field operation={operation} name="key">
          {(props) => <Key {...props} />}
        </Field>
        <FieldGrid>
          {[...(isFile ? [] : ['textEncoding']), 'keyEncoding', 'algorithm', 'encoding'].map((name) => (
            <Field key={name} operation={operation} name={name} />
          ))}
        </FieldGrid>
        <Field operation={operation} name="expected" />
      </Card>
      <Card label={texts.t('page.results')}>
        <RunStatus operation={operation} />
        <VerdictOutput operation={operation} />
        {!hasMac && <p className={kit.note}>{words('noFile')}</p>}
        <div hidden={!hasMac}>
          <Output operation={operation} name="mac" prominent />
          {operation.input.key === '' && <p className={kit.note}>{words('emptyKey')}</p>}
          {isFile && <Output operation={operation} name="byteLength" />}
        </div>
      </Card>
    </Stack>
  );
}

function Key({ field, ...props }: FieldProps<InputField>) {
  const words = useWords<typeof en>();
  if (field.kind !== 'text') return null;
  const { operation, onChange } = props;
  return (
    <div className={styles.key}>
      <TextInput {...props} field={field} />
      <Button icon={<RefreshIcon />} onClick={() => onChange(randomKey(operation.input.keyEncoding))}>
        {words('randomKey')}
      </Button>
    </div>
  );
}
