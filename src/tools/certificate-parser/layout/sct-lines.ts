import type { Node } from '../../../lib/ber/node.ts';
import type { Sct } from '../sct.ts';
import { readScts } from '../sct.ts';
import { formatTime, hexLines, upperColons } from './lines.ts';

const BYTES_PER_LINE = 16;
const INDENT = ' '.repeat(16);

const hashes: Readonly<Record<number, string>> = { 2: 'SHA1', 3: 'SHA224', 4: 'SHA256', 5: 'SHA384', 6: 'SHA512' };

/** Writes the timestamps of a SignedCertificateTimestampList; undefined for malformed ones. */
export const sctLines = ({ content }: Pick<Node, 'content'>): string[] | undefined => readScts(content)?.flatMap(linesOf);

function linesOf({ version, logId, timestamp, extensions, hash, algorithm, signature }: Sct): string[] {
  const fraction = `.${String(timestamp % 1_000).padStart(3, '0')}`;
  return [
    'Signed Certificate Timestamp:',
    `    Version   : ${version === 0 ? 'v1 (0x0)' : `unknown (0x${version.toString(16)})`}`,
    ...block('    Log ID    : ', logId),
    `    Timestamp : ${formatTime(timestamp, fraction)}`,
    ...(extensions.length === 0 ? ['    Extensions: none'] : block('    Extensions: ', extensions)),
    `    Signature : ${algorithmOf(hash, algorithm)}`,
    ...hexLines(signature, BYTES_PER_LINE, upperColons).map((line) => INDENT + line),
  ];
}

const algorithmOf = (hash: number, algorithm: number): string =>
  algorithm === 3 ? `ecdsa-with-${hashes[hash] ?? '?'}` : `${(hashes[hash] ?? '?').toLowerCase()}WithRSAEncryption`;

/** A label and bytes, of which further lines are indented. */
const block = (label: string, bytes: Uint8Array): string[] =>
  hexLines(bytes, BYTES_PER_LINE, upperColons).map((line, index) => (index === 0 ? label : INDENT) + line);
