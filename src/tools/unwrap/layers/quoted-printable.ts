import { concatBytes } from '../../../lib/bytes/concat.ts';
import type { QuotedPrintableStyle } from '../../../lib/quoted-printable/quoted-printable.ts';
import { decodeQuotedPrintable, encodeQuotedPrintableLine, linesOfBytes } from '../../../lib/quoted-printable/quoted-printable.ts';
import { equalBytes } from '../../../lib/signature/equal.ts';
import { bytesOf, contentOf, textContent } from '../content.ts';
import { judge } from '../decoded.ts';
import type { Layer } from '../layer.ts';

const NOT_ASCII = /[^\t\n\r -~]/u;
const BAD_EQUALS = /=(?![\dA-F]{2}|[ \t]*\r?\n)/u;
const SOFT_BREAK = /=[ \t]*\r?\n/gu;
const ESCAPE = /=([\dA-F]{2})/gu;
/** RFC 2045, section 6.7, rule 5. */
const LONGEST_LINE = 76;
/** Encoders fill their lines; an equals sign at the end of a short line is something else. */
const SHORTEST_BROKEN_LINE = 50;

/** Base64 also ends with an equals sign. */
const BASE64_END = /[\w+/-]{24}=?$/u;

/** A line up to its hard line break, as it is written and decoded. */
interface Line {
  readonly raw: string;
  readonly bytes: Uint8Array;
}

/** Quoted-printable (RFC 2045, section 6.7) of emails and vCards. */
export const quotedPrintable: Layer = {
  id: 'quoted-printable',
  read(content, scope) {
    if (content.kind !== 'text' || !content.text.includes('=') || NOT_ASCII.test(content.text) || BAD_EQUALS.test(content.text)) return undefined;
    const { text } = content;
    const lines = linesOf(text);
    const bytes = concatBytes(lines.map((line) => line.bytes));
    const style = styleOf(text, lines);
    const inner = contentOf(bytes);
    const judged = judge('quoted-printable', inner, scope);
    const isSure = isMarked(text, inner.kind === 'text');
    return {
      layer: 'quoted-printable',
      ...judged,
      grade: scope.expects === 'quoted-printable' ? 'certain' : isSure ? judged.grade : isExact(lines, style) && inner.kind === 'text' ? 'likely' : 'possible',
      proof: judged.proof.code === 'decodes-to-text' ? { code: 'escapes', params: { count: text.split('=').length - 1 } } : judged.proof,
      parts: [{ name: { code: 'content' }, content: inner }],
      wrap: (_part, changed) => ({ content: textContent(rewriteLines(lines, bytesOf(changed), style)) }),
    };
  },
};

/** Splits before each line that no soft break joins with the one before. */
function linesOf(text: string): readonly Line[] {
  const raws: string[] = [];
  let start = 0;
  for (let end = text.indexOf('\n') + 1; end > 0; end = text.indexOf('\n', end) + 1) {
    if (/=[ \t]*\r?\n$/u.test(text.slice(Math.max(start, end - LONGEST_LINE), end))) continue;
    raws.push(text.slice(start, end));
    start = end;
  }
  if (start < text.length) raws.push(text.slice(start));
  return raws.map((raw) => ({ raw, bytes: decodeQuotedPrintable(raw) ?? new Uint8Array() }));
}

/** Letters in UTF-8, an escaped equals sign besides other escapes, or lines that are broken where encoders break them. */
function isMarked(text: string, isText: boolean): boolean {
  const escapes = new Set(text.match(ESCAPE));
  const isOther = isText && [...escapes].some((escape) => escape >= '=80');
  const breaks = text.split(SOFT_BREAK).slice(0, -1);
  const isBroken = breaks.some(isBrokenByEncoder);
  return isOther || isBroken || (escapes.has('=3D') && text.split('=3D').length > 2);
}

