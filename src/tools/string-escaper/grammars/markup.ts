import { latexCharacter, latexCommands } from '../../../lib/latex/escape.ts';
import type { Form } from '../form.ts';
import type { Report } from '../report.ts';
import type { Writing } from './programs.ts';
import { doubling } from './programs.ts';

const NAMES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
// Maps, because names in a text may be those of prototype members.
const VALUES: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);
/** Characters that XML 1.0 does not allow, escaped or not (section 2.2). */
const FORBIDDEN = String.raw`\0-\x08\v\f\x0E-\x1F\p{Surrogate}\uFFFE\uFFFF`;
const isAllowed = (code: number): boolean => code <= MAX_CODE_POINT && !new RegExp(`^[${FORBIDDEN}]$`, 'u').test(String.fromCodePoint(code));
const MAX_CODE_POINT = 0x10_ffff;
// References at the end need no limit on their length: a longer one exceeds U+10FFFF.
const REFERENCE = /&(?:#(?<decimal>\d{1,12});|#x(?<hex>[\dA-Fa-f]{1,12});|(?<name>[\p{L}_:][\p{L}\p{N}._:-]{0,63});)|&/gu;

const asReference = (code: number): string => `&#x${code.toString(16).toUpperCase()};`;

/** An attribute value, whose body is also safe as text: a parser would replace line breaks and tabs by spaces there. */
export const xmlAttribute = (quote: '"' | "'", { escapeNonAscii }: Writing): Form => ({
  open: quote,
  close: quote,
  writer: {
    pattern: new RegExp(String.raw`[&<>"'\t\n\r${FORBIDDEN}${escapeNonAscii ? String.raw`\x7F-\u{10FFFF}` : ''}]`, 'gu'),
    replace: replaceInXml,
  },
  reader: xmlReader,
  excludes: new RegExp(`[<${quote}]`, 'u'),
});

/** Text between tags: line feeds and tabs stay. */
export const xmlText = ({ escapeNonAscii }: Writing): Form => ({
  open: '',
  close: '',
  writer: {
    pattern: new RegExp(String.raw`[&<>"'\r${FORBIDDEN}${escapeNonAscii ? String.raw`\x7F-\u{10FFFF}` : ''}]`, 'gu'),
    replace: replaceInXml,
  },
  reader: xmlReader,
});

function replaceInXml(match: string, at: number, _text: string, report: Report): string {
  const code = match.codePointAt(0) ?? 0;
  return isAllowed(code) ? (NAMES[match] ?? asReference(code)) : report.refuseCharacter(at);
}

const xmlReader: Form['reader'] = {
  pattern: REFERENCE,
  replace: ({ 0: match, groups = {} }, at, report) => {
    const { decimal, hex, name } = groups;
    if (name !== undefined) return VALUES.get(name) ?? report.refuse('reference', at, match);
    if (decimal === undefined && hex === undefined) return report.refuse('reference', at, match);
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return isAllowed(code) ? String.fromCodePoint(code) : report.refuse('range', at, match);
  },
};

/** A CDATA section; its end in the text is split between two sections. A parser would replace CR by LF there. */
export const cdata = (): Form => ({
  open: '<![CDATA[',
  close: ']]>',
  writer: {
    pattern: new RegExp(String.raw`\]\]>|[\r${FORBIDDEN}]`, 'gu'),
    replace: (match, at, _text, report) => (match === ']]>' ? ']]]]><![CDATA[>' : report.refuseCharacter(at)),
  },
  reader: { pattern: /\]\]><!\[CDATA\[/gu, replace: () => '' },
});

/** RFC 4180, section 2. */
export const csv = (): Form => {
  const form = doubling('"', '"');
  return { ...form, writer: { ...form.writer, check: warnOfFormula } };
};

function warnOfFormula(text: string, report: Report): void {
  if (/^[=+\-@\t\r]/u.test(text)) report.warn('formula', 0, text.charAt(0));
}

/** What else commands without arguments print. */
const PRINTED: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...Object.fromEntries(Object.entries(latexCommands).map(([character, command]) => [command.slice(1, -2), character])),
    textquotedbl: '"',
    textquotesingle: "'",
    textasciigrave: '`',
    ldots: '…',
    dots: '…',
    textendash: '–',
    textemdash: '—',
    textquoteleft: '‘',
    textquoteright: '’',
    textquotedblleft: '“',
    textquotedblright: '”',
    textdollar: '$',
    textunderscore: '_',
    textbraceleft: '{',
    textbraceright: '}',
    texteuro: '€',
    pounds: '£',
    copyright: '©',
    S: '§',
    P: '¶',
    ss: 'ß',
    ae: 'æ',
    AE: 'Æ',
    oe: 'œ',
    OE: 'Œ',
    o: 'ø',
    O: 'Ø',
    aa: 'å',
    AA: 'Å',
    l: 'ł',
    L: 'Ł',
    i: 'ı',
    j: 'ȷ',
    par: '\n\n',
  }),
);

const ACCENTS: Readonly<Record<string, string>> = {
  '`': '\u0300',
  "'": '\u0301',
  '^': '\u0302',
  '~': '\u0303',
  '=': '\u0304',
  u: '\u0306',
  '.': '\u0307',
  '"': '\u0308',
  r: '\u030A',
  H: '\u030B',
  v: '\u030C',
  c: '\u0327',
  k: '\u0328',
};

/** Text of a LaTeX document. Quotes stay, because they are typed like this there. */
export const latex = (): Form => ({
  open: '',
  close: '',
  writer: {
    // Two hyphens would become a dash, and two commas a quote.
    pattern: /[\\{}$&#%_~^<>|]|(?<=-)-|(?<=,),|(?![\t\n])[\p{Cc}\p{Surrogate}]/gu,
    replace: (match, at, _text, report) => {
      if (match === '-' || match === ',') return `{}${match}`;
      return latexCharacter(match) ?? report.refuseCharacter(at);
    },
  },
  reader: {
    pattern:
      /\\(?<accent>[`'^~=."]|[uvHckr](?![A-Za-z]))\s?(?:\{(?<braced>\\?[A-Za-z])\}|(?<base>\\?[A-Za-z]))|\\(?<command>[A-Za-z]+)(?:\{\}|(?: |\n(?!\n))?)|\\(?<symbol>[{}$&#%_ \-/@,])|(?<empty>(?<=-|,)\{\}(?=-|,))|(?<tie>~)|(?<comment>%.*)|(?<stray>\\)/gu,
    replace: ({ 0: match, groups = {} }, at, report) => {
      const { accent, braced, base, command, symbol, empty, tie, comment } = groups;
      if (accent !== undefined) return `${(braced ?? base ?? '').replace('\\', '')}${ACCENTS[accent] ?? ''}`.normalize('NFC');
      if (symbol !== undefined) return symbol === '-' || symbol === '/' || symbol === '@' ? '' : symbol === ',' ? '\u2009' : symbol;
      if (empty !== undefined) return '';
      if (tie !== undefined) return '\u00A0';
      const printed = command === undefined ? undefined : PRINTED.get(command);
      if (printed !== undefined) return printed;
      report.warn(comment === undefined ? 'unknown-command' : 'comment', at, match);
      return match;
    },
  },
});
