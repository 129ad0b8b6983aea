import type { Node } from '../../../lib/ber/node.ts';
import type { Sct } from '../sct.ts';
import { readScts } from '../sct.ts';
import { formatTime, hexLines, indent, upperColons } from './lines.ts';

const BYTES_PER_LINE = 16;
const INDENT = ' '.repeat(16);

/** Numbers of TLS 1.2 (RFC 5246, section 7.4.1.4.1). */
const SHA256 = 4;
const algorithms: Readonly<Record<number, string>> = { 1: 'sha256WithRSAEncryption', 3: 'ecdsa-with-SHA256' };

/** Writes the timestamps of a SignedCertificateTimestampList; undefined for malformed ones, and for algorithms that RFC 6962 does not have. */
export function sctLines({ content }: Pick<Node, 'content'>): string[] | undefined {
  const lines = readScts(content)?.map(linesOf);
  return lines?.every((each) => each !== undefined) ? lines.flat() : undefined;
}

function linesOf({ whole, version, logId, timestamp, extensions, hash, algorithm, signature }: Sct): string[] | undefined {
  const title = 'Signed Certificate Timestamp:';
  if (version !== 0) return [title, '    Version   : unknown', ...indent(hexLines(whole, BYTES_PER_LINE, upperColons), 16)];
  const name = algorithms[algorithm];
  if (hash !== SHA256 || name === undefined) return undefined;
  const fraction = `.${String(timestamp % 1_000).padStart(3, '0')}`;
  return [
    title,
    '    Version   : v1 (0x0)',
    ...block('    Log ID    : ', logId),
    `    Timestamp : ${formatTime(timestamp, fraction)}`,
    ...(extensions.length === 0 ? ['    Extensions: none'] : block('    Extensions: ', extensions)),
    `    Signature : ${name}`,
    ...indent(hexLines(signature, BYTES_PER_LINE, upperColons), 16),
  ];
}

/** A label and bytes, of which further lines are indented. */
const block = (label: string, bytes: Uint8Array): string[] =>
  hexLines(bytes, BYTES_PER_LINE, upperColons).map((line, index) => (index === 0 ? label : INDENT) + line);
