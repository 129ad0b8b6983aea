import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { InputField } from '../contract/fields.ts';
import type { Operation, Operations } from '../contract/operations.ts';
import type { FileValue } from '../contract/values.ts';
import { readText } from '../lib/charset/byte-order-mark.ts';
import { nearest } from '../lib/word/nearest.ts';
import { inputKind } from '../runtime/kinds/input-kinds.ts';
import type { StepValue } from '../runtime/recipe/step-value.ts';
import { operationsWith } from '../runtime/unnamed-operation.ts';
import { isHelp } from './commands.ts';
import { openDiskFile } from './disk-file.ts';
import { UsageError } from './usage-error.ts';

/** The options of every tool, in the order of completions. */
export const ownOptions: ReadonlyMap<string, 'flag' | 'value'> = new Map([
  ['json', 'flag'],
  ['output', 'value'],
  ['exact', 'flag'],
  ['stdin', 'value'],
  ['timeout', 'value'],
  ['help', 'flag'],
]);

export interface Options {
  readonly json: boolean;
  readonly help: boolean;
  /** Prints a text without a trailing newline. */
  readonly exact: boolean;
  /** Name of the only output to print. Default: the primary one, as text. */
  readonly output: string | undefined;
  /** Name of the input that stdin goes to. Default: the primary one. */
  readonly stdin: string | undefined;
  /** The time limit as typed, in seconds. */
  readonly timeout: string | undefined;
  /** Field name → the typed value; `true` for a name without a value. */
  readonly fields: ReadonlyMap<string, string | true>;
  readonly rest: readonly string[];
}

/**
 * Parses a command line of `--field value`, `--field=value`, `--field` for flags, and positional arguments.
 * @throws UsageError
 */
export function parseOptions(args: readonly string[], mayStandAlone: (field: string) => boolean): Options {
  const fields = new Map<string, string | true>();
  const rest: string[] = [];
  const flags = new Set<string>();
  const named = new Map<string, string>();
  for (let at = 0; at < args.length; at++) {
    const arg = args[at] ?? '';
    if (isHelp(arg)) flags.add('help');
    else if (!arg.startsWith('--')) rest.push(arg);
    else {
      const equals = arg.indexOf('=');
      const name = arg.slice(2, equals < 0 ? undefined : equals);
      const next = args[at + 1];
      const own = ownOptions.get(name);
      if (own === 'flag' && equals < 0) flags.add(name);
      else if (own === 'value') {
        const value = equals >= 0 ? arg.slice(equals + 1) : next;
        if (value === undefined) throw new UsageError('problem.missing-value', { field: name });
        named.set(name, value);
        if (equals < 0) at++;
      } else if (equals >= 0) fields.set(name, arg.slice(equals + 1));
      else if (mayStandAlone(name) && next !== 'true' && next !== 'false') fields.set(name, true);
      else if (next === undefined) throw new UsageError('problem.missing-value', { field: name });
      else {
        fields.set(name, next);
        at++;
      }
    }
  }
  const [output, stdin, timeout] = ['output', 'stdin', 'timeout'].map((name) => named.get(name));
  return { json: flags.has('json'), help: flags.has('help'), exact: flags.has('exact'), output, stdin, timeout, fields, rest };
}

/** The field that an option names: by its present or a former name, in camel case or kebab case. */
export const findField = ({ input }: Operation, option: string): readonly [name: string, field: InputField] | undefined =>
  Object.entries(input).find(([name, { formerly = [] }]) => [name, ...formerly].some((each) => each === option || shellName(each) === option));

/** Whether an operation has all fields that a command line names. */
export const hasNamed = (operation: Operation, { fields, stdin, output }: Options): boolean =>
  [...fields.keys(), ...(stdin === undefined ? [] : [stdin])].every((option) => findField(operation, option)) &&
  (output === undefined || Object.hasOwn(operation.output, output));

