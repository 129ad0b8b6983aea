import type { ShellWord, WordPart } from '../../../lib/shell-words/lexer.ts';
import type { ShellCommand } from '../../../lib/shell-words/script.ts';
import { splitScript } from '../../../lib/shell-words/script.ts';
import type { Reading } from '../model.ts';
import { Findings, lineEnd } from '../model.ts';

const ASSIGNMENT = /^([A-Za-z_]\w*)(\+?)=/u;
const BUILTIN = /^(?:export|declare|typeset|readonly|local)$/u;

/**
 * Reads a script like bash with `set -a` (POSIX.1-2024, Shell Command Language, sections 2.2 and 2.9.1): only words that are assignments, alone
 * in their command or after `export`, set a variable. Commands are not run. The text has no carriage returns.
 */
export function readBash(text: string): Reading {
  const findings = new Findings();
  const split = splitScript(text);
  const end = split.ok ? text.length : split.unterminatedAt;
  const commands = split.ok ? split : splitScript(text.slice(0, end));
  if (commands.ok) {
    // bash runs whole lines: none of the line with the quote that is not closed.
    const complete = split.ok ? commands.value : commands.value.slice(0, commands.value.findLastIndex((command) => command.end === '\n') + 1);
    readCommands(complete, text, findings);
    readComments(text.slice(0, end), commands.value, findings);
  }
  // The rest of the script is inside the quote.
  if (!split.ok) findings.report('unclosed-quote', text.slice(end, Math.min(lineEnd(text, end), end + SHOWN)), end);
  findings.items.sort((one, other) => one.at - other.at);
  return findings;
}

const SHOWN = 40;

function readCommands(commands: readonly ShellCommand[], text: string, findings: Findings): void {
  for (const [index, command] of commands.entries()) {
    const before = commands[index - 1]?.end ?? '';
    // In a pipeline or in the background, a subshell would set the variable.
    const isSubshell = command.end === '|' || command.end === '&' || before === '|';
    readCommand(command, isSubshell, text, findings);
  }
}

function readCommand({ words, at, source }: ShellCommand, isSubshell: boolean, text: string, findings: Findings): void {
  const isBuiltin = BUILTIN.test(plainText(words[0]));
  const assigned = isBuiltin ? words.slice(1).filter((word) => !plainText(word).startsWith('-')) : words;
  const isCommand = !isBuiltin && words.some((word) => !ASSIGNMENT.test(plainText(word)));
  if (isCommand || isSubshell) {
    const isPlain = !ASSIGNMENT.test(plainText(words[0]));
    findings.report(isPlain && !isSubshell ? 'not-a-variable' : 'not-set', source, at);
    return;
  }
  for (const word of assigned) {
    const [match, name = '', plus] = ASSIGNMENT.exec(plainText(word)) ?? [];
    if (match === undefined) {
      if (findings.valueOf(plainText(word)) === undefined) findings.report('from-environment', plainText(word), word.at);
      continue;
    }
    const value = valueOf(word, match.length, findings);
    if (hasTilde(text, word.at + match.length)) findings.report('not-evaluated', '~', word.at);
    // An array cannot be in the environment.
    if (text.charAt(word.at + match.length) === '(') findings.report('not-set', source, at);
    else findings.set(name, (plus === '+' ? (findings.valueOf(name) ?? '') : '') + value, word.at);
  }
}

/** Whether a value starts with a tilde, or has one after a colon, outside quotes: a home folder (POSIX.1-2024, section 2.6.1). */
function hasTilde(text: string, start: number): boolean {
  for (let at = start; at < text.length && !/[\s;&|<>$\x60]/u.test(text.charAt(at)); at++) {
    const character = text.charAt(at);
    if (character === '~' && (at === start || text.charAt(at - 1) === ':')) return true;
    if (character === '\\') at++;
    if (character === '"' || character === "'") at = closingQuote(text, at);
  }
  return false;
}

function closingQuote(text: string, start: number): number {
  const quote = text.charAt(start);
  let at = start + 1;
  while (at < text.length && text.charAt(at) !== quote) at += quote === '"' && text.charAt(at) === '\\' ? 2 : 1;
  return at;
}

const plainText = (word: ShellWord | undefined): string => {
  const [first] = word?.parts ?? [];
  return first?.kind === 'text' ? first.text : '';
};

function valueOf({ parts, at }: ShellWord, skipped: number, findings: Findings): string {
  const [first, ...rest] = parts;
  return (first?.kind === 'text' ? first.text.slice(skipped) : '') + evaluate(rest, at, findings);
}

const evaluate = (parts: readonly WordPart[], at: number, findings: Findings): string => parts.map((part) => evaluatePart(part, at, findings)).join('');

function evaluatePart(part: WordPart, at: number, findings: Findings): string {
  if (part.kind === 'text') return part.text;
  if (part.kind !== 'parameter') {
    findings.report('not-evaluated', part.source, at);
    return part.source;
  }
  const known = findings.valueOf(part.name);
  const isSet = part.operator.startsWith(':') ? known !== undefined && known !== '' : known !== undefined;
  if (part.operator.endsWith('+')) return isSet ? evaluate(part.word, at, findings) : '';
  if (isSet) return known ?? '';
  if (/[-=]$/u.test(part.operator)) return evaluate(part.word, at, findings);
  findings.report('unset-variable', part.name, at);
  return '';
}

/** Comments on lines of their own, and those after a command; not those in quotes of several lines. */
function readComments(text: string, commands: readonly ShellCommand[], findings: Findings): void {
  let next = 0;
  for (const match of text.matchAll(/^[ \t]*(#[^\n]*)/gmu)) {
    const at = match.index + match[0].length - (match[1]?.length ?? 0);
    for (let command = commands[next]; command && command.at + command.source.length <= at; command = commands[next]) next++;
    if ((commands[next]?.at ?? Infinity) > at) findings.comment(match[1] ?? '', at);
  }
  for (const { commentAt } of commands) if (commentAt !== undefined) findings.comment(text.slice(commentAt, lineEnd(text, commentAt)), commentAt);
}
