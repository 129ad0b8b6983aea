import type { InputField } from '../../contract/fields.ts';
import type { Operation, Operations } from '../../contract/operations.ts';
import { findTool } from '../../runtime/find-tool.ts';
import { inputShape } from '../../runtime/kinds/input-shapes.ts';
import { currentOperationName } from '../../runtime/run.ts';
import { samples } from '../../runtime/recipe/samples.ts';
import { loadOperations } from '../../tools/declarations.ts';
import { tools } from '../../tools/registry.ts';
import { findField, hasNamed, optionNames, ownOptions, parseOptions, standsAlone } from '../arguments.ts';
import { commands } from '../commands.ts';
import { eachWords } from '../each.ts';
import { completionScripts } from './scripts.ts';

/** Words that may follow a command. */
const firstWords: Readonly<Record<string, readonly string[]>> = {
  recipe: ['list', 'export', 'import', 'commands', ...samples.keys()],
  each: eachWords,
  completion: [...completionScripts.keys()],
};

/** The commands that are not tools, with their possible arguments. */
const candidates: ReadonlyMap<string, readonly string[]> = new Map([
  ...[...commands].map(
    ([name, { flags = [], values }]) => [name, [...(firstWords[name] ?? []), ...[...flags, ...values].map((option) => `--${option}`)]] as const,
  ),
  ['help', []],
]);

/** The candidates for the last word of a command line. The words are those after `penknife`; the last may be empty. */
export async function complete(line: readonly string[]): Promise<readonly string[]> {
  const [command, ...rest] = joinAtEquals(line);
  const word = rest.pop();
  if (word === undefined) return startingWith(command ?? '', [...tools.keys(), ...candidates.keys(), '--help', '--version']);
  const following = candidates.get(command ?? '');
  if (following) return startingWith(word, rest.length === 0 || word.startsWith('-') ? following : []);
  const tool = findTool(command ?? '');
  return tool === undefined ? [] : completeCall(await loadOperations(tool), rest, word);
}

/** bash takes `--indent=2` for three words. */
function joinAtEquals(line: readonly string[]): readonly string[] {
  const joined: string[] = [];
  for (const [index, word] of line.entries()) {
    const isPart = (word === '=' && line[index - 1]?.startsWith('--')) || (line[index - 1] === '=' && line[index - 2]?.startsWith('--'));
    if (isPart) joined.push(`${joined.pop() ?? ''}${word}`);
    else joined.push(word);
  }
  return joined;
}

function completeCall(operations: Operations, typed: readonly string[], word: string): readonly string[] {
  const all = Object.values(operations);
  const isFlag = (option: string): boolean => all.some((operation) => standsAlone(operation, option));
  const option = /^--([^=]+)$/u.exec(typed.at(-1) ?? '')?.[1];
  const mayHaveValue = option !== undefined && !ownOptions.has(option);
  const needsValue = mayHaveValue && !isFlag(option);
  const namesField = option === 'output' || option === 'stdin';
  if (option === 'timeout') return [];
  const options = parseOptions(needsValue || namesField ? typed.slice(0, -1) : typed, isFlag);
  const { rest, fields } = options;
  const operation = operations[currentOperationName(operations, rest[0] ?? '')];
  // Without an operation, the options select one, so those of every operation that is still possible are offered.
  const matching = operation ? [operation] : all.filter((each) => hasNamed(each, options));

  if (namesField) return startingWith(word, [...new Set(matching.flatMap((each) => Object.keys(option === 'output' ? each.output : each.input)))]);

  const [, assigned, begun] = /^--([^=]+)=(.*)$/su.exec(word) ?? [];
  if (assigned !== undefined) return valuesOf(matching, assigned, begun ?? '').map((value) => `--${assigned}=${value}`);
  const values = mayHaveValue ? valuesOf(matching, option, word) : [];
  if (needsValue) return values;
  if (rest.length === 0 && !word.startsWith('-')) return [...values, ...startingWith(word, Object.keys(operations))];
  const names = matching.flatMap((each) => freeNames(each, [...fields.keys()], word));
  return [...values, ...startingWith(word, [...new Set(names), ...[...ownOptions.keys()].map((name) => `--${name}`)])];
}

/** The options of an operation that are not given yet, in the notation of the word. */
function freeNames(operation: Operation, given: readonly string[], word: string): readonly string[] {
  const taken = new Set(given.map((option) => findField(operation, option)?.[0]));
  const names = Object.keys(operation.input);
  return optionNames(operation, word.slice(2)).flatMap((shown, index) => (taken.has(names[index]) ? [] : [`--${shown}`]));
}

function valuesOf(operations: readonly Operation[], option: string, begun: string): readonly string[] {
  const values = operations.flatMap((operation) => valuesOfField(findField(operation, option)?.[1], begun));
  return [...new Set(values)];
}

const valuesOfField = (field: InputField | undefined, begun: string): readonly string[] => (field && inputShape(field).candidates?.(field, begun)) ?? [];

const startingWith = (word: string, candidates: readonly string[]): readonly string[] => candidates.filter((candidate) => candidate.startsWith(word));
