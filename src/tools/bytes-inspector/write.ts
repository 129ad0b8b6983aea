import { encodeBase64 } from '../../lib/base64/base64.ts';
import { encodeHex } from '../../lib/hex/hex.ts';
import type { Format } from './codes.ts';
import { formatOffset } from './offsets.ts';

interface WriteOptions {
  readonly bytesPerLine: number;
  readonly uppercase: boolean;
}

/** Writes bytes as the programs do, without a line break at the end. No bytes have no dump, and no array of C. */
export function writeBytes(bytes: Uint8Array, format: Format, options: WriteOptions): string {
  if (bytes.length === 0 && format !== 'python') return '';
  switch (format) {
    case 'xxd':
      return rowsOf(bytes, options.bytesPerLine)
        .map(({ start, row }) => xxdLine(start, row, options))
        .join('\n');
    case 'hexdump':
      return hexdump(bytes, options.bytesPerLine);
    case 'c':
      return cArray(bytes, options);
    case 'python':
      return `b'${Array.from(bytes, pythonByte).join('')}'`;
    case 'hex':
      return encodeHex(bytes, options);
    case 'spaced-hex':
      return rowsOf(bytes, options.bytesPerLine)
        .map(({ row }) => spacedHex(row, options))
        .join('\n');
    case 'base64':
      return encodeBase64(bytes);
  }
}

interface Row {
  readonly start: number;
  readonly row: Uint8Array;
}

const rowsOf = (bytes: Uint8Array, length: number): readonly Row[] =>
  Array.from({ length: Math.ceil(bytes.length / length) }, (_, index) => ({
    start: index * length,
    row: bytes.subarray(index * length, (index + 1) * length),
  }));

/** Two hex digits for each byte: a dump of megabytes has no time for an encoder per byte. */
const PAIRS = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));
const UPPERCASE_PAIRS = PAIRS.map((pair) => pair.toUpperCase());

const pairsOf = (bytes: Uint8Array, isUppercase = false): readonly string[] => {
  const pairs = isUppercase ? UPPERCASE_PAIRS : PAIRS;
  return Array.from(bytes, (byte) => pairs[byte] ?? '');
};

export const spacedHex = (bytes: Uint8Array, options: { readonly uppercase?: boolean } = {}): string => pairsOf(bytes, options.uppercase).join(' ');

/** Printable ASCII; a point for all other bytes. */
export const printable = (bytes: Uint8Array): string => Array.from(bytes, (byte) => (byte >= 0x20 && byte < 0x7f ? String.fromCharCode(byte) : '.')).join('');

function xxdLine(start: number, row: Uint8Array, { bytesPerLine, uppercase }: WriteOptions): string {
  const groups = pairsOf(row, uppercase).map((pair, index) => (index % 2 === 0 && index > 0 ? ` ${pair}` : pair));
  const columns = 2 * bytesPerLine + Math.ceil(bytesPerLine / 2) - 1;
  return `${formatOffset(start)}: ${groups.join('').padEnd(columns)}  ${printable(row)}`;
}

/** Equal lines are one `*`, and the last line is the length. */
function hexdump(bytes: Uint8Array, length: number): string {
  const lines: string[] = [];
  let before = '';
  for (const { start, row } of rowsOf(bytes, length)) {
    const half = Math.ceil(length / 2);
    const columns = length > 1 ? `${spacedHex(row.subarray(0, half)).padEnd(3 * half)} ${spacedHex(row.subarray(half))}` : spacedHex(row);
    const line = `  ${columns.padEnd(3 * length)}  |${printable(row)}|`;
    if (line !== before || row.length < length) lines.push(formatOffset(start) + line);
    else if (lines.at(-1) !== '*') lines.push('*');
    before = line;
  }
  return [...lines, formatOffset(bytes.length)].join('\n');
}

function cArray(bytes: Uint8Array, { bytesPerLine, uppercase }: WriteOptions): string {
  const lines = rowsOf(bytes, bytesPerLine).map(
    ({ row }) =>
      `  ${pairsOf(row, uppercase)
        .map((pair) => `0x${pair}`)
        .join(', ')}`,
  );
  return `unsigned char data[] = {\n${lines.join(',\n')}\n};\nunsigned int data_len = ${bytes.length};`;
}

const PYTHON: Readonly<Record<number, string>> = { 9: String.raw`\t`, 10: String.raw`\n`, 13: String.raw`\r`, 39: String.raw`\'`, 92: String.raw`\\` };

const pythonByte = (byte: number): string => PYTHON[byte] ?? (byte >= 0x20 && byte < 0x7f ? String.fromCharCode(byte) : `\\x${PAIRS[byte] ?? ''}`);
