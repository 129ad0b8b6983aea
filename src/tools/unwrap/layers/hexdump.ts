import { concatBytes } from '../../../lib/bytes/concat.ts';
import { decodeHex, encodeHex } from '../../../lib/hex/hex.ts';
import { equalBytes } from '../../../lib/signature/equal.ts';
import { bytesOf, contentOf, textContent } from '../content.ts';
import type { Layer } from '../layer.ts';

const START = /^[\r\n]*[\da-f]{6,16}(?:: | {1,2})[\da-f]{2}/iu;

/** A line of each program: the offset, the bytes in groups, the characters. */
const LINES = {
  xxd: /^(?<offset>[\da-f]{8,16}): (?<digits>[\da-f]{2,64}(?: [\da-f]{2,64})*) {2,}(?<shown>.*)$/iu,
  hexdump: /^(?<offset>[\da-f]{8,16}) {2}(?<digits>[\da-f]{2}(?: {1,2}[\da-f]{2})*) *\|(?<shown>.*)\|$/iu,
  od: /^(?<offset>[\da-f]{6,16}) (?<digits>[\da-f]{2}(?: [\da-f]{2})*)(?: *>(?<shown>.*)<)?$/iu,
} as const;
type Program = keyof typeof LINES;

const LAST_LINE = /^[\da-f]{6,16}$/iu;
/** Stands for any number of lines that are equal to the one before. */
const SQUEEZED = '*';
/** A short text can stand for any number of bytes. */
const MAX_BYTES = 2 ** 26;
const MOST_COLUMNS = 256;
const COLUMNS = 16;

interface Style {
  readonly program: Program;
  readonly offsetDigits: number;
  readonly columns: number;
  readonly groupBytes: number;
  readonly isUpper: boolean;
  readonly hasCharacters: boolean;
  readonly isSqueezed: boolean;
  /** The last line is only the offset of the end. */
  readonly hasEnd: boolean;
  readonly lineBreak: string;
  readonly before: string;
  readonly after: string;
}

/** Dumps of bytes as xxd, `hexdump -C` and `od -A x -t x1z` write them. */
export const hexdump: Layer = {
  id: 'hexdump',
  read(content, scope) {
    if (content.kind !== 'text' || !START.test(content.text)) return undefined;
    const { text } = content;
    const [start, end] = [text.search(/[^\r\n]/u), endOfLines(text)];
    const lines = text.slice(start, end).split(/\r?\n/u);
    const program = (['xxd', 'hexdump', 'od'] as const).find((name) => LINES[name].test(lines[0] ?? ''));
    const bytes = program && bytesIn(lines, program, Math.min(scope.maxBytes, MAX_BYTES));
    if (!bytes) return undefined;
    const style: Style = {
      ...styleOf(lines, program),
      before: text.slice(0, start),
      after: text.slice(end),
      lineBreak: text.includes('\r\n') ? '\r\n' : '\n',
    };
    const isExact = write(bytes, style) === text;
    // Characters that fit the digits, or offsets that fit the lines, do not occur by chance.
    const isCertain = scope.expects === 'hexdump' || (isExact ? style.hasCharacters || lines.length > 1 : lines.length > 2);
    return {
      layer: 'hexdump',
      grade: isCertain ? 'certain' : 'likely',
      proof: { code: 'decodes-to-bytes', params: { size: bytes.length } },
      parts: [{ name: { code: 'content' }, content: contentOf(bytes) }],
      wrap(_part, changed) {
        const next = bytesOf(changed);
        return { content: textContent(equalBytes(next, bytes) ? text : write(next, style)) };
      },
    };
  },
};

function endOfLines(text: string): number {
  let end = text.length;
  while (end > 0 && '\r\n'.includes(text.charAt(end - 1))) end--;
  return end;
}

/** The bytes of all lines; undefined if the offset of a line is not the number of bytes before it. */
function bytesIn(lines: readonly string[], program: Program, maxBytes: number): Uint8Array | undefined {
  const rows: Uint8Array[] = [];
  let [count, isRepeating] = [0, false];
  for (const [index, line] of lines.entries()) {
    const groups = LINES[program].exec(line)?.groups;
    const last = rows.at(-1);
    const isEnd = !groups && index === lines.length - 1 && LAST_LINE.test(line);
    if (line === SQUEEZED && last && !isRepeating) {
      isRepeating = true;
      continue;
    }
    const offset = Number.parseInt(groups?.offset ?? line, 16);
    if ((!groups && !isEnd) || offset > maxBytes) return undefined;
    if (isRepeating && last) {
      const repeated = repeatBytes(last, Math.ceil((offset - count) / last.length));
      rows.push(repeated);
      count += repeated.length;
      isRepeating = false;
    }
    const row = bytesOfDigits(groups?.digits ?? '');
    if (count !== offset || !row) return undefined;
    rows.push(row);
    count += row.length;
  }
  return isRepeating || count > maxBytes ? undefined : concatBytes(rows);
}

