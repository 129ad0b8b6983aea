import { grammarPlace } from './place.ts';
import type { Minified, Removed } from './minify-code.ts';

const isLicense = (comment: string): boolean => comment.startsWith('/*!') || /@(?:license|preserve|cc_on)\b/u.test(comment);

/** A comment, string, unquoted URL, escape, whitespace, or one other character. */
const TOKEN = /\/\*|"(?:[^"\\\n]|\\[^])*"|'(?:[^'\\\n]|\\[^])*'|url\(\s*(?!["'\s])(?:[^)\\]|\\[^])*\)|\\[^]|[ \t\n\r\f]+|[^]/giuy;

/**
 * Minifies CSS without a change of its meaning: only comments, whitespace and the last semicolons of blocks are removed. The values of
 * custom properties stay as they are written, because scripts can read them.
 * @throws InputError `invalid-code` for an unclosed comment
 */
export function minifyCss(css: string, keepLicenses: boolean): Minified {
  const removed: Removed = { comments: 0, licenses: 0 };
  const parts: string[] = [];
  let last = '';
  let isSpaced = false;
  // Between tokens that would become one without the comment or whitespace between them.
  let isSplit = false;
  const add = (token: string): void => {
    if (isSpaced && !/[{};,>~(:]$/u.test(last) && last !== '' && !/^[{};,>~)]/u.test(token)) parts.push(' ');
    else if (isSpaced && last.endsWith(':') && /^[;}]/u.test(token)) parts.push(' ');
    else if (isSplit && !isSpaced && /[\w\-#.%@\\]$|[^\0-\x7F]$/u.test(last) && /^[\w\-#.%(\\]|^[^\0-\x7F]/u.test(token)) parts.push('/**/');
    if (token === '}' && parts.at(-1) === ';') parts.pop();
    parts.push(token);
    last = token;
    isSpaced = false;
    isSplit = false;
  };
  TOKEN.lastIndex = 0;
  for (let match = TOKEN.exec(css); match; match = TOKEN.exec(css)) {
    const [token] = match;
    if (token === '/*') {
      const end = css.indexOf('*/', TOKEN.lastIndex);
      if (end < 0) throw grammarPlace(css, match.index, 'css', 'Unclosed comment');
      const comment = css.slice(match.index, end + 2);
      TOKEN.lastIndex = end + 2;
      if (isLicense(comment)) removed.licenses++;
      else removed.comments++;
      if (isLicense(comment) && keepLicenses) {
        parts.push(comment);
        isSplit = false;
      } else isSplit = true;
    } else if (/^[ \t\n\r\f]/u.test(token)) isSpaced = true;
    else if (token === '-' && /^(?:|[{};])$/u.test(last) && css.startsWith('--', match.index)) {
      const end = customPropertyEnd(css, match.index);
      add(customProperty(css.slice(match.index, end)));
      last = 'x';
      TOKEN.lastIndex = end;
    } else add(token);
  }
  return { output: parts.join(''), removed };
}

/** A custom property with the whitespace around its value as one space at most. */
function customProperty(declaration: string): string {
  const colon = declaration.indexOf(':');
  if (colon < 0) return declaration.trim();
  const value = declaration.slice(colon + 1).trim();
  return `${declaration.slice(0, colon).trim()}:${value === '' ? ' ' : value}`;
}

const PART = /\/\*[^]*?(?:\*\/|$)|"(?:[^"\\\n]|\\[^])*"|'(?:[^'\\\n]|\\[^])*'|\\[^]|[^]/uy;

/** The end of a declaration, before its semicolon or the end of the block. */
function customPropertyEnd(css: string, start: number): number {
  let depth = 0;
  PART.lastIndex = start;
  for (let match = PART.exec(css); match; match = PART.exec(css)) {
    const [part] = match;
    if (depth === 0 && (part === ';' || part === '}')) return match.index;
    if (/^[([{]$/u.test(part)) depth++;
    else if (/^[)\]}]$/u.test(part)) depth--;
  }
  return css.length;
}
