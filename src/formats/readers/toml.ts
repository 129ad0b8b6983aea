import { readStringEnd } from './strings.ts';

export interface TomlOutline {
  readonly tables: number;
  readonly pairs: number;
}

const KEY = String.raw`(?:[\w-]+|"[^"\n]*"|'[^'\n]*')`;
const KEYS = String.raw`${KEY}(?:[ \t]{0,9}\.[ \t]{0,9}${KEY})*`;
const TABLE = new RegExp(String.raw`\[\[?[ \t]{0,9}${KEYS}[ \t]{0,9}\]\]?`, 'uy');
const PAIR = new RegExp(String.raw`${KEYS}[ \t]{0,99}=[ \t]{0,99}`, 'uy');
const SCALAR =
  /(?:true|false|[+-]?(?:inf|nan)|\d{4}-\d\d-\d\d(?:[Tt ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:[Zz]|[+-]\d\d:\d\d)?)?|\d\d:\d\d(?::\d\d(?:\.\d+)?)?|0x[\da-f_]+|0o[0-7_]+|0b[01_]+|[+-]?\d[\d_]*(?:\.\d[\d_]*)?(?:e[+-]?\d+)?)/iuy;
const LINE_END = /[ \t]*(?:#[^\n]*)?(?:\r?\n|$)/uy;
const BLANK = /(?:[ \t\r\n]|#[^\n]*)*/uy;

/** Counts what a TOML document contains; `undefined` if a line is not TOML. Simplified: arrays are only checked for balance. */
export function readToml(text: string): TomlOutline | undefined {
  let [tables, pairs] = [0, 0];
  let at = skip(BLANK, text, 0);
  while (at < text.length) {
    if (text.startsWith('[', at)) {
      at = skip(TABLE, text, at);
      tables++;
    } else {
      at = skip(PAIR, text, at);
      if (at >= 0) at = valueEnd(text, at);
      pairs++;
    }
    if (at < 0) return undefined;
    at = skip(LINE_END, text, at);
    if (at < 0) return undefined;
    at = skip(BLANK, text, at);
  }
  return { tables, pairs };
}

/** Returns the end of the match of a sticky expression at this index, or -1. */
function skip(expression: RegExp, text: string, at: number): number {
  expression.lastIndex = at;
  return expression.test(text) ? expression.lastIndex : -1;
}

function valueEnd(text: string, at: number): number {
  if (text.startsWith('[', at) || text.startsWith('{', at)) return bracketEnd(text, at);
  return stringEnd(text, at) ?? skip(SCALAR, text, at);
}

/** Returns the end of the string that starts here: `undefined` if none does, -1 if it is unclosed. */
function stringEnd(text: string, at: number): number | undefined {
  for (const fence of ['"""', "'''"]) {
    if (!text.startsWith(fence, at)) continue;
    const end = text.indexOf(fence, at + 3);
    return end < 0 ? -1 : end + 3;
  }
  if (text.startsWith('"', at)) return readStringEnd(text, at);
  if (!text.startsWith("'", at)) return undefined;
  const end = /^'[^'\n]*'/u.exec(text.slice(at, at + 4096))?.[0].length;
  return end === undefined ? -1 : at + end;
}

function bracketEnd(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; ) {
    const character = text.charAt(at);
    const string = stringEnd(text, at);
    if (string !== undefined) {
      if (string < 0) return -1;
      at = string;
      continue;
    }
    if (character === '#') {
      const end = text.indexOf('\n', at);
      if (end < 0) return -1;
      at = end;
    }
    if (character === '[' || character === '{') depth++;
    if (character === ']' || character === '}') depth--;
    at++;
    if (depth === 0) return at;
  }
  return -1;
}