function repeatBytes(row: Uint8Array, times: number): Uint8Array {
  const bytes = new Uint8Array(Math.max(0, times) * row.length);
  for (let at = 0; at < bytes.length; at += row.length) bytes.set(row, at);
  return bytes;
}

function bytesOfDigits(digits: string): Uint8Array | undefined {
  const hex = digits.replaceAll(' ', '');
  return hex.length % 2 > 0 ? undefined : decodeHex(hex, 'text');
}

function styleOf(lines: readonly string[], program: Program): Omit<Style, 'before' | 'after' | 'lineBreak'> {
  const [first = ''] = lines;
  const { offset = '', digits = '', shown } = LINES[program].exec(first)?.groups ?? {};
  const groupBytes = program === 'xxd' ? (digits.split(' ', 1)[0] ?? '').length / 2 : 1;
  const inFirst = digits.replaceAll(' ', '').length / 2;
  const isAlone = lines.length === 1 || (lines.length === 2 && LAST_LINE.test(lines[1] ?? ''));
  return {
    program,
    offsetDigits: offset.length,
    columns: !isAlone ? inFirst : program === 'xxd' ? columnsOf(first.length - inFirst, groupBytes) : Math.max(COLUMNS, inFirst),
    groupBytes,
    isUpper: lines.some((line) => /[A-F]/u.test(LINES[program].exec(line)?.groups?.digits ?? '')),
    hasCharacters: shown !== undefined,
    isSqueezed: lines.includes(SQUEEZED) || program !== 'xxd',
    hasEnd: lines.length > 1 && LAST_LINE.test(lines.at(-1) ?? ''),
  };
}

/** How many bytes a line of xxd holds, from the index of its characters. */
function columnsOf(start: number, groupBytes: number): number {
  for (let columns = 1; columns <= MOST_COLUMNS; columns++) if (widthOf(columns, groupBytes) + XXD_MARKS === start) return columns;
  return COLUMNS;
}

/** The digits of an offset, the colon, and the spaces around the bytes. */
const XXD_MARKS = 8 + 2 + 2;

/** Characters for the bytes of a whole line of xxd, which has no place for a space after an incomplete group. */
const widthOf = (columns: number, groupBytes: number): number => Math.floor(((2 * groupBytes + 1) * columns - 1) / groupBytes);

function write(bytes: Uint8Array, style: Style): string {
  const { columns, isSqueezed, hasEnd, lineBreak, before, after } = style;
  const lines: string[] = [];
  for (let at = 0; at < bytes.length; at += columns) {
    const row = bytes.subarray(at, at + columns);
    const isRepeated =
      isSqueezed && at > 0 && (at + columns < bytes.length || (hasEnd && row.length === columns)) && equalBytes(row, bytes.subarray(at - columns, at));
    if (!isRepeated) lines.push(writeLine(row, at, style));
    else if (lines.at(-1) !== SQUEEZED) lines.push(SQUEEZED);
  }
  if (hasEnd) lines.push(writeOffset(bytes.length, style));
  return before + lines.join(lineBreak) + after;
}

const writeOffset = (offset: number, { offsetDigits }: Style): string => offset.toString(16).padStart(offsetDigits, '0');

function writeLine(row: Uint8Array, at: number, style: Style): string {
  const { program, columns, groupBytes, hasCharacters } = style;
  const offset = writeOffset(at, style);
  const digits = writeDigits(row, style);
  const characters = Array.from(row, (byte) => (byte >= 0x20 && byte < 0x7f ? String.fromCharCode(byte) : '.')).join('');
  if (program === 'xxd') return `${offset}: ${digits.padEnd(widthOf(columns, groupBytes))}  ${characters}`;
  const width = 3 * columns - 1;
  if (program === 'hexdump') return `${offset}  ${digits.padEnd(width + 1)}  |${characters}|`;
  return hasCharacters ? `${offset} ${digits.padEnd(width)}  >${characters}<` : `${offset} ${digits}`;
}

function writeDigits(row: Uint8Array, { program, groupBytes, isUpper }: Style): string {
  const groups: string[] = [];
  for (let at = 0; at < row.length; at += groupBytes) groups.push(encodeHex(row.subarray(at, at + groupBytes), { uppercase: isUpper }));
  // `hexdump -C` separates the halves of a line by one more space.
  return program === 'hexdump' && groups.length > COLUMNS / 2 ? `${groups.slice(0, 8).join(' ')}  ${groups.slice(8).join(' ')}` : groups.join(' ');
}
