import { InputError } from '../contract/errors.ts';
import type { InputField, InputKind } from '../contract/fields.ts';
import type { Operation } from '../contract/operations.ts';
import type { FileValue } from '../contract/values.ts';
import { decodeBase64 } from '../lib/base64/base64.ts';
import { parseDateTime } from './date-time.ts';

/** The codes that every operation shares; their words are in `runtime/strings`. */
export const sharedErrorCodes = [
  'out-of-range',
  'not-an-integer',
  'not-a-number',
  'unknown-option',
  'invalid-color',
  'invalid-date-time',
  'required',
  'wrong-type',
  'time-limit',
  'not-loaded',
  'unknown-field',
  'unknown-operation',
  'unknown-tool',
] as const;

export type WireInput = Readonly<Record<string, unknown>>;
export type Values = Readonly<Record<string, unknown>>;

/**
 * Reads the wire form of an operation's input: names, types, ranges, options; defaults where nothing is given.
 * A file may also come as a FileValue, as pages have it.
 * @throws InputError with one of the shared codes.
 */
export function checkInput(operation: Operation, input: WireInput): Values {
  const given = renameFormerFields(operation, input);
  for (const name of Object.keys(given)) {
    if (!Object.hasOwn(operation.input, name)) throw new InputError('unknown-field', { field: name });
  }
  return Object.fromEntries(Object.entries(operation.input).map(([name, field]) => [name, checkField(name, field, given[name])]));
}

function renameFormerFields(operation: Operation, input: WireInput): WireInput {
  const current = new Map(Object.entries(operation.input).flatMap(([name, field]) => (field.formerly ?? []).map((old) => [old, name])));
  return Object.fromEntries(Object.entries(input).map(([name, value]) => [current.get(name) ?? name, value]));
}

/** What a field has when nothing is given. The primary input of an operation may have nothing: `undefined`. */
export function defaultOf(field: InputField): unknown {
  if (field.optional) return undefined;
  if (field.kind === 'text') return field.primary ? '' : (field.default ?? '');
  if (field.kind === 'flag') return field.default ?? false;
  if (field.kind === 'file' || field.kind === 'dateTime') return undefined;
  return field.default;
}

function checkField(name: string, field: InputField, given: unknown): unknown {
  if (given !== undefined && given !== null) return checks[field.kind](name, field as never, given);
  const value = defaultOf(field);
  if (value === undefined && !field.optional && !field.primary) throw new InputError('required', { field: name });
  return value;
}

type Check<Kind extends InputKind> = (name: string, field: Extract<InputField, { kind: Kind }>, given: unknown) => unknown;

const wrongType = (field: string, expected: string): InputError => new InputError('wrong-type', { field, params: { expected } });

const checks = {
  text: (name, _field, given) => {
    if (typeof given !== 'string') throw wrongType(name, 'text');
    return given;
  },
  integer: (name, field, given) => {
    const value = checkNumber(name, field, given);
    if (!Number.isInteger(value)) throw new InputError('not-an-integer', { field: name });
    const { min = 0, max = Number.MAX_VALUE, step = 1 } = field;
    if ((value - min) % step !== 0) throw new InputError('out-of-range', { field: name, params: { min, max, step } });
    return value;
  },
  number: (name, field, given) => checkNumber(name, field, given),
  flag: (name, _field, given) => {
    if (typeof given !== 'boolean') throw wrongType(name, 'flag');
    return given;
  },
  choice: (name, field, given) => {
    if (typeof given !== 'string') throw wrongType(name, 'text');
    return checkOption(name, field.options, given);
  },
  choices: (name, field, given) => {
    if (!Array.isArray(given)) throw wrongType(name, 'list');
    const chosen = new Set(given.map((option: unknown) => checkOption(name, field.options, option)));
    return field.options.filter((option) => chosen.has(option));
  },
  file: (name, _field, given) => checkFile(name, given),
  color: (name, _field, given) => {
    if (typeof given !== 'string') throw wrongType(name, 'text');
    if (!/^#(?:[0-9a-f]{6}|[0-9a-f]{8})$/iu.test(given)) throw new InputError('invalid-color', { field: name });
    return given.toLowerCase();
  },
  dateTime: (name, _field, given) => {
    if (typeof given !== 'string') throw wrongType(name, 'text');
    const value = parseDateTime(given);
    if (value === undefined) throw new InputError('invalid-date-time', { field: name });
    return value;
  },
} satisfies { [Kind in InputKind]: Check<Kind> };

function checkNumber(
  name: string,
  { min = -Number.MAX_VALUE, max = Number.MAX_VALUE }: { readonly min?: number; readonly max?: number },
  given: unknown,
): number {
  if (typeof given !== 'number') throw wrongType(name, 'number');
  if (!Number.isFinite(given)) throw new InputError('not-a-number', { field: name });
  if (given < min || given > max) throw new InputError('out-of-range', { field: name, params: { min, max, step: 1 } });
  return given;
}

function checkOption(name: string, options: readonly string[], given: unknown): string {
  if (typeof given !== 'string') throw wrongType(name, 'text');
  if (!options.includes(given)) throw new InputError('unknown-option', { field: name, params: { option: given.slice(0, 80), options: options.join(', ') } });
  return given;
}

function checkFile(name: string, given: unknown): FileValue {
  if (typeof given !== 'object' || given === null || !('name' in given) || typeof given.name !== 'string') throw wrongType(name, 'file');
  const type = 'type' in given && typeof given.type === 'string' ? given.type : '';
  if ('content' in given) return { name: given.name, type, content: given.content as FileValue['content'] };
  if (!('base64' in given) || typeof given.base64 !== 'string') throw wrongType(name, 'file');
  return { name: given.name, type, content: decodeBase64OfFile(given.base64, name) };
}

function decodeBase64OfFile(base64: string, field: string): Uint8Array {
  try {
    return decodeBase64(base64, field);
  } catch (error) {
    // Base64 is how JSON carries the file, no business of the operation's: say so with a code that all share.
    if (error instanceof InputError) throw wrongType(field, 'file');
    throw error;
  }
}