/** Rejects the name of an input that an operation does not have, naming the operations that have it or similar names. */
export const unknownField = (operation: Operation, option: string, operations: Operations): UsageError =>
  new UsageError(
    'errors.unknown-field',
    { field: option },
    nearest(option, optionNames(operation, option)),
    operationsWith(operations, (other) => findField(other, option) !== undefined),
  );

/** Whether an option without a value means true. */
export function standsAlone(operation: Operation, option: string): boolean {
  const [, field] = findField(operation, option) ?? [];
  return field !== undefined && inputKind(field).standsAlone === true;
}

/** The names of an operation's fields in the notation of a typed `option`: `textEncoding`, or `text-encoding`. */
export const optionNames = ({ input }: Operation, option: string): readonly string[] =>
  Object.keys(input).map((name) => (option.includes('-') ? shellName(name) : name));

const shellName = (name: string): string => name.replaceAll(/[A-Z]/gu, (capital) => `-${capital.toLowerCase()}`);

/** Converts typed values to wire form. The runner rejects values that are invalid for their fields. `operations` are those of the tool. */
export async function readFields(operation: Operation, fields: Options['fields'], operations: Operations): Promise<Record<string, unknown>> {
  const input: Record<string, unknown> = {};
  for (const [name, typed] of fields) {
    const [current, field] = findField(operation, name) ?? [];
    if (!current || !field) throw unknownField(operation, name, operations);
    input[current] = await readField(name, field, typed);
  }
  return input;
}

async function readField(name: string, field: InputField, typed: string | true): Promise<unknown> {
  if (typed === true) return true;
  if (typed.startsWith('@') && !typed.startsWith('@@')) return readFileAs(field, typed.slice(1));
  const { typedForm } = inputKind(field);
  if (!typedForm) throw new UsageError('problem.file-expected', { field: name });
  return typedForm.parse(typed.startsWith('@@') ? typed.slice(1) : typed);
}

/** Reads a file as the value of a field. With `orFile`, a file that is not text, as pages decode it, is accepted instead of a text. */
export async function readFileAs(field: InputField, file: string, { orFile = false } = {}): Promise<unknown> {
  const { typedForm } = inputKind(field);
  if (!typedForm) return openFile(file);
  const bytes = await readBytes(file);
  const text = orFile ? readText(bytes) : textOf(bytes, file);
  // A pipe, such as that of <(command), cannot be read again.
  return text === undefined ? fileOf(file, bytes) : typedForm.parse(text);
}

/** A typed value: the text itself, or the bytes of a file for `@path`; `@@` is a literal leading @. */
export async function readTyped(typed: string): Promise<StepValue> {
  if (!typed.startsWith('@')) return typed;
  if (typed.startsWith('@@')) return typed.slice(1);
  const file = typed.slice(1);
  return fileOf(file, await readBytes(file));
}

const fileOf = (file: string, bytes: Uint8Array): FileValue => ({ name: path.basename(file), type: '', content: Uint8Array.from(bytes) });

async function readBytes(file: string): Promise<Uint8Array> {
  try {
    return await readFile(file);
  } catch (error) {
    throw asUsageError(error, file, 'problem.unreadable-at-path');
  }
}

/**
 * Decodes a file or stdin, as pages do: a byte order mark is not part of the text. Throws a UsageError, which contains `source`, for data that
 * is neither UTF-8 nor UTF-16 with a byte order mark.
 */
export function textOf(bytes: Uint8Array, source: string): string {
  const text = readText(bytes);
  if (text === undefined) throw new UsageError('problem.not-utf-8', { source });
  return text;
}

async function openFile(file: string): Promise<FileValue> {
  try {
    return { name: path.basename(file), type: '', content: await openDiskFile(file) };
  } catch (error) {
    throw asUsageError(error, file);
  }
}

function asUsageError(error: unknown, file: string, key = 'problem.unreadable-path'): unknown {
  return error instanceof Error && 'code' in error ? new UsageError(key, { path: file }) : error;
}
