import type { ReactNode } from 'react';
import { useEnvironment } from '../../../page/environment.ts';
import kit from '../../../page/kit.module.css';
import { Output } from '../../../page/Output.tsx';
import { Card } from '../../../page/Section.tsx';
import { useTool, useWords } from '../../../page/tool-context.tsx';
import type { OperationState } from '../../../page/use-operation.ts';
import { codeWord } from '../../../runtime/field-words.ts';
import { classNames } from '../../../ui/class-names.ts';
import { CheckIcon, ErrorIcon, InfoIcon, WarningIcon } from '../../../ui/icons.tsx';
import type { Verdict } from '../codes.ts';
import type en from '../strings/en.json';
import styles from './pdf-signature.module.css';
import type { SignatureReport } from './report.ts';
import { readReport, trustedIn } from './report.ts';

type Sentence = keyof Pick<(typeof en)['page'], 'unsigned' | 'valid' | 'laterChanges' | 'unverifiable' | 'invalid'>;

const looks: Readonly<Record<Verdict, { readonly sentence: Sentence; readonly icon: ReactNode; readonly tone: string | undefined }>> = {
  unsigned: { sentence: 'unsigned', icon: <InfoIcon />, tone: undefined },
  valid: { sentence: 'valid', icon: <CheckIcon />, tone: kit.good },
  'valid-with-later-changes': { sentence: 'laterChanges', icon: <WarningIcon />, tone: kit.doubtful },
  unverifiable: { sentence: 'unverifiable', icon: <WarningIcon />, tone: kit.doubtful },
  invalid: { sentence: 'invalid', icon: <ErrorIcon />, tone: kit.bad },
};

/** What all signatures together are worth in a sentence or two, and what these do not say. */
export function VerdictCard({ operation }: { readonly operation: OperationState }) {
  const { texts } = useEnvironment();
  const tool = useTool();
  const words = useWords<typeof en>();
  const reports = readReport(operation.output);
  const emptyFields = operation.output.emptySignatureFields as readonly string[];
  return (
    <Card label={texts.t('page.results')}>
      <Output operation={operation} name="verdict">
        {({ label, value, name }) => {
          const verdict = value as Verdict | '';
          const { sentence, icon, tone } = looks[verdict === '' ? 'unsigned' : verdict];
          const bad = reports.filter(({ result }) => result === (verdict === 'invalid' ? 'invalid' : 'unverifiable')).length;
          return (
            <div className={classNames(kit.banner, tone, styles.verdict)}>
              {icon}
              <div>
                <output aria-label={label} data-value={name} data-code={verdict}>
                  {words(sentence, { count: reports.length, bad })}
                </output>
                {verdict === 'unsigned' ? <p>{words('unsignedHint')}</p> : <Identity reports={reports} />}
              </div>
            </div>
          );
        }}
      </Output>
      {emptyFields.length > 0 && <p className={kit.note}>{words('emptyFields', { count: emptyFields.length, names: emptyFields.join(', ') })}</p>}
      {operation.output.encrypted === true && <p className={kit.note}>{words('encrypted')}</p>}
      <Output operation={operation} name="notChecked">
        {({ label, value, name }) => {
          const codes = value as readonly string[];
          if (codes.length === 0) return null;
          return (
            <>
              <h2 className={styles.subtitle}>{words('notChecked')}</h2>
              <ul className={styles.notChecked} aria-label={label} data-value={name}>
                {codes.map((code) => (
                  <li key={code} data-code={code}>
                    {codeWord(tool.texts, operation.name, name, code)}
                  </li>
                ))}
              </ul>
            </>
          );
        }}
      </Output>
    </Card>
  );
}

/** Who vouches for whom by name, and whose name proves nothing. What is invalid says nothing about anyone. */
function Identity({ reports }: { readonly reports: readonly SignatureReport[] }) {
  const words = useWords<typeof en>();
  const usable = reports.filter(({ result }) => result !== 'invalid');
  const unknown = usable.filter((report) => !trustedIn(report));
  if (usable.length > 0 && unknown.length === usable.length) return <p>{words('identityUnknown', { count: unknown.length })}</p>;
  return usable.map((report, index) => <p key={index}>{identityOf(report, words)}</p>);
}

function identityOf(report: SignatureReport, words: ReturnType<typeof useWords<typeof en>>): string {
  const trusted = trustedIn(report);
  const name = report.signer || words('noSigner');
  if (!trusted) return words('identityOf', { name });
  return trusted.role === 'signer' ? words('trustedItself', { name }) : words('vouched', { name, issuer: trusted.name });
}
