import { encodeUtf8 } from '../../../lib/charset/utf8.ts';
import type { Form, Writer } from '../form.ts';
import type { Report } from '../report.ts';
import type { CodePointOfName, ReaderOptions } from './backslash.ts';
import { readerOf } from './backslash.ts';
import * as escapes from './escapes.ts';
import { asUnits, asUniversal, hexOf, isSurrogate, writerOf } from './write.ts';

/** How a string shall be written. */
export interface Writing {
  readonly escapeNonAscii: boolean;
}

const NEXT_LINE = '\x85';
const LINES = { '\n': String.raw`\n`, '\r': String.raw`\r`, '\t': String.raw`\t` } as const;
const SHORT = { '\\': '\\\\', '\b': String.raw`\b`, '\f': String.raw`\f`, ...LINES } as const;
const C_SHORT = { ...SHORT, '\x07': String.raw`\a`, '\v': String.raw`\v` } as const;
const byHex = (code: number): string => String.raw`\x${hexOf(code, 2)}`;

const escaped = (quote: string): Readonly<Record<string, string>> => ({ [quote]: `\\${quote}` });

function quoted(quote: string, writer: Writer, reading: ReaderOptions): Form {
  return { open: quote, close: quote, writer, reader: readerOf({ quote, ...reading }) };
}

export const json = ({ escapeNonAscii }: Writing): Form =>
  quoted('"', writerOf({ letters: { ...SHORT, ...escaped('"'), '\x7f': '\x7f' }, numeric: asUnits, also: String.raw`"\\`, escapeNonAscii }), {
    escapes: escapes.json,
    noControls: true,
  });

const javascriptNumber = (code: number): string => (code <= 0x7f ? byHex(code) : asUnits(code));

export const javascript = (quote: '"' | "'", { escapeNonAscii }: Writing): Form =>
  quoted(
    quote,
    writerOf({
      letters: { ...SHORT, '\v': String.raw`\v`, ...escaped(quote) },
      numeric: javascriptNumber,
      also: String.raw`${quote}\\\u2028\u2029`,
      escapeNonAscii,
    }),
    { escapes: escapes.javascript, oneLine: true },
  );

/** A template literal: line feeds stay, and `${` is escaped. */
export const template = ({ escapeNonAscii }: Writing): Form => ({
  open: '`',
  close: '`',
  writer: writerOf({
    letters: { ...SHORT, '\n': '\n', '\t': '\t', '\v': String.raw`\v`, '`': '\\`', $: String.raw`\$` },
    numeric: javascriptNumber,
    also: '`\\\\\\u2028\\u2029$',
    escapeNonAscii,
  }),
  reader: readerOf({ escapes: escapes.javascript, quote: '`', expansion: String.raw`\$\{` }),
});

export const java = ({ escapeNonAscii }: Writing): Form => {
  const { pattern, replace } = readerOf({ escapes: escapes.java, quote: '"', oneLine: true });
  return {
    open: '"',
    close: '"',
    writer: writerOf({ letters: { ...SHORT, ...escaped('"') }, numeric: asUnits, also: String.raw`"\\`, escapeNonAscii }),
    reader: {
      pattern: new RegExp(String.raw`(?<early>\\u+(?:005[Cc]|0022|000[AaDd]))|${pattern.source}`, 'gu'),
      // Unicode escapes are translated before strings are read (section 3.3), so these would be an escape, the end of the string or of the line.
      replace: (match, at, report) => (match.groups?.early === undefined ? replace(match, at, report) : report.refuse('early', at, match[0])),
    },
  };
};

/** The bytes of UTF-8 as octal escapes: unlike hex ones, they end after three digits. */
const asOctal = (code: number): string => Array.from(encodeUtf8(String.fromCodePoint(code), ''), (byte) => `\\${byte.toString(8).padStart(3, '0')}`).join('');

function cNumber(code: number, at: number, report: Report): string {
  if (isSurrogate(code)) return report.refuseCharacter(at);
  // Universal character names start at U+00A0 (C23, section 6.4.3).
  return code < 0xa0 ? asOctal(code) : asUniversal(code);
}

export const c = ({ escapeNonAscii }: Writing): Form => {
  const { pattern, replace } = writerOf({ letters: { ...C_SHORT, ...escaped('"') }, numeric: cNumber, also: String.raw`"\\`, escapeNonAscii });
  return quoted(
    '"',
    // Two question marks start a trigraph before C23.
    {
      pattern: new RegExp(String.raw`(?<=\?)\?|${pattern.source}`, 'gu'),
      replace: (match, at, text, report) => (match === '?' ? String.raw`\?` : replace(match, at, text, report)),
    },
    { escapes: escapes.c, oneLine: true },
  );
};

/** Also escapes the characters that end a line in C#. */
export const csharp = ({ escapeNonAscii }: Writing): Form =>
  quoted(
    '"',
    writerOf({
      letters: { ...C_SHORT, '\0': String.raw`\0`, ...escaped('"') },
      numeric: asUnits,
      also: String.raw`"\\${NEXT_LINE}\u2028\u2029`,
      escapeNonAscii,
    }),
    { escapes: escapes.csharp, oneLine: true },
  );

/** Text between two quotes that is taken literally, with a doubled quote for one. */
export const doubling = (open: string, quote: string, also = ''): Form => ({
  open,
  close: quote,
  writer: { pattern: new RegExp(`[${quote}${also}]`, 'gu'), replace: (match) => match + match },
  reader: {
    pattern: new RegExp(`(?<doubled>[${quote}${also}]{2})|[${quote}]`, 'gu'),
    replace: ({ 0: match, groups }, at, report) => {
      if (groups?.doubled !== undefined) return match.slice(0, match.length / 2);
      report.warn('unescaped-quote', at, match);
      return match;
    },
  },
});

export const verbatim = (): Form => doubling('@"', '"');

const goNumber = (code: number, at: number, report: Report): string => {
  if (isSurrogate(code)) return report.refuseCharacter(at);
  return code <= 0x7f ? byHex(code) : asUniversal(code);
};

export const go = ({ escapeNonAscii }: Writing): Form =>
  quoted('"', writerOf({ letters: { ...C_SHORT, ...escaped('"') }, numeric: goNumber, also: String.raw`"\\\uFEFF`, escapeNonAscii }), {
    escapes: escapes.go,
    oneLine: true,
  });

/** A raw string: no escapes, so it can contain neither a backtick, nor a carriage return, which is dropped, nor a byte order mark. */
export const goRaw = (): Form => ({
  open: '`',
  close: '`',
  writer: { pattern: /[`\r\0\uFEFF\p{Surrogate}]/gu, replace: (_match, at, _text, report) => report.refuseCharacter(at) },
  reader: { pattern: /\r/gu, replace: () => '' },
  excludes: /`/u,
});

const pythonNumber = (code: number): string => (code <= 0xff ? byHex(code) : asUniversal(code));

export const python = (quote: '"' | "'", { escapeNonAscii }: Writing, codePointOf?: CodePointOfName): Form =>
  quoted(quote, writerOf({ letters: { ...C_SHORT, ...escaped(quote) }, numeric: pythonNumber, also: String.raw`${quote}\\`, escapeNonAscii }), {
    escapes: escapes.python,
    oneLine: true,
    ...(codePointOf && { codePointOf }),
  });
