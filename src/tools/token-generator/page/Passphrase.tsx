import { Field } from '../../../page/Field.tsx';
import { Card, FieldGrid } from '../../../page/Section.tsx';
import { useTool, useWords } from '../../../page/tool-context.tsx';
import type { OperationState } from '../../../page/use-operation.ts';
import type en from '../strings/en.json';
import { LengthField } from './LengthField.tsx';
import { Secrets } from './Secrets.tsx';
import { Strength } from './Strength.tsx';
import styles from './token-generator.module.css';

const OPTIONS = ['language', 'separator', 'count', 'capitalize', 'appendDigit'] as const;
const SLIDER_MAX = 64;

export function Passphrase({ operation }: { readonly operation: OperationState }) {
  const words = useWords<typeof en>();
  const { texts } = useTool();
  return (
    <Card label={texts.t('operations.passphrase.label')}>
      <p className={styles.note}>{texts.t('operations.passphrase.hint')}</p>
      <LengthField operation={operation} name="wordCount" max={SLIDER_MAX} />
      <FieldGrid>
        {OPTIONS.map((name) => (
          <Field key={name} operation={operation} name={name} />
        ))}
      </FieldGrid>
      <Secrets operation={operation} name="passphrases" nameOfLine={(number) => words('passphraseNumber', { number })}>
        <Strength operation={operation} />
      </Secrets>
    </Card>
  );
}
