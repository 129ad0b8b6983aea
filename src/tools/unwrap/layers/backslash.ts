import { BACKSLASH_ESCAPE, isEscapedText, UNICODE_ESCAPE, valueOfEscape, writerLike } from '../backslash.ts';
import { readEscaped } from '../escapes.ts';
import type { Grade, Layer } from '../layer.ts';
import { decodeEscapes } from '../rewrite.ts';

/** Text as it is written between the quotes of JSON, JavaScript, C or Python. */
export const backslashEscapes: Layer = {
  id: 'backslash-escapes',
  read(content, scope) {
    if (content.kind !== 'text' || !content.text.includes('\\')) return undefined;
    const { text } = content;
    const isExpected = scope.expects === 'backslash-escapes';
    if (!isEscapedText(text, BACKSLASH_ESCAPE) || (!isExpected && (isUnicodeOnly(text) || isBytesOnly(text)))) return undefined;
    const escapes = { pattern: BACKSLASH_ESCAPE, valueOf: valueOfEscape, write: writerLike(text, { pattern: BACKSLASH_ESCAPE, quote: quoteIn(text) }) };
    return readEscaped(text, { layer: 'backslash-escapes', scope, grade: gradeOfBackslashes(text), escapes });
  },
};

/** Text in which characters are written as `\uHHHH` or `\u{…}`. */
export const unicodeEscapes: Layer = {
  id: 'unicode-escapes',
  read(content, scope) {
    if (content.kind !== 'text' || !content.text.includes('\\u') || !isEscapedText(content.text, UNICODE_ESCAPE)) return undefined;
    const { text } = content;
    const escapes = { pattern: UNICODE_ESCAPE, valueOf: valueOfEscape, write: writerLike(text, { pattern: UNICODE_ESCAPE, quote: quoteIn(text) }) };
    return readEscaped(text, { layer: 'unicode-escapes', scope, grade: gradeOfUnicode(text), escapes });
  },
};

const isUnicodeOnly = (text: string): boolean => isEscapedText(text, UNICODE_ESCAPE);

/** `\xHH` and nothing else is hex. */
const isBytesOnly = (text: string): boolean => /^(?:\\x[\dA-Fa-f]{2})+$/u.test(text);

/** The quote that must be escaped, because the text does: the double one unless there are some as they are. */
function quoteIn(text: string): string | undefined {
  const literal = text.replaceAll(BACKSLASH_ESCAPE, '');
  if (text.includes("\\'") && !literal.includes("'")) return "'";
  return literal.includes('"') || !text.includes('\\"') ? undefined : '"';
}

// `C:\new`, `\\server\tools`
const WINDOWS_PATH = /(?:^|[\s("'=])(?:[A-Za-z]:\\|\\\\[\w.-]+\\)[\w$-]/u;
/** A command of TeX, or an anchor of a regular expression: a backslash and letters after a space, a bracket or another command. */
const COMMAND = /(?:^|[\s({[$])\\[abefnrtv](?![\\"'\s]|$)/u;
const BREAK_AFTER_SENTENCE = /[.,;:!?)\]}>"'\p{L}\d]\\n(?:\\[nrt"]|[ \p{Lu}\d\-*<{[}]|$)/u;

/** Ordinary texts with backslashes are paths, regular expressions, TeX, and source code, which has its own quotes. */
function gradeOfBackslashes(text: string): Grade {
  const literal = text.replaceAll(BACKSLASH_ESCAPE, '');
  if (WINDOWS_PATH.test(text) || /[\r\n]/u.test(text)) return 'possible';
  const quotes = (text.match(/(?<!\\)(?:\\\\)*\\"/gu) ?? []).length;
  if (literal.includes('"') || (COMMAND.test(text) && quotes === 0)) return 'likely';
  if (quotes > 1) return 'certain';
  const hasCommands = /[*+?^$|()[\]]{2}|\(\?|\\b|\\\./u.test(text);
  return !hasCommands && BREAK_AFTER_SENTENCE.test(text) && /\s/u.test(literal) ? 'certain' : 'likely';
}

/** Ranges of characters belong to regular expressions, and single escapes between spaces to texts about them. */
function gradeOfUnicode(text: string): Grade {
  const escapes = text.match(UNICODE_ESCAPE)?.length ?? 0;
  const value = decodeEscapes(text, { pattern: UNICODE_ESCAPE, valueOf: valueOfEscape });
  if (/[[^-]\\u|\\u(?:[\dA-Fa-f]{4}|\{[\dA-Fa-f]+\})[-\]+*?]|["`]|\n/u.test(text) && escapes < value.length / 2) return 'likely';
  return escapes > 2 || /\p{L}\\u|\\u(?:[\dA-Fa-f]{4}|\{[\dA-Fa-f]+\})\p{L}/u.test(text) ? 'certain' : 'likely';
}
