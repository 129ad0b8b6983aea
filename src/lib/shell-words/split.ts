import type { KeptEnd, ShellWord, Split } from './lexer.ts';
import { Lexer, Unterminated } from './lexer.ts';

const BLANKS = /[ \t]+/uy;
const COMMENT = /#[^\n]*/uy;
// `;`, `&&`, `||`, `|`, `&` and line ends.
const COMMAND_END = /[;&|\n]+/uy;
const WORD_ENDS = ' \t\n;&|';
// The line goes on: by a backslash in a shell, where blanks behind it are forgiven, by ^ in cmd, by a back-tick in PowerShell.
const LINE_GOES_ON = /(?:\\|\^|`)[ \t]*(?:\n|$)/uy;

/** Splits a text into words by quotes and backslashes alone: there are no expansions, comments or operators. */
export function splitWords(text: string, keptEnd: KeptEnd = (_text, at) => at): Split<readonly string[]> {
  const lexer = new Lexer(text, keptEnd);
  const words: string[] = [];
  return splitting(() => {
    for (skip(lexer, /\s+/uy); lexer.at < text.length; skip(lexer, /\s+/uy)) {
      words.push(
        lexer
          .readWord(' \t\n\r\f\v')
          .parts.map((part) => (part.kind === 'text' ? part.text : part.source))
          .join(''),
      );
    }
    return words;
  });
}

/**
 * Splits a script into its simple commands, and each into words (POSIX.1-2024, Shell Command Language, 2.3 and 2.10): a command
 * ends at a line end, `;`, `&` or `|`. Redirections are words. A match of `skipped`, which is sticky, is left out where a command
 * begins: a prompt.
 */
export function splitCommands(text: string, skipped?: RegExp): Split<readonly (readonly ShellWord[])[]> {
  const lexer = new Lexer(text.replaceAll(/\r\n?/gu, '\n'));
  const commands: ShellWord[][] = [];
  return splitting(() => {
    let words: ShellWord[] = [];
    while (lexer.at < lexer.text.length) {
      if (words.length === 0 && skipped) skip(lexer, skipped);
      if (skip(lexer, BLANKS) || skip(lexer, LINE_GOES_ON) || skip(lexer, COMMENT)) continue;
      if (skip(lexer, COMMAND_END)) {
        if (words.length > 0) commands.push(words);
        words = [];
      } else if (lexer.at < lexer.text.length) {
        const word = lexer.readWord(WORD_ENDS);
        // A backslash at a line's end leaves nothing behind.
        if (word.parts.length > 0) words.push(word);
      }
    }
    if (words.length > 0) commands.push(words);
    return commands;
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