/** Whether a line is as long as encoders make it. Letters without spaces may also be Base64 with its padding, unless the line is full. */
function isBrokenByEncoder(text: string): boolean {
  const length = text.length - text.lastIndexOf('\n');
  const isFull = length <= LONGEST_LINE && length > LONGEST_LINE - ESCAPE_LENGTH;
  return length > SHORTEST_BROKEN_LINE && (isFull || !BASE64_END.test(text.slice(-LONGEST_LINE)));
}

const ESCAPE_LENGTH = 3;

function styleOf(text: string, lines: readonly Line[]): QuotedPrintableStyle {
  const physical = text.split(/\r?\n/u);
  const broken = physical.filter((line) => line.endsWith('='));
  const longest = Math.max(0, ...lengthsOf(broken));
  const hasLongLine = physical.some((line) => line.length > LONGEST_LINE);
  const width = longest >= SHORTEST_BROKEN_LINE ? longest : hasLongLine ? 0 : LONGEST_LINE;
  const literal = new Set(text.replaceAll(SOFT_BREAK, '').replaceAll(ESCAPE, ''));
  const used = new Set(Array.from(text.matchAll(ESCAPE), ([, digits = '']) => Number.parseInt(digits, 16)));
  const escaped = new Set([...used].filter((byte) => byte < 0x7f && !literal.has(String.fromCharCode(byte))));
  const style = { width, lineBreak: text.includes('\r\n') ? '\r\n' : '\n', fillsLines: true, escaped };
  // A line that ends before an escape of three characters is shorter than the width.
  const widths = width === 0 ? [0] : [...new Set([width, LONGEST_LINE, width + 1, width + 2])];
  const styles = widths.flatMap((candidate) => [true, false].map((fillsLines) => ({ ...style, width: candidate, fillsLines })));
  return styles.find((candidate) => isExact(lines, candidate)) ?? style;
}

/** Without duplicates: a call with a hundred thousand arguments overflows the stack. */
const lengthsOf = (lines: readonly string[]): readonly number[] => [...new Set(lines.map(({ length }) => length))];

const isExact = (lines: readonly Line[], style: QuotedPrintableStyle): boolean => lines.every(({ raw, bytes }) => encode(bytes, style) === raw);

function rewriteLines(lines: readonly Line[], changed: Uint8Array, style: QuotedPrintableStyle): string {
  let [first, start, last, end] = [0, 0, lines.length, changed.length];
  for (; first < last; first++) {
    const { bytes } = lines[first] ?? NO_LINE;
    if (!equalBytes(bytes, changed.subarray(start, start + bytes.length))) break;
    start += bytes.length;
  }
  for (; last > first; last--) {
    const { bytes } = lines[last - 1] ?? NO_LINE;
    if (end - bytes.length < start || !equalBytes(bytes, changed.subarray(end - bytes.length, end))) break;
    end -= bytes.length;
  }
  const kept = (from: number, to: number): string =>
    lines
      .slice(from, to)
      .map(({ raw }) => raw)
      .join('');
  return kept(0, first) + encode(changed.subarray(start, end), style) + kept(last, lines.length);
}

const NO_LINE: Line = { raw: '', bytes: new Uint8Array() };
const [LINE_FEED, RETURN] = [0x0a, 0x0d] as const;

/** Encodes lines with their line breaks, which are escaped if the original escapes them. */
function encode(bytes: Uint8Array, style: QuotedPrintableStyle): string {
  if (style.escaped.has(LINE_FEED)) return encodeQuotedPrintableLine(bytes, style);
  return linesOfBytes(bytes)
    .map((line) => {
      const hasBreak = line.at(-1) === LINE_FEED;
      const length = hasBreak ? (line.at(-2) === RETURN ? 2 : 1) : 0;
      const lineBreak = length === 0 ? '' : length === 1 ? '\n' : '\r\n';
      return encodeQuotedPrintableLine(line.subarray(0, line.length - length), style) + lineBreak;
    })
    .join('');
}
