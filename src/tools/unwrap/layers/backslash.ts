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
const COMMAND = /(?:^|[\s({[$])\\[abefnrtv][a-z]/u;
/** Lines without spaces, such as those of Base64. */
const BREAKS_IN_WORDS = /^[\w+/=-]+(?:(?:\\r)?\\n[\w+/=-]+)+(?:\\r)?(?:\\n)?$/u;
const BREAK_AFTER_SENTENCE = /[.,;:!?)\]}>"'=\p{L}\d]\\n(?:\\[nrt"]|[ \p{Lu}\d\-*<{[}=]|$)/u;

/** An object of JSON whose quotes are written as bytes, as in the logs of nginx. */
const QUOTES_AS_BYTES = /^\s*(?:\[\s*)?\{\s*\\x22[^\\]*\\x22\s*:/u;

/** Each backslash doubled, as in a path or an escaped text that was escaped again; TeX ends lines so, after a space. */
const DOUBLED = /[^\s\\]\\\\[^\s\\][^]*[^\s\\]\\\\[^\s\\]/u;
const LONG_LINES = 60;
const LONGEST_PATTERN = 200;

/** Ordinary texts with backslashes are paths, regular expressions, TeX, and source code, which has its own quotes. */
function gradeOfBackslashes(text: string): Grade {
  const literal = text.replaceAll(BACKSLASH_ESCAPE, '');
  if (WINDOWS_PATH.test(text) || /[\r\n]/u.test(text)) return 'possible';
  const quotes = (text.match(/(?<!\\)(?:\\\\)*\\"/gu) ?? []).length;
  if (literal.includes('"') || (COMMAND.test(text) && quotes === 0)) return 'likely';
  if (quotes > 1 || QUOTES_AS_BYTES.test(text) || DOUBLED.test(text)) return 'certain';
  // Regular expressions are short.
  const hasCommands = /\\b/u.test(text.replaceAll('\\\\', '')) || (text.length < LONGEST_PATTERN && /[*+?^$|()[\]]{2}|\(\?/u.test(text));
  const isProse = BREAK_AFTER_SENTENCE.test(text) && /\s/u.test(literal);
  return !hasCommands && (isProse || (text.length > LONG_LINES && BREAKS_IN_WORDS.test(text))) ? 'certain' : 'likely';
}

const RANGE = /[[^-]\\u|\\u(?:[\dA-Fa-f]{4}|\{[\dA-Fa-f]+\})[-\]+*?]/u;
/** A string between the signs of a programming language. */
const CODE = /[=([{,:+]\s*["'`]|^["'`]/u;

/** Ranges of characters belong to regular expressions, and single escapes between spaces to texts about them. */
function gradeOfUnicode(text: string): Grade {
  const escapes = text.match(UNICODE_ESCAPE)?.length ?? 0;
  const value = decodeEscapes(text, { pattern: UNICODE_ESCAPE, valueOf: valueOfEscape });
  if ((RANGE.test(text) || CODE.test(text)) && escapes < value.length / 2) return 'likely';
  return escapes > 2 || /\p{L}\\u|\\u(?:[\dA-Fa-f]{4}|\{[\dA-Fa-f]+\})\p{L}/u.test(text) ? 'certain' : 'likely';
}
