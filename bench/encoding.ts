import type { Pair } from './pair.ts';
import { run } from './run.ts';

const MEGABYTES = 10;

/** Text of about this many bytes in UTF-8, with characters of one to four bytes. */
function makeText(bytes: number): string {
  const sentence = 'Zürich & 10 °C: the quick brown fox jumps over 日本, for 5 € 👋\n';
  return sentence.repeat(Math.ceil(bytes / Buffer.byteLength(sentence)));
}

/** Bytes to text and back, compared with Node's built-in functions. */
export function encoding(): readonly Pair[] {
  const plain = makeText(MEGABYTES << 20);
  const bytes = Buffer.byteLength(plain);
  const base64 = Buffer.from(plain).toString('base64');
  const hex = Buffer.from(plain).toString('hex');
  const escaped = encodeURIComponent(plain);
  const buffer = "node's Buffer";
  const pairs = [
    ['base64-string-converter', 'encode', { text: plain }, () => Buffer.from(plain).toString('base64'), buffer],
    ['base64-string-converter', 'decode', { base64 }, () => Buffer.from(base64, 'base64').toString(), buffer],
    ['text-to-binary', 'encode', { text: plain, base: 'hexadecimal', separator: '' }, () => Buffer.from(plain).toString('hex'), buffer],
    ['text-to-binary', 'decode', { binary: hex, base: 'hexadecimal' }, () => Buffer.from(hex, 'hex').toString(), buffer],
    ['url-encoder', 'encode', { text: plain }, () => encodeURIComponent(plain), 'encodeURIComponent'],
    ['url-encoder', 'decode', { encoded: escaped }, () => decodeURIComponent(escaped), 'decodeURIComponent'],
  ] as const;
  return pairs.map(([tool, operation, input, limit, limitName]) => ({
    name: `${tool} ${operation}, ${MEGABYTES} MiB of text`,
    bytes,
    ours: () => run(tool, operation, input),
    limit,
    limitName,
    rounds: 7,
  }));
}
