import { formatRelative } from '../../../lib/duration/relative.ts';
import { useIsClient } from '../../../page/browser/use-is-client.ts';
import { CopyButton } from '../../../page/copy/CopyButton.tsx';
import { useKitWords } from '../../../page/words/kit-words.ts';
import look from '../../../page/look.module.css';
import { Chips } from '../../../page/parts/Chips.tsx';
import type { Fact } from '../../../page/parts/Facts.tsx';
import { Facts } from '../../../page/parts/Facts.tsx';
import { TimeBar } from '../../../page/parts/TimeBar.tsx';
import { Card, Folded, Row } from '../../../page/Section.tsx';
import type { OperationProps } from '../../../page/session/operation-state.ts';
import { useWords } from '../../../page/session/use-tool.ts';
import { classNames } from '../../../ui/class-names.ts';
import type { ObjectDetails } from '../details.ts';
import type * as fields from '../fields.ts';
import type en from '../strings/en.json';
import { Extensions } from './Extensions.tsx';
import { useCheckTime } from './use-check-time.ts';

interface ObjectProps extends OperationProps<typeof fields.parse> {
  readonly details: ObjectDetails;
}

/** All details of one object: its names first. */
export function ObjectCard({ operation, details }: ObjectProps) {
  const words = useWords<typeof en>();
  const { number, kind, title, names, extensions, pem } = details;
  return (
    <Card
      title={`${number}. ${title || operation.words.cell('objects', 'kind', kind)}`}
      aside={
        <span className={look.badge} data-code={kind}>
          {operation.words.cell('objects', 'kind', kind)}
        </span>
      }
    >
      {names.length > 0 && <Chips label={words('ext-names')} name="names" values={[...new Set(names.map(({ value }) => value))]} />}
      {kind === 'certificate' && <Validity operation={operation} details={details} />}
      <ObjectFacts operation={operation} details={details} />
      {extensions.length > 0 && (
        <Folded summary={words('extensions')} isOpen={number === 1}>
          <Extensions extensions={extensions} />
        </Folded>
      )}
      {pem !== '' && (
        <Row>
          <span className={look.hint} aria-hidden>
            {words('pem')}
          </span>
          <CopyButton label={`${words('pem')} ${number}`} text={() => pem} />
        </Row>
      )}
    </Card>
  );
}

/** The lifetime of a certificate as a bar, and how long it still lasts. */
function Validity({ operation, details: { notBefore, notAfter, title } }: ObjectProps) {
  const words = useWords<typeof en>();
  const { language } = useKitWords();
  const isClient = useIsClient();
  const now = useCheckTime(operation);
  const [start, end] = [Date.parse(notBefore), Date.parse(notAfter)];
  // Written so that invalid times have no bar.
  if (!(start < end)) return null;
  const isOver = end < now;
  const code = isOver ? 'expired' : start > now ? 'not-yet-valid' : 'valid';
  const relative = formatRelative((start > now ? start : end) - now, language);
  const sentence = start > now ? relative : words(isOver ? 'expired' : 'expires', { name: title, relative });
  return (
    <>
      {isClient && (
        <Row>
          <span className={classNames(look.badge, code === 'valid' ? look.good : look.bad)} data-code={code}>
            {operation.words.code('verdict', code)}
          </span>
          <span className={look.hint}>{sentence}</span>
        </Row>
      )}
      <TimeBar start={start} end={end} now={now} startLabel={operation.words.column('objects', 'notBefore')} />
    </>
  );
}

/** The facts of an object; those that it does not have are omitted. */
function ObjectFacts({ operation, details }: ObjectProps) {
  const words = useWords<typeof en>();
  const { language } = useKitWords();
  const { kind, subject, issuer, issuedBy, signature, keyType, keySize, sameKey, revoked } = details;
  const column = (name: 'issuer' | 'serialNumber' | 'sha256' | 'key'): string => operation.words.column('objects', name);
  const date = (iso: string): string =>
    iso && new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'long', timeZone: 'UTC' }).format(Date.parse(iso));
  const issuedByNumber = issuedBy === null ? '' : words('issuedBy', { number: issuedBy });
  return (
    <>
      <Facts
        facts={[
          { label: words('subject'), value: subject, copied: subject },
          { label: column('issuer'), value: issuer && [issuer, issuedByNumber].filter(Boolean).join(' · '), copied: issuer },
          { label: words('signature'), value: signature && <span data-code={signature}>{operation.words.cell('chain', 'signature', signature)}</span> },
          { label: words('algorithm'), value: details.signatureAlgorithm },
          ...(kind === 'certificate' || kind === 'crl'
            ? [
                { label: kind === 'crl' ? words('thisUpdate') : operation.words.column('objects', 'notBefore'), value: date(details.notBefore) },
                { label: kind === 'crl' ? words('nextUpdate') : operation.words.column('objects', 'notAfter'), value: date(details.notAfter) },
              ]
            : []),
          { label: column('key'), value: keyType.startsWith('RSA') && keySize !== null ? words('bits', { type: keyType, bits: keySize }) : keyType },
          { label: words('sameKey'), value: sameKey.join(', ') },
          copied(column('serialNumber'), details.serialNumber),
          copied(column('sha256'), details.sha256),
          copied(words('sha1'), details.sha1),
          copied(words('spkiPin'), details.spkiPin),
        ]}
      />
      {revoked.length > 0 && (
        <Folded summary={words('revoked', { count: details.revokedCount })}>
          <Facts
            facts={revoked.map(({ serialNumber, date: time, reason }) => ({ label: serialNumber, isCode: true, value: [date(time), reason].join(' · ') }))}
          />
        </Folded>
      )}
    </>
  );
}

const copied = (label: string, value: string): Fact => ({ label, value: value && <code>{value}</code>, copied: value });
