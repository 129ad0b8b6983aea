import { formatCommand } from '../../lib/shell-words/quote.ts';
import type { KeyType, Make, Purpose } from './codes.ts';
import type { MadeName } from './make-names.ts';
import type { SubjectPart } from './make-subject.ts';
import { attributeName } from './oids.ts';

interface Wish {
  readonly make: Make;
  readonly keyType: KeyType;
  readonly names: readonly MadeName[];
  readonly subject: readonly SubjectPart[];
  readonly days: number;
  readonly purpose: Purpose;
  readonly caSubject: readonly SubjectPart[];
  readonly caDays: number;
  /** Whether there is an authority, in `ca.pem` and `ca-key.pem`. */
  readonly hasCa: boolean;
}

/** Returns the commands of openssl that do the same, one per line. */
export function makeCommands(wish: Wish): string {
  const { make, days, hasCa } = wish;
  const asked = [...subjectOf(wish.subject), ...extensionsOf(wish)];
  const request = ['openssl', 'req', '-new', ...newKey(wish, 'key.pem'), '-out', 'request.pem', ...asked];
  if (make === 'request') return formatCommand(request);
  if (make === 'self-signed')
    return formatCommand(['openssl', 'req', '-x509', ...newKey(wish, 'key.pem'), '-out', 'certificate.pem', '-days', String(days), ...asked]);
  const authority = added(['basicConstraints=critical,CA:TRUE', 'keyUsage=critical,keyCertSign,cRLSign']);
  const lifetime = ['-days', String(wish.caDays), ...subjectOf(wish.caSubject)];
  const ca = ['openssl', 'req', '-x509', ...newKey(wish, 'ca-key.pem'), '-out', 'ca.pem', ...lifetime, ...authority];
  const issued = ['openssl', 'x509', '-req', '-in', 'request.pem', '-CA', 'ca.pem', '-CAkey', 'ca-key.pem', '-copy_extensions', 'copy', '-days', String(days)];
  return [...(hasCa ? [] : [ca]), request, [...issued, '-out', 'certificate.pem']].map(formatCommand).join('\n');
}

const keyOptions: Readonly<Record<KeyType, readonly string[]>> = {
  'ecdsa-p256': ['ec', '-pkeyopt', 'ec_paramgen_curve:P-256'],
  'ecdsa-p384': ['ec', '-pkeyopt', 'ec_paramgen_curve:P-384', '-sha384'],
  ed25519: ['ed25519'],
  'rsa-2048': ['rsa:2048'],
  'rsa-3072': ['rsa:3072'],
  'rsa-4096': ['rsa:4096'],
};

const newKey = ({ keyType }: Wish, file: string): readonly string[] => ['-newkey', ...keyOptions[keyType], '-nodes', '-keyout', file];

function subjectOf(parts: readonly SubjectPart[]): readonly string[] {
  const text = parts.map(({ type, value }) => `/${attributeName(type)}=${value.replaceAll(/[/\\+]/gu, String.raw`\$&`)}`).join('');
  // Without this, openssl reads each byte as a character.
  return [...(/[^ -~]/u.test(text) ? ['-utf8'] : []), '-subj', text];
}

const purposes: Readonly<Record<Purpose, string>> = { server: 'serverAuth', client: 'clientAuth', 'server-and-client': 'serverAuth,clientAuth' };

const extensionsOf = ({ names, purpose }: Wish): readonly string[] =>
  added([
    `subjectAltName=${names.map(({ type, text }) => `${type}:${escapeSetting(text)}`).join(',')}`,
    'basicConstraints=critical,CA:FALSE',
    'keyUsage=critical,digitalSignature',
    `extendedKeyUsage=${purposes[purpose]}`,
  ]);

/** Escapes quotes, comments and variables of openssl's configuration files, in whose syntax it reads extensions. */
const escapeSetting = (text: string): string => text.replaceAll(/[\\'"`#$]/gu, String.raw`\$&`);

const added = (extensions: readonly string[]): readonly string[] => extensions.flatMap((each) => ['-addext', each]);
