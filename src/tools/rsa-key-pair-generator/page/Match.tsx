import { Field } from '../../../page/Field.tsx';
import { TextInput } from '../../../page/fields/TextInput.tsx';
import kit from '../../../page/kit.module.css';
import { InputToolbar } from '../../../page/layouts/InputToolbar.tsx';
import { focusesInput } from '../../../page/layouts/parts.ts';
import { MatchOutput } from '../../../page/outputs/MatchOutput.tsx';
import { RunStatus } from '../../../page/RunStatus.tsx';
import { Card, Columns, Stack } from '../../../page/Section.tsx';
import { useTool, useWords } from '../../../page/tool-context.tsx';
import type { OperationState } from '../../../page/use-operation.ts';
import { useOperation } from '../../../page/use-operation.ts';
import { fieldWord } from '../../../runtime/field-words.ts';
import type en from '../strings/en.json';
import styles from './key-pair.module.css';

const isBlank = (value: unknown): boolean => String(value ?? '').trim() === '';

/** Two keys, and whether they are a pair. */
export function Match() {
  const tool = useTool();
  const words = useWords<typeof en>();
  const ran = useOperation('match');
  const isIncomplete = isBlank(ran.input.privateKey) || isBlank(ran.input.publicKey);
  // A box that nobody has filled in yet is no mistake.
  const operation = isIncomplete ? { ...ran, problem: undefined } : ran;
  return (
    <Stack>
      <p className={kit.note}>{tool.texts.t('operations.match.hint')}</p>
      <Columns>
        <KeyBox operation={operation} name="privateKey" isFirst />
        <KeyBox operation={operation} name="publicKey" />
      </Columns>
      <Card label={tool.texts.t('operations.match.label')}>
        <div className={styles.passphrase}>
          <Field operation={operation} name="passphrase" />
        </div>
        <RunStatus operation={operation} />
        <MatchOutput operation={operation} isHidden={isIncomplete} words={{ match: words('match'), mismatch: words('mismatch') }} />
      </Card>
    </Stack>
  );
}

interface KeyBoxProps {
  readonly operation: OperationState;
  readonly name: string;
  readonly isFirst?: boolean;
}

function KeyBox({ operation, name, isFirst = false }: KeyBoxProps) {
  const { texts } = useTool();
  return (
    <Card label={fieldWord(texts, 'inputs', operation.name, name, 'label')}>
      <Field operation={operation} name={name} autoFocus={isFirst && focusesInput()}>
        {({ field, ...props }) => field.kind === 'text' && <TextInput {...props} field={field} rows={12} />}
      </Field>
      <InputToolbar operation={operation} name={name} />
    </Card>
  );
}
