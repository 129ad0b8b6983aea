import { Field } from '../../../page/Field.tsx';
import { TextInput } from '../../../page/fields/TextInput.tsx';
import { InputToolbar } from '../../../page/layouts/InputToolbar.tsx';
import { focusesInput } from '../../../page/layouts/parts.ts';
import { RunStatus } from '../../../page/RunStatus.tsx';
import { Card, FieldGrid, Stack } from '../../../page/Section.tsx';
import { useTool, useWords } from '../../../page/tool-context.tsx';
import { useOperation } from '../../../page/use-operation.ts';
import kit from '../../../page/kit.module.css';
import type en from '../strings/en.json';
import { Fingerprints } from './Fingerprints.tsx';
import { KeyPair } from './KeyPair.tsx';
import styles from './key-pair.module.css';

const FORMS = ['privateKeyFormat', 'publicKeyFormat', 'outputPassphrase', 'comment'];
const FACTS = ['keyType', 'keySize', 'publicExponent', 'modulus'];

/** A key in, the same key in other forms out, and what there is to know about it. */
export function Convert() {
  const tool = useTool();
  const words = useWords<typeof en>();
  const operation = useOperation('convert');
  return (
    <Stack>
      <Card label={tool.texts.t('operations.convert.label')}>
        <p className={kit.note}>{tool.texts.t('operations.convert.hint')}</p>
        <Field operation={operation} name="key" autoFocus={focusesInput()}>
          {({ field, ...props }) => field.kind === 'text' && <TextInput {...props} field={field} rows={8} />}
        </Field>
        <InputToolbar operation={operation} />
        <div className={styles.passphrase}>
          <Field operation={operation} name="passphrase" />
        </div>
        <FieldGrid label={words('forms')}>
          {FORMS.map((name) => (
            <Field key={name} operation={operation} name={name} />
          ))}
        </FieldGrid>
        <RunStatus operation={operation} />
      </Card>
      <div hidden={operation.output.publicKey === ''}>
        <Stack>
          <KeyPair operation={operation} />
          <Fingerprints operation={operation} title={words('facts')} others={FACTS} />
        </Stack>
      </div>
    </Stack>
  );
}
