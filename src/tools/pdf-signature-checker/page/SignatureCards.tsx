import type { ReactNode } from 'react';
import { useEnvironment } from '../../../page/environment.ts';
import kit from '../../../page/kit.module.css';
import { ResultActions } from '../../../page/outputs/ResultActions.tsx';
import { Card } from '../../../page/Section.tsx';
import { useTool, useWords } from '../../../page/tool-context.tsx';
import type { OperationState } from '../../../page/use-operation.ts';
import { cellWord, fieldWord } from '../../../runtime/field-words.ts';
import { classNames } from '../../../ui/class-names.ts';
import { CheckIcon, ErrorIcon, WarningIcon } from '../../../ui/icons.tsx';
import type { Result } from '../codes.ts';
import type en from '../strings/en.json';
import { Certificates } from './Certificates.tsx';
import { CoverageBar } from './CoverageBar.tsx';
import styles from './pdf-signature.module.css';
import type { SignatureReport } from './report.ts';
import { trustedIn } from './report.ts';

interface SignatureCardsProps {
  readonly operation: OperationState;
  readonly reports: readonly SignatureReport[];
  readonly fileBytes: number;
}

/** A card a signature, in the order of signing. */
export function SignatureCards({ operation, reports, fileBytes }: SignatureCardsProps) {
  const { texts } = useTool();
  const words = useWords<typeof en>();
  if (reports.length === 0) return null;
  return (
    <div className={styles.cards} data-value="signatures">
      {reports.map((report, index) => (
        <Card
          key={index}
          title={words('signatureOf', { number: index + 1, name: report.signer || words('noSigner') })}
          aside={<ResultBadge result={report.result} label={cellWord(texts, operation.name, 'signatures', 'result', report.result)} />}
        >
          <Notes report={report} />
          <Facts operation={operation} report={report} />
          <CoverageBar report={report} fileBytes={fileBytes} />
          <Certificates operation={operation} certificates={report.details.certificates} />
        </Card>
      ))}
      <ResultActions
        label={fieldWord(texts, 'outputs', operation.name, 'signatures', 'label')}
        text={JSON.stringify(operation.output.signatures, null, 2)}
        format="json"
      />
    </div>
  );
}

const badges: Readonly<Record<Result, { readonly icon: ReactNode; readonly tone: string | undefined }>> = {
  valid: { icon: <CheckIcon />, tone: kit.good },
  unverifiable: { icon: <WarningIcon />, tone: kit.doubtful },
  invalid: { icon: <ErrorIcon />, tone: kit.bad },
};

const ResultBadge = ({ result, label }: { readonly result: Result; readonly label: string }) => (
  <span className={classNames(styles.badge, badges[result].tone)} data-code={result}>
    {badges[result].icon}
    {label}
  </span>
);

/** Faults and cautions, in words. */
function Notes({ report: { result, field, details } }: { readonly report: SignatureReport }) {
  const words = useWords<typeof en>();
  const { texts } = useTool();
  return (
    <>
      {details.faults.length > 0 && (
        <div className={classNames(kit.banner, result === 'invalid' ? kit.bad : kit.doubtful)}>
          {badges[result].icon}
          <div>
            <h3 className={styles.noteTitle}>{words('faults', { result })}</h3>
            <ul>
              {details.faults.map((code) => (
                <li key={code} data-code={code}>
                  {texts.t(`page.fault.${code}`)}
                </li>
              ))}
            </ul>
          </div>
        </div>
      )}
      {details.warnings.map((code) => (
        <p key={code} className={classNames(kit.banner, kit.doubtful)} data-code={code}>
          <WarningIcon />
          {texts.t(`page.warning.${code}`)}
        </p>
      ))}
      {details.permission !== null && <p className={kit.note}>{words('permission', { permission: details.permission })}</p>}
      {field === '' && <p className={kit.note}>{words('unreachable')}</p>}
    </>
  );
}

const COLUMNS = 'columns';

function Facts({ operation, report }: { readonly operation: OperationState; readonly report: SignatureReport }) {
  const words = useWords<typeof en>();
  const { texts } = useTool();
  const column = (name: string): string =>
    fieldWord(texts, 'outputs', operation.name, 'signatures', `${COLUMNS}.${name}.label`) ||
    fieldWord(texts, 'outputs', operation.name, 'signatures', `${COLUMNS}.${name}`);
  const coded = (name: 'kind' | 'digest' | 'signature' | 'coverage' | 'certificateTime' | 'signedAtSource'): string =>
    cellWord(texts, operation.name, 'signatures', name, report[name]);
  const { dictionary, timestampToken } = report.details;
  const time = report.signedAt && <Time iso={report.signedAt} note={coded('signedAtSource')} />;
  const isUnknown = timestampToken?.certificate !== 'trusted';
  const stampedBy = report.kind !== 'timestamp' && timestampToken?.isValid && (
    <>
      {timestampToken.signer}
      {isUnknown && <span className={kit.hint}>{words('identityOf', { name: timestampToken.signer })}</span>}
    </>
  );
  const facts: readonly (readonly [label: string, value: ReactNode])[] = [
    [column('digest'), coded('digest')],
    [column('signature'), coded('signature')],
    [column('coverage'), coded('coverage')],
    [column('signer'), report.signer],
    [column('certificate'), describeTrust(operation, report, texts, words)],
    [column('signedAt'), time],
    [column('certificateTime'), report.certificate && coded('certificateTime')],
    [words('timeStamp'), stampedBy],
    [words('name'), dictionary.name !== report.signer && dictionary.name],
    [words('reason'), dictionary.reason],
    [words('location'), dictionary.location],
    [words('contactInfo'), dictionary.contactInfo],
    [column('kind'), coded('kind')],
    [column('field'), report.field],
    [words('digestAndSignature'), [report.signatureAlgorithm, report.digestAlgorithm.toUpperCase()].filter(Boolean).join(', ')],
    [column('subFilter'), report.subFilter],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value]) =>
        value ? (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}

/** The certificate's standing; one that is trusted never without the name of who is. */
function describeTrust(
  operation: OperationState,
  report: SignatureReport,
  texts: ReturnType<typeof useTool>['texts'],
  words: ReturnType<typeof useWords<typeof en>>,
): string {
  const trusted = trustedIn(report);
  if (!trusted) return cellWord(texts, operation.name, 'signatures', 'certificate', report.certificate);
  const name = report.signer;
  return trusted.role === 'signer' ? words('trustedItself', { name }) : words('vouched', { name, issuer: trusted.name });
}

function Time({ iso, note }: { readonly iso: string; readonly note: string }) {
  const { texts } = useEnvironment();
  const local = new Intl.DateTimeFormat(texts.language, { dateStyle: 'long', timeStyle: 'long', timeZone: 'UTC' }).format(Date.parse(iso));
  return (
    <>
      <time dateTime={iso}>{local}</time>
      <span className={kit.hint}>{note}</span>
    </>
  );
}
