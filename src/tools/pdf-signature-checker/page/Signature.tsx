import { useKitWords } from '../../../page/words/kit-words.ts';
import look from '../../../page/look.module.css';
import type { OperationProps } from '../../../page/session/operation-state.ts';
import { Banner } from '../../../page/parts/Banner.tsx';
import { Facts } from '../../../page/parts/Facts.tsx';
import { ShareBar } from '../../../page/parts/ShareBar.tsx';
import { Card } from '../../../page/Section.tsx';
import { useWords } from '../../../page/session/use-tool.ts';
import { classNames } from '../../../ui/class-names.ts';
import type * as fields from '../fields.ts';
import type { SignatureReport } from '../report.ts';
import { coverageOf, trustedIn } from '../report.ts';
import type en from '../strings/en.json';
import { Certificate } from './Certificate.tsx';

interface SignatureProps extends OperationProps<typeof fields.check> {
  readonly report: SignatureReport;
}

const tones = { valid: 'good', unverifiable: 'doubtful', invalid: 'bad', '': 'none' } as const;

interface CardProps extends SignatureProps {
  /** 1-based, in signing order. */
  readonly place: number;
  readonly fileBytes: number;
}

/** All details of one signature. */
export function Signature({ operation, report, place, fileBytes }: CardProps) {
  const words = useWords<typeof en>();
  const { result, field, signer, details } = report;
  const tone = tones[result];
  return (
    <Card
      title={words('signatureOf', { number: place, name: signer || words('noSigner') })}
      aside={
        <span className={classNames(look.badge, tone !== 'none' && look[tone])} data-code={result}>
          {operation.words.cell('signatures', 'result', result)}
        </span>
      }
    >
      {details.faults.length > 0 && (
        <Banner tone={tone}>
          <h3 className={look.label}>{words('faults', { result })}</h3>
          <ul>
            {details.faults.map((code) => (
              <li key={code} data-code={code}>
                {words(`fault-${code}`)}
              </li>
            ))}
          </ul>
        </Banner>
      )}
      {details.warnings.map((code) => (
        <Banner key={code} tone="doubtful" code={code}>
          {words(`warning-${code}`)}
        </Banner>
      ))}
      {details.permission !== null && <p className={look.note}>{words('permission', { permission: details.permission })}</p>}
      {field === '' && <p className={look.note}>{words('unreachable')}</p>}
      <SignatureFacts operation={operation} report={report} />
      <Coverage report={report} fileBytes={fileBytes} />
      {details.certificates.length > 0 && <h3 className={look.label}>{words('certificates')}</h3>}
      {details.certificates.map((certificate) => (
        <Certificate key={certificate.fingerprint} operation={operation} certificate={certificate} />
      ))}
    </Card>
  );
}

function SignatureFacts({ operation, report }: SignatureProps) {
  const words = useWords<typeof en>();
  const { language } = useKitWords();
  const trustStatement = useTrustStatement();
  const { dictionary, timestampToken: stamp } = report.details;
  const plain = (column: 'signer' | 'field' | 'subFilter') => ({ label: operation.words.column('signatures', column), value: report[column] });
  const coded = (column: 'digest' | 'signature' | 'coverage' | 'certificate' | 'certificateTime' | 'kind' | 'signedAtSource') => ({
    label: operation.words.column('signatures', column),
    value: operation.words.cell('signatures', column, report[column]),
  });
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'long', timeZone: 'UTC' });
  return (
    <Facts
      facts={[
        coded('digest'),
        coded('signature'),
        coded('coverage'),
        plain('signer'),
        { ...coded('certificate'), value: trustStatement(report) || coded('certificate').value },
        {
          label: operation.words.column('signatures', 'signedAt'),
          value: report.signedAt && (
            <>
              <time dateTime={report.signedAt}>{time.format(Date.parse(report.signedAt))}</time>
              <span className={look.hint}>{coded('signedAtSource').value}</span>
            </>
          ),
        },
        ...(report.certificate === '' ? [] : [coded('certificateTime')]),
        {
          label: words('timeStamp'),
          value: report.kind !== 'timestamp' && stamp?.isValid && (
            <>
              {stamp.signer}
              {stamp.certificate !== 'trusted' && <span className={look.hint}>{words('identityOf', { name: stamp.signer })}</span>}
            </>
          ),
        },
        { label: words('name'), value: dictionary.name !== report.signer && dictionary.name },
        { label: words('reason'), value: dictionary.reason },
        { label: words('location'), value: dictionary.location },
        { label: words('contactInfo'), value: dictionary.contactInfo },
        coded('kind'),
        plain('field'),
        { label: words('digestAndSignature'), value: [report.signatureAlgorithm, report.digestAlgorithm.toUpperCase()].filter(Boolean).join(', ') },
        plain('subFilter'),
      ]}
    />
  );
}

/** A bar for the whole file that shows which bytes are signed. */
function Coverage({ report, fileBytes }: Pick<CardProps, 'report' | 'fileBytes'>) {
  const words = useWords<typeof en>();
  const covered = coverageOf(report, fileBytes);
  if (!covered) return null;
  const { sentence, shares, signed, later } = covered;
  const caption = words(sentence, { signed, total: fileBytes, later });
  return (
    <ShareBar label={caption} shares={shares} nameOf={(tone) => words(`legend-${tone}`)}>
      <p className={look.hint}>{caption}</p>
    </ShareBar>
  );
}

/** Returns a sentence about the issuer of a signer, always with the name; '' without a trusted issuer. */
export function useTrustStatement(): (report: SignatureReport) => string {
  const words = useWords<typeof en>();
  return (report) => {
    const trusted = trustedIn(report);
    if (!trusted) return '';
    const name = report.signer || words('noSigner');
    return trusted.role === 'signer' ? words('trustedItself', { name }) : words('vouched', { name, issuer: trusted.name });
  };
}
