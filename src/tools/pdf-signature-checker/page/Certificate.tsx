import { CopyButton } from '../../../page/copy/CopyButton.tsx';
import { useKitWords } from '../../../page/words/kit-words.ts';
import look from '../../../page/look.module.css';
import type { OperationProps } from '../../../page/session/operation-state.ts';
import { Facts } from '../../../page/parts/Facts.tsx';
import { Folded, Row } from '../../../page/Section.tsx';
import { useWords } from '../../../page/session/use-tool.ts';
import { Button } from '../../../ui/button/Button.tsx';
import type * as fields from '../fields.ts';
import type { CertificateReport } from '../report.ts';
import type en from '../strings/en.json';

interface CertificateProps extends OperationProps<typeof fields.check> {
  readonly certificate: CertificateReport;
}

/** A certificate included with a signature, or a trusted one. */
export function Certificate({ operation, certificate }: CertificateProps) {
  const { language } = useKitWords();
  const words = useWords<typeof en>();
  const { role, name, subject, issuer, isSelfIssued, notBefore, notAfter, keyType, keySize, keyUsage, serialNumber, fingerprint, pem } = certificate;
  const date = (iso: string): string =>
    iso === '' ? words('timeUnknown') : new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(Date.parse(iso));
  const key = words('key', { type: keyType, size: keySize === null ? 'none' : 'some', bits: keySize });
  return (
    <Folded isCard isOpen={role !== 'other'} summary={words('holder', { name, role: words(role === 'issuer' && isSelfIssued ? 'role-root' : `role-${role}`) })}>
      <Row>
        <Trust operation={operation} certificate={certificate} />
        <span className={look.hint} aria-hidden>
          PEM
        </span>
        <CopyButton label={words('pemOf', { name })} text={() => pem} />
      </Row>
      <p className={look.note}>
        {subject}
        <br />
        {isSelfIssued ? words('issuedBySelf') : words('issuedBy', { issuer })}
        <br />
        {words('validFromTo', { from: date(notBefore), to: date(notAfter) })}
        <br />
        {[key, keyUsage.join(', ')].filter(Boolean).join(' · ')}
      </p>
      <Facts
        facts={[
          { label: words('serialNumber'), value: <code>{serialNumber}</code> },
          { label: words('fingerprint'), value: <code>{fingerprint}</code>, copied: fingerprint },
        ]}
      />
    </Folded>
  );
}

/** Adds a root to the trusted certificates of this page, or removes it. */
function Trust({ operation, certificate: { isSelfIssued, isCa, pem } }: CertificateProps) {
  const words = useWords<typeof en>();
  if (!isSelfIssued) return null;
  const trusted = operation.input.trustedCertificates;
  const isTrusted = trusted.includes(pem.trim());
  const next = isTrusted ? trusted.replace(pem.trim(), '').trim() : `${trusted.trim()}\n${pem}`.trimStart();
  return (
    <Button size="small" onClick={() => operation.set('trustedCertificates', next)}>
      {words(isTrusted ? 'stopTrusting' : isCa ? 'trustRoot' : 'trustCertificate')}
    </Button>
  );
}
