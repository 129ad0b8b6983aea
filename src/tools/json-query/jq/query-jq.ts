import { InputError } from '../../../contract/errors.ts';
import type { RunContext } from '../../../contract/operations.ts';
import { queryError } from '../query-error.ts';
import { OutOfMemory, TimeOutOfRange } from './host.ts';
import type { JqResult, JqRun } from './jq.ts';
import { runJq } from './jq.ts';
import { readVariables } from './variables.ts';

export interface JqOptions {
  readonly query: string;
  readonly slurp: boolean;
  readonly nullInput: boolean;
  readonly variables: string;
}

export interface JqOutput {
  /** JSON values, one per line. */
  readonly output: string;
  readonly messages: readonly JqMessage[];
}

/** What `debug` and `stderr` wrote, or the error for one of the documents. */
export interface JqMessage {
  readonly text: string;
  /** The number of documents that were read before an error. */
  readonly document: number | undefined;
}

/**
 * Runs a jq filter on JSON values, one per line.
 * @throws InputError `invalid-query` with line and column, `query-failed`, `out-of-memory`, `invalid-variable`, `too-deeply-nested`
 */
export async function queryJq(input: string, { query, variables, ...options }: JqOptions, { now, timeZone }: RunContext): Promise<JqOutput> {
  const filter = query.trim() === '' ? '.' : query;
  const result = await runOrRefuse({ ...options, ...readVariables(variables), filter, input: `${input}\n`, now, timeZone });
  const lines = result.messages.split('\n').filter((line) => line !== '');
  const errors = lines.filter((line) => /^jq: error|^jq: parse error/u.test(line));
  // jq continues with the next document, and its exit status is that of the last one.
  const isDone = errors.length === 0 && result.status === 0;
  const isPartial = errors.length > 0 && result.output !== '' && (result.status === 0 || result.status === RUNTIME_ERROR);
  if (isDone || isPartial) return { output: result.output, messages: lines.map(messageOf) };
  throw errorOf(query, result, errors);
}

const ERROR = /^jq: error \(at (?:<stdin>:(\d+)|[^)]*)\)(?: \(not a string\))?: (.*)$/u;

function messageOf(line: string): JqMessage {
  const [, count, text = line] = ERROR.exec(line) ?? [];
  return { text, document: count === undefined ? undefined : Number(count) };
}

async function runOrRefuse(run: JqRun): Promise<JqResult> {
  try {
    return await runJq(run);
  } catch (error) {
    if (error instanceof TimeOutOfRange) throw failed('engine', error.message);
    if (!(error instanceof OutOfMemory)) throw error;
    throw new InputError('out-of-memory', { field: 'query' });
  }
}

const [COMPILE_ERROR, RUNTIME_ERROR] = [3, 5] as const;
/** The maximum depth of values in jq 1.7. */
const MAX_DEPTH = 256;
/** What jq writes in place of a value that is nested more deeply. */
export const SKIPPED = '<skipped: too deep>';

function errorOf(query: string, { status, messages }: JqResult, errors: readonly string[]): InputError {
  if (status === COMPILE_ERROR) return compileError(query, messages);
  const [first = ''] = errors;
  // The only reason why it refuses JSON of ours.
  if (first.includes('Exceeds depth limit')) return tooDeep();
  const [, , detail = messages.trim()] = ERROR.exec(first) ?? [];
  return failed('engine', detail);
}

export const tooDeep = (): InputError => failed('depth', String(MAX_DEPTH));

const failed = (reason: 'depth' | 'engine', detail: string): InputError => new InputError('query-failed', { field: 'query', params: { reason, detail } });

/** jq prints the line of the filter and, after it, as many spaces as there are bytes before the error. */
function compileError(query: string, messages: string): InputError {
  const [, reason = messages.trim(), number = '1', rest = ''] = /^jq: error: (.*) at <top-level>, line (\d+):\n(.*)$/mu.exec(messages) ?? [];
  const lines = query.split('\n');
  const line = lines[Number(number) - 1] ?? '';
  const before = lines.slice(0, Number(number) - 1).reduce((sum, each) => sum + each.length + 1, 0);
  const spaces = rest.startsWith(line) ? rest.length - line.length : 0;
  const plain = reason.replace(' (Unix shell quoting issues?)', '');
  const isEnd = plain.includes('unexpected end of file');
  const at = isEnd ? query.length : before + unitsOf(line, spaces);
  return queryError(query, 'jq', at, isEnd ? { reason: 'end' } : { reason: 'engine', detail: plain });
}

/** Returns the number of UTF-16 code units in the first bytes of a text in UTF-8. */
const unitsOf = (text: string, bytes: number): number => new TextDecoder().decode(new TextEncoder().encode(text).subarray(0, bytes)).length;
