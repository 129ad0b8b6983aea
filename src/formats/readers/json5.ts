import { readStringEnd } from './strings.ts';

type Expected = 'value' | 'value-or-end' | 'name-or-end' | 'colon' | 'comma-or-end' | 'nothing';

const SCALAR = /^(?:true|false|null|[+-]?(?:Infinity|NaN|0x[\da-f]+|(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?))$/iu;
const DELIMITERS = '{}[],:"\'/';
const NAME = /^[\p{L}$_][\p{L}\p{N}\p{M}$_\u200c\u200d]*$/u;

/** Whether the text is a single JSON5 value. Reads the tokens in order and keeps only the open brackets. */
export function isJson5(text: string): boolean {
  const open: ('{' | '[')[] = [];
  let expected: Expected = 'value';
  let at = skipSpace(text, 0);
  while (at >= 0 && at < text.length) {
    const end = tokenEnd(text, at);
    if (end < 0) return false;
    const following = next(text.slice(at, end), expected, open);
    if (!following) return false;
    expected = following;
    at = skipSpace(text, end);
  }
  return at >= 0 && expected === 'nothing';
}

/** Returns what may follow a token, or `undefined` if the token is not allowed there. */
function next(token: string, expected: Expected, open: ('{' | '[')[]): Expected | undefined {
  const isValue = expected === 'value' || expected === 'value-or-end';
  if (token === '{' || token === '[') {
    if (!isValue) return undefined;
    open.push(token);
    return token === '{' ? 'name-or-end' : 'value-or-end';
  }
  if (token === '}' || token === ']') {
    if (expected === 'value' || expected === 'colon' || open.pop() !== (token === '}' ? '{' : '[')) return undefined;
    return open.length > 0 ? 'comma-or-end' : 'nothing';
  }
  if (token === ',') return expected === 'comma-or-end' ? (open.at(-1) === '{' ? 'name-or-end' : 'value-or-end') : undefined;
  if (token === ':') return expected === 'colon' ? 'value' : undefined;
  const isString = token.startsWith('"') || token.startsWith("'");
  if (expected === 'name-or-end') return isString || NAME.test(token) ? 'colon' : undefined;
  if (!isValue || !(isString || SCALAR.test(token))) return undefined;
  return open.length > 0 ? 'comma-or-end' : 'nothing';
}

function tokenEnd(text: string, at: number): number {
  const character = text.charAt(at);
  if ('{}[],:'.includes(character)) return at + 1;
  if (character === '"' || character === "'") return readStringEnd(text, at);
  let end = at;
  while (end < text.length && !DELIMITERS.includes(text.charAt(end)) && !isSpace(text.charCodeAt(end))) end++;
  return end > at ? end : -1;
}

const isSpace = (code: number): boolean => code === 0x20 || (code >= 9 && code <= 13) || code === 0xa0 || code === 0xfeff || code === 0x2028 || code === 0x2029;

/** Returns the index after whitespace and comments; -1 for an unclosed comment. */
function skipSpace(text: string, start: number): number {
  let at = start;
  for (;;) {
    while (isSpace(text.charCodeAt(at))) at++;
    if (text.startsWith('//', at)) {
      const end = text.indexOf('\n', at);
      if (end < 0) return text.length;
      at = end;
    } else if (text.startsWith('/*', at)) {
      const end = text.indexOf('*/', at + 2);
      if (end < 0) return -1;
      at = end + 2;
    } else return at;
  }
}
