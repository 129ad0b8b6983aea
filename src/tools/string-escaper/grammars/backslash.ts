import { readUtf8 } from '../../../lib/charset/utf8.ts';
import { escapePattern } from '../../../lib/regex/escape.ts';
import type { Reader } from '../form.ts';
import { readBody } from '../form.ts';
import type { Treatment } from '../report.ts';
import { Report } from '../report.ts';

/** The escapes of a language, as far as they are letters and numbers after one character. */
export interface Escapes {
  /** Default: a backslash. */
  readonly sign?: '`';
  /** What the letters and marks after the sign stand for. */
  readonly letters: Readonly<Record<string, string>>;
  /** Source of a pattern for octal digits. */
  readonly octal?: string;
  /** Source of a pattern for hex digits after `\x`. */
  readonly hex?: string;
  /** Source of a pattern for what follows the sign and `u`. */
  readonly unicode?: string;
  /** Whether there are escapes `\u{1F600}`. */
  readonly braced?: true;
  /** Source of a pattern for hex digits after `\U`. */
  readonly long?: string;
  /** Whether there are escapes `\N{NAME}`. */
  readonly names?: true;
  /** Whether there are escapes `\cX`. */
  readonly controls?: true;
  /** Octal and `\x` are bytes of UTF-8; otherwise they are code points. */
  readonly bytes?: true;
  /** A line end after the sign is removed with it. */
  readonly continuation?: true;
  /** `\u` of a surrogate: half of a pair, or not allowed. */
  readonly surrogates: 'units' | 'single' | 'refused';
  readonly unknown: Treatment;
  /** Whether NUL ends a string, so that it cannot contain one. */
  readonly endsAtNul?: true;
  /** Octal escapes other than `\0` belong to the past. */
  readonly legacyOctal?: true;
}

/** Returns the code point of a character by its name; undefined for unknown names. */
export type CodePointOfName = (name: string) => number | undefined;

export interface ReaderOptions {
  readonly escapes: Escapes;
  /** A quote that stands for itself when doubled. */
  readonly doubled?: string;
  /** The quotes that end the string: one without an escape is an error. */
  readonly quote?: string;
  /** A string may not contain line breaks. */
  readonly oneLine?: true;
  /** A string may not contain control characters. */
  readonly noControls?: true;
  /** Source of a pattern for variables and commands, which are kept. */
  readonly expansion?: string;
  /** Default: no names are known. */
  readonly codePointOf?: CodePointOfName;
}

const MAX_CODE_POINT = 0x10_ffff;
const CONTROL_BITS = 0x1f;
const MAX_BYTE = 0xff;

/** Creates the reader for the escapes of a language. */
export function readerOf(options: ReaderOptions): Reader {
  return { pattern: patternOf(options), replace: (match, at, report) => valueOf(match, at, options, report) };
}

function patternOf({ escapes, doubled, quote, oneLine, noControls, expansion }: ReaderOptions): RegExp {
  const sign = escapePattern(escapes.sign ?? '\\');
  const { octal, hex, unicode, long } = escapes;
  const numbers = [...(octal === undefined ? [] : [sign + octal]), ...(hex === undefined ? [] : [`${sign}x${hex}`])].join('|');
  const alternatives = [
    ...(numbers === '' ? [] : [escapes.bytes ? `(?<bytes>(?:${numbers})+)` : `(?<number>${numbers})`]),
    ...(unicode === undefined ? [] : [`${sign}u(?<unit>${unicode})`]),
    ...(escapes.braced ? [String.raw`${sign}u\{(?<braced>[\dA-Fa-f]+)\}`] : []),
    ...(long === undefined ? [] : [`${sign}U(?<long>${long})`]),
    ...(escapes.names ? [String.raw`${sign}N\{(?<name>[^{}\n]*)\}`] : []),
    ...(escapes.controls ? [String.raw`${sign}c(?<control>[\s\S])`] : []),
    ...(escapes.continuation ? [String.raw`${sign}(?<lineEnd>\r\n|[\n\r])`] : []),
    String.raw`${sign}(?<letter>[\s\S])`,
    `(?<sign>${sign})`,
    ...(doubled === undefined ? [] : [`(?<doubled>${doubled}${doubled})`]),
    ...(quote === undefined ? [] : [`(?<quote>${quote})`]),
    ...(noControls ? [String.raw`(?<bareControl>[\0-\x1F])`] : oneLine ? [String.raw`(?<bareLine>\r\n|[\n\r])`] : []),
    ...(expansion === undefined ? [] : [`(?<expansion>${expansion})`]),
  ];
  return new RegExp(alternatives.join('|'), 'gu');
}

