import { parseJsonDocuments } from '../../../lib/document/json/tree.ts';
import type { DocumentValue } from '../../../lib/document/value.ts';
import { runAtOnce } from '../../../lib/work/slices.ts';
import { queryError } from '../query-error.ts';
import { unlessRefused } from '../../../contract/errors.ts';

export type TokenKind = 'identifier' | 'quoted' | 'number' | 'literal' | 'end' | Punctuation;
type Punctuation =
  | '.'
  | '*'
  | ','
  | ':'
  | '{'
  | '}'
  | ']'
  | '('
  | ')'
  | '@'
  | '&'
  | '|'
  | '||'
  | '&&'
  | '=='
  | '!='
  | '<'
  | '<='
  | '>'
  | '>='
  | '!'
  | '['
  | '[?'
  | '[]';

export interface Token {
  readonly kind: TokenKind;
  /** The decoded name, or the text of any other token. */
  readonly text: string;
  readonly at: number;
  /** Of a literal. */
  readonly value?: DocumentValue;
}

const PUNCTUATION = ['[?', '[]', '||', '&&', '==', '!=', '<=', '>=', '.', '*', ',', ':', '{', '}', ']', '(', ')', '@', '&', '|', '<', '>', '!', '['] as const;
const WORD = /[A-Za-z_]\w*|-?\d+|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`/suy;

/**
 * Splits a JMESPath expression into tokens (jmespath.org, Grammar).
 * @throws InputError `invalid-query` with line and column
 */
export function readTokens(query: string): readonly Token[] {
  const tokens: Token[] = [];
  for (let at = 0; at < query.length; ) {
    if (/\s/u.test(query.charAt(at))) at++;
    else {
      const { token, length } = readToken(query, at);
      tokens.push(token);
      at += length;
    }
  }
  return [...tokens, { kind: 'end', text: '', at: query.length }];
}

function readToken(query: string, at: number): { readonly token: Token; readonly length: number } {
  WORD.lastIndex = at;
  const word = WORD.exec(query)?.[0];
  if (word !== undefined) return { token: wordToken(query, word, at), length: word.length };
  const kind = PUNCTUATION.find((text) => query.startsWith(text, at));
  if (kind) return { token: { kind, text: kind, at }, length: kind.length };
  const character = String.fromCodePoint(query.codePointAt(at) ?? 0);
  throw queryError(query, 'jmespath', at, /["'`]/u.test(character) ? { reason: 'string', detail: character } : { reason: 'unexpected', detail: character });
}

function wordToken(query: string, word: string, at: number): Token {
  switch (word.charAt(0)) {
    case '"': {
      const value = readJsonValue(word);
      if (value?.kind === 'string') return { kind: 'quoted', text: value.text, at };
      throw queryError(query, 'jmespath', at, { reason: 'literal', detail: word });
    }
    case "'":
      return { kind: 'literal', text: word, at, value: { kind: 'string', text: word.slice(1, -1).replaceAll("\\'", "'"), at } };
    case '`':
      return { kind: 'literal', text: word, at, value: literalValue(query, word, at) };
    default:
      return { kind: /^[-\d]/u.test(word) ? 'number' : 'identifier', text: word, at };
  }
}

function literalValue(query: string, word: string, at: number): DocumentValue {
  const json = word.slice(1, -1).replaceAll('\\`', '`');
  // A string without quotes was allowed in early versions.
  const value = readJsonValue(json) ?? (/^\s*["[{]/u.test(json) ? undefined : readJsonValue(`"${json.trimStart()}"`));
  if (value) return value;
  throw queryError(query, 'jmespath', at, { reason: 'literal', detail: word });
}

const IGNORE = { add: () => undefined };

function readJsonValue(json: string): DocumentValue | undefined {
  const options = { syntax: 'json', duplicateKeys: 'last', keepComments: false, field: 'query' } as const;
  return unlessRefused(() => runAtOnce(parseJsonDocuments(json, options, IGNORE)))?.documents[0];
}
