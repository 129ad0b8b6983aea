import { CopyButton } from '../../../page/CopyButton.tsx';
import { useEnvironment } from '../../../page/environment.ts';
import kit from '../../../page/kit.module.css';
import { Folded } from '../../../page/Section.tsx';
import { useWords } from '../../../page/tool-context.tsx';
import type { OperationState } from '../../../page/use-operation.ts';
import { Button } from '../../../ui/button/Button.tsx';
import type en from '../strings/en.json';
import styles from './pdf-signature.module.css';
import type { CertificateReport } from './report.ts';

interface CertificatesProps {
  readonly operation: OperationState;
  readonly certificates: readonly CertificateReport[];
}

/** The chain from the signer up, and what else is enclosed. */
export function Certificates({ operation, certificates }: CertificatesProps) {
  const words = useWords<typeof en>();
  const chain = certificates.filter(({ role }) => role !== 'other');
  const others = certificates.filter(({ role }) => role === 'other');
  return (
    <>
      {chain.length > 0 && (
        <Folded summary={words('certificates')} isOpen>
          <List operation={operation} certificates={chain} />
        </Folded>
      )}
      {others.length > 0 && (
        <Folded summary={words('otherCertificates')}>
          <List operation={operation} certificates={others} />
        </Folded>
      )}
    </>
  );
}

const List = ({ operation, certificates }: CertificatesProps) => (
  <ol className={styles.chain}>
    {certificates.map((certificate) => (
      <li key={certificate.fingerprint}>
        <Certificate operation={operation} certificate={certificate} />
      </li>
    ))}
  </ol>
);

const roles = { signer: 'roleSigner', issuer: 'roleIssuer', other: 'roleOther' } as const;

function Certificate({ operation, certificate }: { readonly operation: OperationState; readonly certificate: CertificateReport }) {
  const { texts } = useEnvironment();
  const words = useWords<typeof en>();
  const { role, name, subject, issuer, isSelfIssued, notBefore, notAfter, keyType, keySize, keyUsage, serialNumber, fingerprint, pem } = certificate;
  const date = (iso: string): string =>
    iso === '' ? words('timeUnknown') : new Intl.DateTimeFormat(texts.language, { dateStyle: 'medium', timeZone: 'UTC' }).format(Date.parse(iso));
  return (
    <>
      <div className={kit.ends}>
        <strong className={styles.holder}>
          {name} <span className={kit.tag}>{words(role === 'issuer' && isSelfIssued ? 'roleRoot' : roles[role])}</span>
        </strong>
        <span className={styles.actions}>
          <Trust operation={operation} certificate={certificate} />
          <span className={kit.hint} aria-hidden>
            PEM
          </span>
          <CopyButton label={words('pemOf', { name })} text={() => pem} />
        </span>
      </div>
      <p>{subject}</p>
      <p>{isSelfIssued ? words('issuedBySelf') : words('issuedBy', { issuer })}</p>
      <p>{words('validFromTo', { from: date(notBefore), to: date(notAfter) })}</p>
      <p>
        {words('key', { type: keyType, size: keySize === null ? 'none' : 'some', bits: keySize })}
        {keyUsage.length > 0 && ` · ${keyUsage.join(', ')}`}
      </p>
      <p>
        {words('serialNumber')} <code>{serialNumber}</code>
      </p>
      <p>
        {words('fingerprint')} <code>{fingerprint}</code>
      </p>
    </>
  );
}

/** Adds a root to the certificates that the person trusts, on this page alone, or takes it away again. */
function Trust({ operation, certificate: { isSelfIssued, isCa, pem } }: { readonly operation: OperationState; readonly certificate: CertificateReport }) {
  const words = useWords<typeof en>();
  if (!isSelfIssued) return null;
  const trusted = String(operation.input.trustedCertificates ?? '');
  const set = (text: string): void => operation.set('trustedCertificates', text);
  if (trusted.includes(pem.trim())) {
    return (
      <Button size="small" onClick={() => set(trusted.replace(pem.trim(), '').trim())}>
        {words('stopTrusting')}
      </Button>
    );
  }
  return (
    <Button size="small" onClick={() => set(`${trusted.trim()}\n${pem}`.trimStart())}>
      {words(isCa ? 'trustRoot' : 'trustCertificate')}
    </Button>
  );
}
