import { isLicense } from './is-license.ts';
import type { Minified, Removed } from './minify-code.ts';

/** An unclosed comment, which has no minified form. */
interface Unclosed {
  /** Offset of the comment. */
  readonly unclosedAt: number;
}

/**
 * A comment, string, unquoted URL, escape, whitespace, name or number, or one other character (CSS Syntax 3, section 4). A string also ends
 * with its line, and the end of the file ends everything. A hexadecimal escape has a space at its end.
 */
const TOKEN =
  /\/\*|"(?:[^"\\\n\r\f]|\\(?:\r\n|[^]|$))*(?:"|\r\n|[\n\r\f]|$)|'(?:[^'\\\n\r\f]|\\(?:\r\n|[^]|$))*(?:'|\r\n|[\n\r\f]|$)|url\([ \t\n\r\f]*(?!["' \t\n\r\f])(?:[^)\\]|\\(?:[^]|$))*\)?|\\(?:[\da-f]{1,6}(?:\r\n|[ \t\n\r\f])?|[^\n\r\f])|[ \t\n\r\f]+|[\w\-\x80-\u{10FFFF}]+|[^]/giuy;

/**
 * Minifies CSS without a change of its meaning: only comments, whitespace and the last semicolons of blocks are removed. The values of
 * custom properties stay as they are written, because scripts can read them.
 */
export function minifyCss(css: string, keepLicenses: boolean): Minified | Unclosed {
  const removed: Removed = { comments: 0, licenses: 0 };
  const parts: string[] = [];
  let last = '';
  let isSpaced = false;
  // Between tokens that would become one without the comment or whitespace between them.
  let isSplit = false;
  const add = (token: string): void => {
    // A backslash before a line break escapes nothing.
    if (isSpaced && last === '\\') parts.push('\n');
    else if (isSpaced && !/[{};,>~(:]$/u.test(last) && last !== '' && !/^[{};,>~)]/u.test(token)) parts.push(' ');
    else if (isSpaced && last.endsWith(':') && /^[;}]/u.test(token)) parts.push(' ');
    else if (isSplit && !isSpaced && isJoined(last, token)) parts.push('/**/');
    if (token === '}') while (parts.at(-1) === ';') parts.pop();
    parts.push(token);
    // An escape is part of a name, whatever its last character.
    last = token.startsWith('\\') && token.length > 1 ? 'x' : token;
    isSpaced = false;
    isSplit = false;
  };
  TOKEN.lastIndex = 0;
  for (let match = TOKEN.exec(css); match; match = TOKEN.exec(css)) {
    const [token] = match;
    if (token === '/*') {
      const end = css.indexOf('*/', TOKEN.lastIndex);
      if (end < 0) return { unclosedAt: match.index };
      const comment = css.slice(match.index, end + 2);
      TOKEN.lastIndex = end + 2;
      const isKept = isLicense(comment.slice(2));
      if (isKept) removed.licenses++;
      else removed.comments++;
      if (isKept && keepLicenses) {
        parts.push(comment);
        isSplit = false;
      } else isSplit = true;
    } else if (/^[ \t\n\r\f]/u.test(token)) isSpaced = true;
    else if (token.startsWith('--') && /^(?:|[{};])$/u.test(last)) {
      const { end, hasBadString } = customPropertyEnd(css, match.index);
      const declaration = css.slice(match.index, end);
      // The line break after a string that is not closed ends it.
      add(hasBadString ? declaration : customProperty(declaration));
      last = 'x';
      TOKEN.lastIndex = end;
    } else add(token);
  }
  return { output: parts.join(''), removed };
}

/** Whether two tokens would be read in another way without the comment between them. */
const isJoined = (last: string, token: string): boolean =>
  last === '\\' ||
  (/[\w\-#.%@]$|[^\0-\x7F]$/u.test(last) && /^[\w\-#.%(\\]|^[^\0-\x7F]/u.test(token)) ||
  (last === '/' && token === '*') ||
  (last === '+' && /^[\d.]/u.test(token));

/** A custom property with the whitespace around its value as one space at most. */
function customProperty(declaration: string): string {
  const colon = declaration.indexOf(':');
  if (colon < 0) return trim(declaration);
  const value = trim(declaration.slice(colon + 1));
  return `${trim(declaration.slice(0, colon))}:${value === '' ? ' ' : value}`;
}

const isSpace = (character: string): boolean => /^[ \t\n\r\f]$/u.test(character);

/** Removes the whitespace of CSS, except after a backslash. Other spaces are parts of names. */
function trim(text: string): string {
  let start = 0;
  let end = text.length;
  while (isSpace(text.charAt(start))) start++;
  while (end > start && isSpace(text.charAt(end - 1))) end--;
  return text.slice(start, text.charAt(end - 1) === '\\' ? end + 1 : end);
}

const PART = /\/\*[^]*?(?:\*\/|$)|"(?:[^"\\\n\r\f]|\\(?:[^]|$))*(?:"|[\n\r\f]|$)|'(?:[^'\\\n\r\f]|\\(?:[^]|$))*(?:'|[\n\r\f]|$)|\\[^]|[^]/uy;

/** The end of a declaration, before its semicolon or the end of the block. */
function customPropertyEnd(css: string, start: number): { readonly end: number; readonly hasBadString: boolean } {
  let depth = 0;
  let hasBadString = false;
  PART.lastIndex = start;
  for (let match = PART.exec(css); match; match = PART.exec(css)) {
    const [part] = match;
    if (depth === 0 && (part === ';' || part === '}')) return { end: match.index, hasBadString };
    if (/^["'][^]*[\n\r\f]$/u.test(part)) hasBadString = true;
    else if (/^[([{]$/u.test(part)) depth++;
    else if (/^[)\]}]$/u.test(part)) depth--;
  }
  return { end: css.length, hasBadString };
}
