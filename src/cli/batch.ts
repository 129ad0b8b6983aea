import { createInterface } from 'node:readline';
import { describeFailure } from '../runtime/failure.ts';
import { loadToolWords } from '../runtime/platform/words.ts';
import type { Failure } from '../runtime/run.ts';
import { currentOperationName } from '../runtime/run.ts';
import { createWords, joinWords } from '../runtime/words.ts';
import type { Words } from '../runtime/words.ts';
import { outputToWire } from '../runtime/wire.ts';
import { loadImplementation } from '../tools/implementations.ts';
import { execute } from './execute.ts';

interface Request {
  readonly tool: string;
  readonly operation: string;
  readonly input: Readonly<Record<string, unknown>>;
}

/** Answers requests on stdin, one JSON object per line, in order, until stdin ends. */
export async function runBatch(shared: Words): Promise<void> {
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line.trim() !== '' && !process.stdout.write(`${JSON.stringify(await answer(line, shared))}\n`)) await drained();
  }
}

const drained = (): Promise<void> => new Promise((resolve) => process.stdout.once('drain', resolve));

async function answer(line: string, shared: Words): Promise<unknown> {
  const request = parseRequest(line);
  if (!request) return refusal({ code: 'invalid-request', params: {} }, shared);
  const implementation = await loadImplementation(request.tool);
  if (!implementation) return refusal({ code: 'unknown-tool', params: { tool: request.tool } }, shared);
  const outcome = await execute(request.tool, implementation, request.operation, request.input, shared.language);
  const operation = implementation.operations[currentOperationName(implementation.operations, request.operation)];
  if (outcome.kind === 'output' && operation) return { output: outputToWire(operation, outcome.output) };
  const failure = outcome.kind === 'error' ? outcome.error : { code: 'bug', params: {} };
  if (outcome.kind === 'bug') process.stderr.write(`${outcome.message}\n`);
  return refusal(failure, joinWords(createWords(shared.language, await loadToolWords(request.tool, shared.language)), shared));
}

function refusal(failure: Failure, words: Words): unknown {
  const { code, field, position } = failure;
  return { error: { code, ...(field !== undefined && { field }), ...(position && { position }), message: describeFailure(failure, words) } };
}

function parseRequest(line: string): Request | undefined {
  const value = parseJson(line);
  if (!isRecord(value) || typeof value.tool !== 'string') return undefined;
  const { tool, operation = '', input = {} } = value;
  return typeof operation === 'string' && isRecord(input) ? { tool, operation, input } : undefined;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
