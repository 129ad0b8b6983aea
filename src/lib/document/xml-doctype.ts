import { nameEnd } from './xml-names.ts';

const SPACES = /[ \t\n\r]*/y;
const EXTERNAL_ID = /(?:SYSTEM[ \t\n\r]+|PUBLIC[ \t\n\r]+(?:"[ \n\r\w'()+,./:=?;!*#@$%-]*"|'[ \n\r\w()+,./:=?;!*#@$%-]*')[ \t\n\r]+)(?:"[^"]*"|'[^']*')/y;
const DECLARATION = /<!(?:ELEMENT|ATTLIST|ENTITY|NOTATION)[ \t\n\r]/y;

/**
 * Where a document type declaration ends whose `<!DOCTYPE` ends at `start`, or where its first fault is. Its declarations
 * are not followed: no entity is expanded, nothing is fetched.
 */
export function doctypeEnd(text: string, start: number): { readonly ok: boolean; readonly at: number } {
  let at = skip(text, start, SPACES);
  if (at === start) return { ok: false, at };
  const name = nameEnd(text, at);
  if (name === at) return { ok: false, at };
  at = skip(text, name, SPACES);
  if (at > name) at = skip(text, skip(text, at, EXTERNAL_ID), SPACES);
  if (text.charAt(at) === '[') {
    const subset = subsetEnd(text, at + 1);
    if (!subset.ok) return subset;
    at = skip(text, subset.at, SPACES);
  }
  return text.charAt(at) === '>' ? { ok: true, at: at + 1 } : { ok: false, at };
}

function skip(text: string, at: number, pattern: RegExp): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : at;
}

/** Behind the bracket that closes the internal subset. */
function subsetEnd(text: string, start: number): { readonly ok: boolean; readonly at: number } {
  for (let at = start; ; ) {
    at = skip(text, at, SPACES);
    if (text.charAt(at) === ']') return { ok: true, at: at + 1 };
    const end = partEnd(text, at);
    if (end < 0) return { ok: false, at: at >= text.length ? text.length : at };
    at = end;
  }
}

/** Where a comment, instruction, parameter entity or declaration ends; -1 if there is none. */
function partEnd(text: string, at: number): number {
  if (text.startsWith('<!--', at)) {
    const end = text.indexOf('--', at + 4);
    return end >= 0 && text.charAt(end + 2) === '>' ? end + 3 : -1;
  }
  if (text.startsWith('<?', at)) {
    const end = text.indexOf('?>', at + 2);
    return end < 0 ? -1 : end + 2;
  }
  if (text.charAt(at) === '%') {
    const end = nameEnd(text, at + 1);
    return end > at + 1 && text.charAt(end) === ';' ? end + 1 : -1;
  }
  const inside = skip(text, at, DECLARATION);
  return inside === at ? -1 : declarationEnd(text, inside);
}

function declarationEnd(text: string, start: number): number {
  for (let at = start; at < text.length; at++) {
    const character = text.charAt(at);
    if (character === '>') return at + 1;
    if (character === '<') return -1;
    if (character === '"' || character === "'") {
      at = text.indexOf(character, at + 1);
      if (at < 0) return -1;
    }
  }
  return -1;
}
