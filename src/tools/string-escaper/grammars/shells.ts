import type { Form } from '../form.ts';
import { readBody } from '../form.ts';
import type { Report } from '../report.ts';
import { readerOf } from './backslash.ts';
import * as escapes from './escapes.ts';
import type { Writing } from './programs.ts';
import { asUniversal, hexOf, isSurrogate, writerOf } from './write.ts';

/** `$name`, `${name}`, `$(command)` and a backtick. */
const EXPANSION = '\\$(?:[\\p{L}_]\\w*|[{(@*#?!\\d-])|`';

const noNul = /\0|\p{Surrogate}/u.source;

/** Single quotes of a shell: nothing has a meaning in them, so a quote is written outside. */
export const bashSingle = (): Form => ({
  open: "'",
  close: "'",
  writer: { pattern: new RegExp(`'|${noNul}`, 'gu'), replace: (match, at, _text, report) => (match === "'" ? String.raw`'\''` : report.refuseCharacter(at)) },
  reader: {
    pattern: /'\\''|'"'"'|'/gu,
    replace: ({ 0: match }, at, report) => {
      if (match === "'") report.warn('unescaped-quote', at, match);
      return "'";
    },
  },
});

export const bashDouble = (): Form => ({
  open: '"',
  close: '"',
  writer: {
    pattern: new RegExp(`[\\\\"$\`]|${noNul}`, 'gu'),
    replace: (match, at, _text, report) => (/[\\"$`]/u.test(match) ? `\\${match}` : report.refuseCharacter(at)),
    check: (text, report) => {
      // In a script nothing happens; an interactive shell replaces it, and a backslash before it would stay.
      const at = text.search(/!(?![\s=("]|$)/u);
      if (at >= 0) report.warn('history-expansion', at, '!');
    },
  },
  reader: readerOf({ escapes: escapes.bashDouble, quote: '"', expansion: EXPANSION }),
});

/** `$'…'`, the only quotes of Bash with escapes for all characters. */
export const ansiC = ({ escapeNonAscii }: Writing): Form => ({
  open: "$'",
  close: "'",
  writer: writerOf({
    letters: { '\\': '\\\\', "'": String.raw`\'`, '\n': String.raw`\n`, '\r': String.raw`\r`, '\t': String.raw`\t` },
    numeric: (code, at, report) => {
      if (code === 0 || isSurrogate(code)) return report.refuseCharacter(at);
      return code <= 0x7f ? String.raw`\x${hexOf(code, 2)}` : asUniversal(code);
    },
    also: String.raw`'\\`,
    escapeNonAscii,
  }),
  reader: readerOf({ escapes: escapes.ansiC, quote: "'" }),
});

/** Characters that have no meaning in any position of a word. */
const SPECIAL = String.raw`[^\w@%+:,./\-\x80-\u{10FFFF}]`;

/** A word of several parts, quoted or not: `'it'\''s'` or `it\'s`. It is written without quotes, apart from those for controls. */
export const bashWord = ({ escapeNonAscii }: Writing): Form => {
  const ansi = ansiC({ escapeNonAscii });
  const double = readerOf({ escapes: escapes.bashDouble, expansion: EXPANSION });
  const inAnsi = readerOf({ escapes: escapes.ansiC });
  const controls = String.raw`[\0-\x1F\x7F\p{Surrogate}]`;
  return {
    open: '',
    close: '',
    writer: {
      pattern: new RegExp(`${controls}|${SPECIAL}${escapeNonAscii ? String.raw`|[\x80-\u{10FFFF}]` : ''}`, 'gu'),
      replace: (match, at, text, report) =>
        /^[ -~]$/u.test(match) ? `\\${match}` : `${ansi.open}${writePart(match, { at, text }, ansi.writer, report)}${ansi.close}`,
    },
    reader: {
      pattern: new RegExp(
        String.raw`\$'(?<ansi>[^'\\]*(?:\\[\s\S][^'\\]*)*)'|\$?"(?<double>[^"\\]*(?:\\[\s\S][^"\\]*)*)"|'(?<single>[^']*)'|(?<lineEnd>\\\n)|\\(?<letter>[\s\S])|(?<sign>\\)|(?<quote>['"])|${EXPANSION}`,
        'gu',
      ),
      replace: (match, at, report) => {
        const { single, ansi: ansiPart, double: doublePart, lineEnd, letter, sign, quote } = match.groups ?? {};
        if (single !== undefined) return single;
        if (ansiPart !== undefined) return readBody({ text: ansiPart, at: at + match[0].indexOf("'") + 1 }, inAnsi, report);
        if (doublePart !== undefined) return readBody({ text: doublePart, at: at + match[0].indexOf('"') + 1 }, double, report);
        if (lineEnd !== undefined) return '';
        if (letter !== undefined) return letter;
        if (sign !== undefined) return report.refuse('end', at, sign);
        report.warn(quote === undefined ? 'expansion' : 'unescaped-quote', at, match[0]);
        return match[0];
      },
    },
  };
};

/** Writes a character that the pattern of the writer may not match. */
function writePart(character: string, { at, text }: { readonly at: number; readonly text: string }, writer: Form['writer'], report: Report): string {
  return character.search(writer.pattern) === 0 ? writer.replace(character, at, text, report) : character;
}

/** PowerShell also reads typographic quotes as quotes. */
const SINGLE_QUOTES = "'‘’‚‛";
const DOUBLE_QUOTES = '"“”„';

export const powershellSingle = (): Form => ({
  open: "'",
  close: "'",
  writer: { pattern: new RegExp(`[${SINGLE_QUOTES}]`, 'gu'), replace: (match) => match + match },
  reader: {
    pattern: new RegExp(`[${SINGLE_QUOTES}]{1,2}`, 'gu'),
    replace: ({ 0: match }, at, report) => {
      if (match.length === 1) report.warn('unescaped-quote', at, match);
      return match.charAt(0);
    },
  },
});

export const powershellDouble = ({ escapeNonAscii }: Writing): Form => ({
  open: '"',
  close: '"',
  writer: writerOf({
    letters: {
      '\0': '`0',
      '\x07': '`a',
      '\b': '`b',
      '\t': '`t',
      '\n': '`n',
      '\v': '`v',
      '\f': '`f',
      '\r': '`r',
      '\x1b': '`e',
      '`': '``',
      $: '`$',
      ...(escapeNonAscii ? { '"': '`"' } : Object.fromEntries(Array.from(DOUBLE_QUOTES, (quote) => [quote, `\`${quote}`]))),
    },
    numeric: (code, at, report) => (isSurrogate(code) ? report.refuseCharacter(at) : `\`u{${code.toString(16)}}`),
    also: `\`$${DOUBLE_QUOTES}`,
    escapeNonAscii,
  }),
  reader: readerOf({ escapes: escapes.powershell, doubled: `[${DOUBLE_QUOTES}]`, quote: `[${DOUBLE_QUOTES}]`, expansion: String.raw`\$(?:[\p{L}_?^$]|[{(])` }),
});

const IMPOSSIBLE = /[\0\n\r\p{Surrogate}]/u.source;

/** A quoted argument, as programs of the Microsoft C runtime read it; percent signs as in a batch file. */
export const cmdQuoted = (): Form => ({
  open: '"',
  close: '"',
  writer: {
    // Backslashes count only before a quote.
    pattern: new RegExp(String.raw`(?<!\\)\\+(?="|$)|["%]|${IMPOSSIBLE}`, 'gu'),
    replace: (match, at, _text, report) => (/^["%\\]/u.test(match) ? match + match : report.refuseCharacter(at)),
    check: checkCmd,
  },
  reader: {
    pattern: /(?<!\\)(?<run>\\*)(?<quotes>""?)|(?<!\\)(?<last>\\+)$|%%|%[\p{L}_][\w()]*%/gu,
    replace: ({ 0: match, groups = {} }, at, report) => {
      const { run = '', quotes, last } = groups;
      if (match === '%%') return '%';
      if (last !== undefined) return half(last);
      if (quotes === undefined) {
        report.warn('expansion', at, match);
        return match;
      }
      const isEscaped = run.length % 2 === 1;
      const isOne = isEscaped ? quotes.length === 1 : quotes.length === 2;
      if (!isOne) report.warn('unescaped-quote', at + run.length, '"');
      return half(run) + (isEscaped ? quotes : '"');
    },
  },
});

const half = (text: string): string => text.slice(0, Math.floor(text.length / 2));

/** An unquoted word, with carets. */
export const cmdCarets = (): Form => ({
  open: '',
  close: '',
  writer: {
    pattern: new RegExp(String.raw`[&|<>()^"!%]|${IMPOSSIBLE}`, 'gu'),
    replace: (match, at, _text, report) => (match === '%' ? '%%' : /[&|<>()^"!]/u.test(match) ? `^${match}` : report.refuseCharacter(at)),
    check: (text, report) => {
      const percent = text.indexOf('%');
      if (percent >= 0) report.warn('percent-sign', percent, '%');
    },
  },
  reader: {
    pattern: /\^(?:\r?\n)?(?<letter>[\s\S]?)|%%|%[\p{L}_][\w()]*%/gu,
    replace: ({ 0: match, groups = {} }, at, report) => {
      const { letter } = groups;
      if (letter === '') return report.refuse('end', at, match);
      if (letter !== undefined) return letter;
      if (match === '%%') return '%';
      report.warn('expansion', at, match);
      return match;
    },
  },
});

function checkCmd(text: string, report: Report): void {
  const percent = text.indexOf('%');
  if (percent >= 0) report.warn('percent-sign', percent, '%');
  const exclamation = text.indexOf('!');
  if (exclamation >= 0) report.warn('delayed-expansion', exclamation, '!');
}
