import { availableParallelism } from 'node:os';
import { Executor } from '../cli/execute.ts';
import type { Place } from '../cli/did-you-mean.ts';
import { describeWithSuggestions } from '../cli/did-you-mean.ts';
import { Threads } from '../cli/threads.ts';
import { loadCliWords } from '../cli/words.ts';
import { chooseLanguage } from '../contract/languages.ts';
import type { Operation } from '../contract/operations.ts';
import { findTool } from '../runtime/find-tool.ts';
import { addToolWords } from '../runtime/platform/tool-words.ts';
import { isObject } from '../runtime/recipe/recipe.ts';
import type { Failure, Outcome } from '../runtime/run.ts';
import { currentOperationName, failedRun } from '../runtime/run.ts';
import { outputToWire } from '../runtime/wire.ts';
import type { Words } from '../runtime/words.ts';
import { createWords } from '../runtime/words.ts';
import { loadImplementation } from '../tools/implementations.ts';
import type { InputOf, OperationOf, OutputOf, RunOptions, ToolId } from './api.ts';
import { PenknifeError } from './error.ts';

/** All runs share these threads. An idle one does not keep the program from ending. */
const threads = new Threads(availableParallelism());

export function run<Tool extends ToolId, Name extends OperationOf<Tool>>(
  tool: Tool,
  operation: Name,
  ...rest: Record<never, never> extends InputOf<Tool, Name>
    ? [input?: InputOf<Tool, Name>, options?: RunOptions]
    : [input: InputOf<Tool, Name>, options?: RunOptions]
): Promise<OutputOf<Tool, Name>>;
// Programs in JavaScript may pass anything.
export async function run(given: unknown, name: unknown, input: unknown = {}, { signal, language: wanted }: RunOptions = {}): Promise<Record<string, unknown>> {
  signal?.throwIfAborted();
  const language = chooseLanguage(wanted, []);
  const tool = findTool(String(given));
  const implementation = tool === undefined ? undefined : await loadImplementation(tool);
  if (tool === undefined || !implementation) throw refused({ code: 'unknown-tool', params: { tool: String(given) } }, await loadSharedWords(language));
  const { operations } = implementation;
  const current = currentOperationName(operations, String(name));
  const operation = Object.hasOwn(operations, current) ? operations[current] : undefined;
  const loadWords = async (): Promise<Words> => addToolWords(tool, await loadSharedWords(language));
  if (!operation) throw refused({ code: 'unknown-operation', params: { operation: String(name) } }, await loadWords(), { operations });
  if (!isObject(input)) throw refused({ code: 'wrong-type', field: 'input', params: { expected: 'object' } }, await loadWords());
  const outcome = await new Executor(language, { threads }).run(tool, implementation, current, input, signal);
  // A run that ended before it noticed is canceled all the same.
  signal?.throwIfAborted();
  const ended = toWire(operation, outcome);
  if (ended.kind === 'output') return ended.output;
  throw refusal(ended, await loadWords(), { operations, operation });
}

/** The outcome with the output in wire form, which may be too long where the output itself is not. */
function toWire(operation: Operation, outcome: Outcome): Ended {
  if (outcome.kind !== 'output') return outcome;
  try {
    return { kind: 'output', output: outputToWire(operation, outcome.output) };
  } catch (error) {
    return failedRun(error, operation);
  }
}

type NoOutput = Exclude<Outcome, { readonly kind: 'output' }>;
type Ended = NoOutput | { readonly kind: 'output'; readonly output: Record<string, unknown> };

/** The strings of messages that do not belong to a tool. */
export const loadSharedWords = async (language: string): Promise<Words> => createWords(language, await loadCliWords(language));

const refused = (failure: Failure, words: Words, place: Place = {}): PenknifeError =>
  new PenknifeError(describeWithSuggestions(failure, place, words), failure);

function refusal(outcome: NoOutput, words: Words, place: Place): PenknifeError {
  if (outcome.kind === 'error') return refused(outcome.error, words, place);
  // Only the signal cancels a run.
  return bugError(outcome.kind === 'bug' ? outcome.message : outcome.kind, words);
}

/** The error for a bug. */
export const bugError = (cause: string, words: Words): PenknifeError => new PenknifeError(words.t('errors.bug'), { code: 'bug', params: {} }, { cause });
