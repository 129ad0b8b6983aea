import type { KeptEnd, Split } from './lexer.ts';
import { Lexer, textOf, Unterminated } from './lexer.ts';

/** Splits a text into words by quotes and backslashes only: there are no expansions, comments or operators. */
export function splitWords(text: string, keptEnd: KeptEnd = (_text, at) => at): Split<readonly string[]> {
  const lexer = new Lexer(text, keptEnd);
  const words: string[] = [];
  return splitting(() => {
    for (skip(lexer, /\s+/uy); lexer.at < text.length; skip(lexer, /\s+/uy)) {
      words.push(textOf(lexer.readWord(' \t\n\r\f\v')));
    }
    return words;
  });
}

function skip(lexer: Lexer, pattern: RegExp): boolean {
  const end = lexer.matchEnd(pattern);
  if (end === undefined || end === lexer.at) return false;
  lexer.at = end;
  return true;
}

function splitting<Words>(split: () => Words): Split<Words> {
  try {
    return { ok: true, value: split() };
  } catch (error) {
    if (error instanceof Unterminated) return { ok: false, unterminatedAt: error.at };
    throw error;
  }
}
