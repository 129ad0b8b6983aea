import type { ShellWord, WordPart } from '../../lib/shell-words/lexer.ts';
import { escapeDollars } from './interpolation.ts';
import type { Note } from './notes.ts';

const WORKING_FOLDER = /^(?:pwd|Get-Location|\$pwd(?:\.Path)?|\((?:pwd|Get-Location)\)\.Path)$/iu;

/** Converts a word to a Compose string: dollar signs doubled, variables in braces. Other shell expansions are kept as literal text. */
export function toComposeText({ parts }: ShellWord, notes: Set<Note>): string {
  return parts.map((part) => partToCompose(part, notes)).join('');
}

function partToCompose(part: WordPart, notes: Set<Note>): string {
  if (part.kind === 'text') return escapeDollars(part.text);
  if (part.kind === 'parameter') return parameterToCompose(part, notes);
  if (part.kind === 'command' && WORKING_FOLDER.test(part.command)) return '${PWD}';
  notes.add('command-substitution');
  return escapeDollars(part.source);
}

// Compose supports all operators except the one that sets the variable.
function parameterToCompose({ name, operator, word, source }: Extract<WordPart, { kind: 'parameter' }>, notes: Set<Note>): string {
  const inner = word.map((part) => partToCompose(part, notes)).join('');
  if (hasLooseBrace(word)) {
    notes.add('command-substitution');
    return escapeDollars(source);
  }
  if (name !== 'PWD') notes.add('shell-variable');
  return `\${${name}${operator.replace('=', '-')}${inner}}`;
}

// Compose cannot escape the brace that would end the variable.
const hasLooseBrace = (word: readonly WordPart[]): boolean =>
  word.some((part) => (part.kind === 'text' ? part.text : part.source).includes('}') && part.kind !== 'parameter');

/** Returns a word without quotes, to compare it with command names. */
export const toText = ({ parts }: ShellWord): string => parts.map((part) => (part.kind === 'text' ? part.text : part.source)).join('');
