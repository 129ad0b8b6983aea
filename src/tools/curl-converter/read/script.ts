import { splitCmdScript } from '../../../lib/shell-words/cmd-script.ts';
import type { ShellWord, Split } from '../../../lib/shell-words/lexer.ts';
import type { Shell, ShellCommand } from '../../../lib/shell-words/script.ts';
import { detectShell, splitScript } from '../../../lib/shell-words/script.ts';

export const shells = ['auto', 'bash', 'cmd', 'powershell'] as const;
export type ShellOption = (typeof shells)[number];

const PROMPT =
  /(?:PS )?[A-Za-z]:\\?[^\n>]{0,200}>[ \t]*|PS [^\n>]{1,200}>[ \t]*|(?:\[[^\]\n]{1,200}\]|[^\s'"\x60]{0,200})[$#%❯>][ \t]+(?=(?:sudo[ \t][^\n;&|]{0,200})?curl)/uy;

/** A command line of Windows as browsers copy it: a caret before the first quote, or before line breaks. */
const CMD = /curl(?:\.exe)?[ \t]+\^"|[ \t]\^[ \t]*\n[ \t]*-/u;

/** Splits a script into its commands, by the rules of its shell. */
export function readScript(text: string, option: ShellOption): { readonly shell: Shell; readonly split: Split<readonly ShellCommand[]> } {
  const shell = option === 'auto' ? guessShell(text) : option === 'bash' ? 'posix' : option;
  return { shell, split: shell === 'cmd' ? splitCmdScript(text, PROMPT) : splitScript(text, { shell, prompt: PROMPT }) };
}

const guessShell = (text: string): Shell => (CMD.test(text) ? 'cmd' : detectShell(text));

/** Returns the expansions of a word as they were written. */
export const expansionsOf = ({ parts }: ShellWord): readonly string[] => parts.flatMap((part) => (part.kind === 'text' ? [] : [part.source]));
