import type { Flag } from './flags.ts';

/** The role of a piece of a pattern. Plain characters have none. */
export type TokenPart = 'escape' | 'set' | 'group' | 'repeat' | 'place';

export const tokenParts: readonly TokenPart[] = ['set', 'group', 'repeat', 'place', 'escape'];

/** A piece of a pattern, from `start` to `end` in UTF-16 code units. */
export interface Token {
  readonly start: number;
  readonly end: number;
  readonly part: TokenPart | undefined;
}

/** The indexes of two matching brackets. */
export type Pair = readonly [open: number, close: number];

export interface Tokens {
  readonly tokens: readonly Token[];
  readonly pairs: readonly Pair[];
}

const UNICODE_ESCAPE = /\\(?:k<[^>]*>|[pPq]\{[^}]*\}|u\{[^}]*\}|u[\da-f]{4}|x[\da-f]{2}|c[a-z]|\d+|[\s\S])?/iuy;
const ESCAPE = /\\(?:k<[^>]*>|u[\da-f]{4}|x[\da-f]{2}|c[a-z]|\d+|[\s\S])?/iuy;
const GROUP = /\((?:\?(?:<?[=!]|<[^>)]*>|[ims]*(?:-[ims]*)?:))?/uy;
const REPEAT = /(?:[*+?]|\{\d+(?:,\d*)?\})\??/uy;

/**
 * Splits a pattern into tokens that cover all of it, whether the pattern is valid or not: it is colored as one types. The
 * flags u and v add escapes with braces, and v adds nested sets.
 */
export function tokenize(pattern: string, flags: readonly Flag[]): Tokens {
  const tokens: Token[] = [];
  const pairs: Pair[] = [];
  const open: number[] = [];
  let start = 0;
  while (start < pattern.length) {
    const [end, part] = next(pattern, start, flags);
    tokens.push({ start, end, part });
    if (part === 'group' && pattern[start] === '(') open.push(start);
    if (part === 'group' && pattern[start] === ')') {
      const partner = open.pop();
      if (partner !== undefined) pairs.push([partner, start]);
    }
    if (pattern[start] === '[' && pattern[end - 1] === ']') pairs.push([start, end - 1]);
    start = end;
  }
  return { tokens, pairs };
}

type End = readonly [end: number, part: TokenPart | undefined];

function next(pattern: string, start: number, flags: readonly Flag[]): End {
  switch (pattern[start]) {
    case '\\':
      return endOfEscape(pattern, start, flags);
    case '[':
      return [endOfSet(pattern, start, flags.includes('v')), 'set'];
    case '.':
      return [start + 1, 'set'];
    case '(':
      return [endOf(GROUP, pattern, start), 'group'];
    case ')':
    case '|':
      return [start + 1, 'group'];
    case '^':
    case '$':
      return [start + 1, 'place'];
    case '*':
    case '+':
    case '?':
    case '{': {
      const end = endOf(REPEAT, pattern, start);
      return end > start ? [end, 'repeat'] : [start + 1, undefined];
    }
    default:
      return [start + String.fromCodePoint(pattern.codePointAt(start) ?? 0).length, undefined];
  }
}

function endOfEscape(pattern: string, start: number, flags: readonly Flag[]): End {
  const isUnicode = flags.includes('u') || flags.includes('v');
  const end = endOf(isUnicode ? UNICODE_ESCAPE : ESCAPE, pattern, start);
  const sign = pattern[start + 1];
  if (sign === undefined) return [end, 'escape'];
  if ('bB'.includes(sign)) return [end, 'place'];
  if ((isUnicode ? 'dDwWsSpP' : 'dDwWsS').includes(sign)) return [end, 'set'];
  return [end, /[1-9k]/u.test(sign) ? 'group' : 'escape'];
}

function endOfSet(pattern: string, start: number, hasNestedSets: boolean): number {
  let depth = 0;
  for (let index = start; index < pattern.length; index++) {
    if (pattern[index] === '\\') index++;
    else if (pattern[index] === '[' && (depth === 0 || hasNestedSets)) depth++;
    else if (pattern[index] === ']' && --depth === 0) return index + 1;
  }
  return pattern.length;
}

function endOf(expression: RegExp, pattern: string, start: number): number {
  expression.lastIndex = start;
  return expression.test(pattern) ? expression.lastIndex : start;
}
