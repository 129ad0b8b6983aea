import { createInterface } from 'node:readline';
import { addToolWords } from '../runtime/platform/tool-words.ts';
import { isObject } from '../runtime/recipe/recipe.ts';
import type { Failure, Outcome } from '../runtime/run.ts';
import { currentOperationName, failedRun } from '../runtime/run.ts';
import { hasInput, unnamedOperation } from '../runtime/unnamed-operation.ts';
import type { Words } from '../runtime/words.ts';
import { serializeOutcome } from '../runtime/wire.ts';
import { loadImplementation } from '../tools/implementations.ts';
import { readCommandOptions } from './command-options.ts';
import { batch as command } from './commands.ts';
import type { Place } from './did-you-mean.ts';
import { describeWithSuggestions } from './did-you-mean.ts';
import type { Manner } from './execute.ts';
import { execute } from './execute.ts';
import type { Progress } from './progress.ts';
import { withProgress } from './progress.ts';
import { print, printError } from './terminal.ts';
import { Threads } from './threads.ts';
import { readTimeout } from './timeout.ts';

interface Request {
  readonly tool: string;
  /** If missing or empty: the only operation with all the given inputs, otherwise the tool's default. */
  readonly operation: string;
  readonly input: Readonly<Record<string, unknown>>;
}

/** Responds to requests on stdin, one JSON object per line, in order, until stdin ends. The time limit is that of each request. */
export async function runBatch(args: readonly string[], shared: Words): Promise<0> {
  const { values } = readCommandOptions(args, command);
  const timeout = readTimeout(values.get('timeout')?.at(-1));
  const threads = new Threads(1);
  try {
    const manner = { threads, timeout };
    // Progress would overwrite requests that are being typed.
    if (process.stdin.isTTY) return await answerAll(shared, manner, undefined);
    return await withProgress(shared, (progress) => answerAll(shared, manner, progress));
  } finally {
    threads.close();
  }
}

async function answerAll(shared: Words, manner: Manner, progress: Progress | undefined): Promise<0> {
  let done = 0;
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line.trim() === '') continue;
    await print(await answer(line, shared, { ...manner, isResponsive: progress !== undefined }), '\n');
    progress?.reach('requests', { done: ++done });
  }
  return 0;
}

/** Returns the response to a request, as JSON: exactly one, even if the run fails, so that line N of the output belongs to request N. */
export async function answer(line: string, shared: Words, manner: Manner = {}): Promise<string> {
  try {
    return await answerRequest(line, shared, manner);
  } catch (error) {
    return refuse(failedRun(error, undefined), shared);
  }
}

async function answerRequest(line: string, shared: Words, manner: Manner): Promise<string> {
  const value = parseJson(line);
  if (isObject(value) && 'recipe' in value) return (await import('./batch-recipe.ts')).answerRecipe(value, shared, manner);
  const request = parseRequest(value);
  if (!request) return refusal({ code: 'invalid-request', params: {} }, shared);
  const implementation = await loadImplementation(request.tool);
  if (!implementation) return refusal({ code: 'unknown-tool', params: { tool: request.tool } }, shared);
  const { operations } = implementation;
  const given = Object.keys(request.input);
  const name = request.operation || (unnamedOperation(operations, (each) => given.every((field) => hasInput(each, field))) ?? '');
  const outcome = await execute(request.tool, implementation, name, request.input, { ...manner, language: shared.language });
  const operation = operations[currentOperationName(operations, name)];
  const serialized = operation ? serializeOutcome(operation, outcome, (output) => ({ output })) : outcome;
  if (serialized.kind === 'json') return serialized.json;
  const words = await addToolWords(request.tool, shared);
  return refuse(serialized, words, { operations, operation });
}

function refuse(outcome: Outcome, words: Words, place: Place = {}): string {
  if (outcome.kind === 'bug') printError(`${outcome.message}\n`);
  return refusal(outcome.kind === 'error' ? outcome.error : { code: 'bug', params: {} }, words, place);
}

function refusal(failure: Failure, words: Words, place: Place = {}): string {
  const { code, field, position } = failure;
  const message = describeWithSuggestions(failure, place, words);
  return JSON.stringify({ error: { code, ...(field !== undefined && { field }), ...(position && { position }), message } });
}

function parseRequest(value: unknown): Request | undefined {
  if (!isObject(value) || typeof value.tool !== 'string') return undefined;
  const { tool, operation = '', input = {} } = value;
  return typeof operation === 'string' && isObject(input) ? { tool, operation, input } : undefined;
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
