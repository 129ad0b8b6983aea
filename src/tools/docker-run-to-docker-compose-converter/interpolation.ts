import { quoteWord } from '../../lib/shell-words/quote.ts';

// Handles strings of a Compose file, in which `$$` is a dollar sign and `${NAME}` a variable (Compose specification, Interpolation).

const VARIABLE = /\$[A-Za-z_]\w*/uy;

/** Returns the end of `$$`, `$NAME` or `${…}` at an offset; the offset itself for a lone dollar sign. */
export function interpolationEnd(text: string, at: number): number {
  if (text.startsWith('$$', at)) return at + 2;
  if (text.startsWith('${', at)) return braceEnd(text, at);
  VARIABLE.lastIndex = at;
  return VARIABLE.test(text) ? VARIABLE.lastIndex : at;
}

function braceEnd(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    if (text.startsWith('$$', at)) at += 1;
    else if (text.startsWith('${', at)) {
      depth += 1;
      at += 1;
    } else if (text.charAt(at) === '}') {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return start;
}

type Piece = { readonly kind: 'literal' | 'variable'; readonly text: string };

function* piecesOf(text: string): Generator<Piece> {
  for (let at = 0; at < text.length; ) {
    const dollar = text.indexOf('$', at);
    if (dollar !== at) yield { kind: 'literal', text: text.slice(at, dollar < 0 ? text.length : dollar) };
    if (dollar < 0) return;
    const end = interpolationEnd(text, dollar);
    const isLiteral = end === dollar || text.startsWith('$$', dollar);
    yield isLiteral ? { kind: 'literal', text: '$' } : { kind: 'variable', text: text.slice(dollar, end) };
    at = Math.max(end, dollar + 1);
  }
}

export const escapeDollars = (text: string): string => text.replaceAll('$', '$$$$');

/** Returns a Compose string with single dollar signs. */
export const toPlainText = (text: string): string => [...piecesOf(text)].map((piece) => piece.text).join('');

export const hasVariable = (text: string): boolean => [...piecesOf(text)].some(({ kind }) => kind === 'variable');

/** Splits at a character outside of variables, into at most `limit` parts. */
export function splitOutside(text: string, separator: string, limit = Infinity): string[] {
  const pieces: string[] = [];
  let start = 0;
  for (let at = 0; at < text.length && pieces.length + 1 < limit; at++) {
    if (text.charAt(at) === '$') at = Math.max(interpolationEnd(text, at) - 1, at);
    else if (text.charAt(at) === separator) {
      pieces.push(text.slice(start, at));
      start = at + 1;
    }
  }
  return [...pieces, text.slice(start)];
}

/** Formats a Compose string as a shell word: in double quotes if it has variables, which the shell then expands. */
export function toShellWord(text: string): string {
  // Both a shell and Compose can resolve this folder.
  const [home = ''] = /^~\/(?=.)/u.exec(text) ?? [];
  const pieces = [...piecesOf(text.slice(home.length))];
  if (pieces.every(({ kind }) => kind === 'literal')) return home + quoteWord(pieces.map((piece) => piece.text).join(''));
  return `${home}"${pieces.map((piece) => (piece.kind === 'literal' ? inDoubleQuotes(piece.text) : variableInDoubleQuotes(piece.text))).join('')}"`;
}

const inDoubleQuotes = (text: string): string => text.replaceAll(/[\\"`$]/gu, String.raw`\$&`);

const WITH_DEFAULT = /^(\$\{[A-Za-z_]\w*:?[-=?+])(.*)\}$/su;

function variableInDoubleQuotes(text: string): string {
  const [, start, word] = WITH_DEFAULT.exec(text) ?? [];
  if (start === undefined || word === undefined) return text;
  const written = [...piecesOf(word)].map((piece) => (piece.kind === 'literal' ? inDoubleQuotes(piece.text) : variableInDoubleQuotes(piece.text)));
  return `${start}${written.join('')}}`;
}