function valueOf(match: RegExpExecArray, at: number, options: ReaderOptions, report: Report): string {
  const { 0: source, groups = {} } = match;
  const { bytes, number, unit, braced, long, name, control, lineEnd, letter, sign, doubled, quote, bareControl, bareLine, expansion } = groups;
  const { escapes } = options;
  if (letter !== undefined) return valueOfLetter(letter, source, at, escapes, report);
  if (doubled !== undefined) return doubled.slice(0, doubled.length / 2);
  if (lineEnd !== undefined) return '';
  const digits = unit ?? braced ?? long;
  if (digits !== undefined) return valueOfUnicode(digits, source, at, escapes, report);
  if (bytes !== undefined) return valueOfBytes(source, at, escapes, report);
  if (number !== undefined) return valueOfNumber(source, at, escapes, report);
  if (name !== undefined) return valueOfName(name, source, at, options, report);
  if (control !== undefined) return String.fromCharCode(control.toUpperCase().charCodeAt(0) & CONTROL_BITS);
  if (sign !== undefined) return report.refuse('end', at, source);
  if (quote !== undefined) report.warn('unescaped-quote', at, source);
  else if (expansion !== undefined) report.warn('expansion', at, source);
  else if (bareLine !== undefined) report.warnOnce('line-break', at);
  else if (bareControl !== undefined) report.warnOnce('control-character', at);
  return source;
}

function valueOfLetter(letter: string, source: string, at: number, escapes: Escapes, report: Report): string {
  const value = escapes.letters[letter];
  if (value !== undefined) return value;
  if (lacksDigits(letter, escapes)) return report.refuse('digits', at, source);
  if (escapes.unknown === 'error') return report.refuse('unknown', at, source);
  report.addUnknown(source, at, escapes.unknown);
  return escapes.unknown === 'keep' ? source : letter;
}

/** Whether the letter starts an escape of the language that needs digits or a name. Bash keeps such escapes. */
const lacksDigits = (letter: string, { hex, unicode, braced, long, names, unknown, controls }: Escapes): boolean =>
  !(unknown === 'keep' && controls) &&
  ((letter === 'x' && hex !== undefined) ||
    (letter === 'u' && (unicode !== undefined || braced === true)) ||
    (letter === 'U' && long !== undefined) ||
    (letter === 'N' && names === true));

function valueOfUnicode(digits: string, source: string, at: number, { surrogates, endsAtNul }: Escapes, report: Report): string {
  const code = Number.parseInt(digits.replace(/^u+/u, ''), 16);
  if (code > MAX_CODE_POINT) return report.refuse('range', at, source);
  if (endsAtNul && code === 0) return report.refuse('nul', at, source);
  if (code >= 0xd8_00 && code <= 0xdf_ff && surrogates !== 'units') {
    if (surrogates === 'refused') return report.refuse('surrogate', at, source);
    report.warn('unpaired-surrogate', at, source);
  }
  return String.fromCodePoint(code);
}

const numberOf = (escape: string): number => (/^.x/u.test(escape) ? Number.parseInt(escape.slice(2), 16) : Number.parseInt(escape.slice(1), 8));

function valueOfNumber(source: string, at: number, { legacyOctal }: Escapes, report: Report): string {
  const code = numberOf(source);
  if (code > MAX_CODE_POINT) return report.refuse('range', at, source);
  if (legacyOctal && !/^.(?:0$|x)/u.test(source)) report.warn('legacy-octal', at, source);
  return String.fromCodePoint(code);
}

function valueOfBytes(source: string, at: number, { endsAtNul }: Escapes, report: Report): string {
  const codes = Array.from(source.matchAll(/\\(?:x[\dA-Fa-f]+|[0-7]+)/gu), ({ 0: escape, index }) => ({ code: numberOf(escape), escape, index }));
  const wrong = codes.find(({ code }) => code > MAX_BYTE || (endsAtNul && code === 0));
  if (wrong) return report.refuse(wrong.code === 0 ? 'nul' : 'range', at + wrong.index, source);
  return readUtf8(Uint8Array.from(codes, ({ code }) => code)) ?? report.refuse('bytes', at, source);
}

function valueOfName(name: string, source: string, at: number, { codePointOf }: ReaderOptions, report: Report): string {
  const code = codePointOf?.(name);
  return code === undefined ? report.refuse('name', at, source) : String.fromCodePoint(code);
}

/** What a language makes of an escape: the characters, or its treatment of unknown ones. */
export function fateOf(escape: string, escapes: Escapes): { readonly value: string } | Treatment {
  const report = new Report({ text: escape, field: '', language: 'json', layer: 1, malformed: 'keep' });
  const value = readBody({ text: escape, at: 0 }, readerOf({ escapes }), report);
  const [unknown] = report.unknown;
  if (unknown) return unknown.treatment;
  return report.has('kept-malformed', 'cut-escape') ? 'error' : { value };
}
