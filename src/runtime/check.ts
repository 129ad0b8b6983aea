import { InputError } from '../contract/errors.ts';
import type { InputField } from '../contract/fields.ts';
import type { Operation } from '../contract/operations.ts';
import type { JsonValue } from '../contract/values.ts';
import { inputKind } from './kinds/input-kinds.ts';
import { isUsed } from './used-when.ts';

/** Error codes that all operations share; their messages are in `runtime/strings`. */
export const sharedErrorCodes = [
  'out-of-range',
  'not-an-integer',
  'not-a-number',
  'ambiguous-number',
  'unexpected-unit',
  'unknown-option',
  'invalid-color',
  'invalid-date-time',
  'required',
  'wrong-type',
  'too-long',
  'time-limit',
  'not-loaded',
  'unknown-field',
  'unknown-operation',
  'unknown-tool',
] as const;

export type WireInput = Readonly<Record<string, unknown>>;
export type Values = Readonly<Record<string, unknown>>;

/**
 * Checks the wire form of an operation's input: names, types, ranges and options. Missing fields get their defaults, and so do
 * fields that the other values make unused (`usedWhen`), regardless of their values. A file may also be a FileValue, the form that
 * pages use.
 * @throws InputError with one of the shared codes.
 */
export function checkInput(operation: Operation, input: WireInput): Values {
  const given = renameFormerFields(operation, input);
  for (const name of Object.keys(given)) {
    if (!Object.hasOwn(operation.input, name)) throw new InputError('unknown-field', { field: name });
  }
  const fields = Object.entries(operation.input);
  const withDefaults = Object.fromEntries(fields.map(([name, field]) => [name, given[name] ?? defaultOf(field)]));
  return Object.fromEntries(fields.map(([name, field]) => [name, isUsed(field, withDefaults) ? checkField(name, field, given[name]) : defaultOf(field)]));
}

function renameFormerFields(operation: Operation, input: WireInput): WireInput {
  const current = new Map(Object.entries(operation.input).flatMap(([name, field]) => (field.formerly ?? []).map((old) => [old, name])));
  return Object.fromEntries(Object.entries(input).map(([name, value]) => [current.get(name) ?? name, value]));
}

/** The value of a missing field, in wire form; `undefined` for an optional field and for a primary input without a default. */
export function defaultOf(field: InputField): JsonValue | undefined {
  return field.optional ? undefined : inputKind(field).defaultOf(field);
}

function checkField(name: string, field: InputField, given: unknown): unknown {
  if (given !== undefined && given !== null) return inputKind(field).check(name, field, given);
  const value = defaultOf(field);
  if (value === undefined && !field.optional && !field.primary) throw new InputError('required', { field: name });
  return value;
}
