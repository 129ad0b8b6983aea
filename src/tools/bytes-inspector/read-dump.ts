import { InputError } from '../../contract/errors.ts';
import { splitLines } from '../../lib/lines/lines.ts';
import type { Notation, Note } from './codes.ts';

export interface ReadBytes {
  readonly bytes: Uint8Array;
  readonly notation: Notation;
  readonly notes: readonly Note[];
}

interface Line {
  /** As written. */
  readonly offset: string;
  readonly hasColon: boolean;
  /** The numbers after the offset, without the text column. */
  readonly tokens: readonly string[];
  /** Whether the lines before were repeated, which `*` stands for. */
  readonly isAfterRepeat: boolean;
  readonly hasBars: boolean;
}

const OFFSET = /^[ \t]*(?:0x)?([\da-f]{4,16})(:?)(?=[ \t]|$)/iu;
/** An offset of zero, with which dumps start. Other text rarely starts like this. */
const ZERO = /^0{6,}$/u;
/** Longer lines have no text column. */
const MAX_TEXT = 8192;
/** Two spaces divide the two halves of a line; more come before the text. */
const HALF = 8;

/**
 * Reads the output of xxd, hexdump, od and Wireshark, whose lines start with an offset; undefined for other text.
 * @throws InputError `invalid-notation` on `field` where the numbers of a dump cannot be read
 */
export function readDump(text: string, field: string): ReadBytes | undefined {
  const lines = linesOf(text, field);
  const width = lines?.find(({ tokens }) => tokens.length > 0)?.tokens[0]?.length ?? 0;
  if (!lines || !lines.every((line) => isNumbers(line, width))) return undefined;
  const [first] = lines;
  const hasColon = first?.hasColon === true;
  // Only dumps of single bytes have offsets of four digits. Others are hex words.
  if (!hasColon && first?.offset.length === 4 && width !== 2) return undefined;
  const radix = hasColon ? 16 : radixOf(lines, width);
  // Digits in columns look the same, but do not start at zero and do not continue.
  if (radix === undefined && !hasColon && Number.parseInt(first?.offset ?? '1', 16) !== 0) return undefined;
  return join(lines, { width, radix: radix ?? 16, isLittleEndian: !hasColon && width > 3 });
}

/** Width of a number in characters → its bytes: hex, and for 3 and 6 characters octal. */
const SIZES: Readonly<Record<number, number>> = { 2: 1, 3: 1, 4: 2, 6: 2, 8: 4, 16: 8 };

const OCTAL = /^(?:[0-3][0-7]{2}|[01][0-7]{5})$/u;

/** Whether all numbers have the width of the first one. Only od writes octal numbers, and only xxd a shorter word at the end. */
function isNumbers({ tokens, hasColon }: Line, width: number): boolean {
  if (width === 3 || width === 6) return !hasColon && tokens.every((token) => token.length === width && OCTAL.test(token));
  return SIZES[width] !== undefined && tokens.every((token) => token.length === width || (hasColon && token.length % 2 === 0));
}

function linesOf(text: string, field: string): readonly Line[] | undefined {
  const lines: Line[] = [];
  let isAfterRepeat = false;
  for (const [index, line] of splitLines(text).entries()) {
    if (line.trim() === '') continue;
    if (line.trim() === '*') {
      isAfterRepeat = true;
      continue;
    }
    const [start = '', offset = '', colon = ''] = OFFSET.exec(line) ?? [];
    if (start === '') return undefined;
    const hasColon = colon !== '';
    const numbers = line.slice(start.length);
    const { tokens, end } = tokensBeforeBars(numbers) ?? tokensOf(numbers, hasColon);
    // Only the end of a dump has an offset alone.
    if (tokens.length === 0 && lines.length === 0) return undefined;
    const rest = line.slice(start.length + end);
    const gap = rest.length - rest.trimStart().length;
    // Two spaces divide the numbers from the text.
    if (gap < rest.length && (tokens.length === 0 || gap < 2)) {
      if (!ZERO.test(lines[0]?.offset ?? offset)) return undefined;
      throw new InputError('invalid-notation', { field, position: { line: index + 1, character: start.length + end + gap + 1 } });
    }
    lines.push({ offset, hasColon, tokens, isAfterRepeat, hasBars: hasBars(line) });
    isAfterRepeat = false;
  }
  return lines.length > 0 ? lines : undefined;
}

/** Whether the text column is between bars, as of hexdump, or angle brackets, as of od. */
function hasBars(line: string): boolean {
  const end = line.trimEnd();
  return end.length < MAX_TEXT && ((end.endsWith('|') && end.indexOf('|') < end.length - 1) || (end.endsWith('<') && end.includes('>')));
}

interface Tokens {
  readonly tokens: readonly string[];
  /** Where the last one ends. */
  readonly end: number;
}

/** The bytes of hexdump -C, with a gap at any half, if there are as many as characters between the bars. */
function tokensBeforeBars(text: string): Tokens | undefined {
  const [bar, last] = [text.indexOf('|'), text.trimEnd().length - 1];
  if (bar < 0 || last <= bar || last > MAX_TEXT || text[last] !== '|') return undefined;
  const numbers = text.slice(0, bar).trimEnd();
  const tokens = numbers.trimStart().split(/[ \t]+/u);
  const isComplete = tokens.length === last - bar - 1 && tokens.every((token) => /^[\da-f]{2}$/iu.test(token));
  return isComplete && bar - numbers.length >= 2 ? { tokens, end: numbers.length } : undefined;
}

