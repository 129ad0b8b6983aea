import type { Minified } from './minify-code.ts';
import { grammarPlace } from './place.ts';

/** Whitespace and commas, a comment, a block string, a string, a name or number, a spread, or punctuation (GraphQL, section 2.1). */
const TOKEN = /[\uFEFF\t\n\r ,]+|#[^\n\r]*|"""(?:\\"""|[^])*?"""|"(?:[^"\\\n\r]|\\[^\n\r])*"|-?[\w.]+|\.{3}|[!$&()/:=@[\]{|}]/uy;

/**
 * Minifies GraphQL: whitespace, commas and comments have no meaning.
 * @throws InputError `invalid-code`
 */
export function minifyGraphql(text: string): Minified {
  const parts: string[] = [];
  let comments = 0;
  let last = '';
  TOKEN.lastIndex = 0;
  for (let at = 0; at < text.length; at = TOKEN.lastIndex) {
    TOKEN.lastIndex = at;
    const token = TOKEN.exec(text)?.[0];
    if (token === undefined) throw grammarPlace(text, at, 'graphql', 'unexpectedCharacter');
    if (token.startsWith('#')) comments++;
    else if (!/^[\uFEFF\t\n\r ,]/u.test(token)) {
      if (/[\w.]$/u.test(last) && /^[\w.-]/u.test(token)) parts.push(' ');
      // Two strings would become the start of a block string.
      else if (last.endsWith('"') && token.startsWith('"')) parts.push(' ');
      parts.push(token);
      last = token;
    }
  }
  return { output: parts.join(''), removed: { comments, licenses: 0 } };
}