function tokensOf(text: string, hasColon: boolean): Tokens {
  const width = /^[ \t]+([\da-f]+)(?=[ \t]|$)/iu.exec(text)?.[1]?.length ?? 0;
  const size = SIZES[width] ?? 0;
  if (size === 0) return { tokens: [], end: 0 };
  const token = new RegExp(`([ \\t]+)([\\da-f]{2,${width}})(?=[ \\t]|$)`, 'iuy');
  const tokens: string[] = [];
  let end = 0;
  for (let found = token.exec(text); found; found = token.exec(text)) {
    const [, gap = '', digits = ''] = found;
    const isHalf = !hasColon && tokens.length * size === HALF && gap.length === 2;
    if (tokens.length > 0 && gap.length > 1 && !isHalf && !isPadded(gap, width)) break;
    if (digits.length !== width && !(hasColon && digits.length % 2 === 0)) break;
    tokens.push(digits);
    end = token.lastIndex;
  }
  return { tokens, end };
}

/** od and hexdump align words of two and more bytes with more spaces. */
const isPadded = (gap: string, width: number): boolean => gap.length <= 4 && width > 2 && width !== 3 && gap.length > 2;

/** The radix in which the offsets continue: those of od are octal, those of hexdump hexadecimal. */
function radixOf(lines: readonly Line[], width: number): number | undefined {
  const size = SIZES[width] ?? 1;
  return [16, 8, 10].find(
    (radix) =>
      lines.every((line, index) => {
        const before = lines[index - 1];
        if (!before) return true;
        const [from, to] = [Number.parseInt(before.offset, radix), Number.parseInt(line.offset, radix)];
        const length = before.tokens.length * size;
        if (line.isAfterRepeat) return to > from + length;
        // The last word may be half full.
        return to === from + length || (line.tokens.length === 0 && to < from + length && to > from + length - size);
      }) && lines.length > 1,
  );
}

interface Layout {
  readonly width: number;
  readonly radix: number;
  readonly isLittleEndian: boolean;
}

/** Maximum for repeated lines: as many as can be converted, so that a few characters do not fill the memory. */
const MAX_BYTES = 2 ** 24;

interface Piece {
  readonly bytes: Uint8Array;
  /** Less than the bytes if the end is cut off, more if they repeat. */
  length: number;
}

function join(lines: readonly Line[], { width, radix, isLittleEndian }: Layout): ReadBytes | undefined {
  const pieces: Piece[] = [];
  let [length, isContinuous] = [0, true];
  const base = Number.parseInt(lines[0]?.offset ?? '0', radix);
  for (const line of lines) {
    const at = Number.parseInt(line.offset, radix) - base;
    const previous = pieces.at(-1);
    if (line.isAfterRepeat && previous) {
      const size = previous.bytes.length;
      // Only full lines repeat.
      if (at > MAX_BYTES || size === 0 || size !== pieces[0]?.bytes.length) return undefined;
      const repeated = Math.max(0, Math.floor((at - length) / size)) * size;
      previous.length += repeated;
      length += repeated;
    }
    const isEnd = line.tokens.length === 0 && line === lines.at(-1);
    if (isEnd && at < length && previous && length - at < previous.bytes.length) {
      previous.length -= length - at;
      length = at;
    }
    if (at !== length) isContinuous = false;
    const bytes = bytesOf(line.tokens, width, isLittleEndian);
    pieces.push({ bytes, length: bytes.length });
    length += bytes.length;
  }
  const all = joinPieces(pieces, length);
  const [first] = lines;
  const notation = first?.hasColon ? 'xxd' : first?.hasBars ? 'hexdump' : (first?.offset.length ?? 0) === 4 ? 'wireshark' : radix === 16 ? 'hexdump' : 'od';
  return {
    bytes: all,
    notation,
    notes: [...(isContinuous ? [] : (['offsets-not-continuous'] as const)), ...(isLittleEndian ? (['little-endian-words'] as const) : [])],
  };
}

function joinPieces(pieces: readonly Piece[], total: number): Uint8Array {
  const all = new Uint8Array(total);
  let at = 0;
  for (const { bytes, length } of pieces) {
    all.set(bytes.subarray(0, length), at);
    // Doubles what is there.
    for (let filled = bytes.length; filled > 0 && filled < length; filled *= 2) all.copyWithin(at + filled, at, at + Math.min(filled, length - filled));
    at += length;
  }
  return all;
}

function bytesOf(tokens: readonly string[], width: number, isLittleEndian: boolean): Uint8Array {
  const isOctal = width === 3 || width === 6;
  return Uint8Array.from(
    tokens.flatMap((token) => {
      const value = BigInt(isOctal ? `0o${token}` : `0x${token}`);
      const size = isOctal ? (SIZES[width] ?? 1) : token.length / 2;
      const bytes = Array.from({ length: size }, (_, index) => Number((value >> BigInt(8 * index)) & 255n));
      return isLittleEndian ? bytes : bytes.toReversed();
    }),
  );
}
