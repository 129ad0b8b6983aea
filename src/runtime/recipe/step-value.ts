import { InputError } from '../../contract/errors.ts';
import type { InputField } from '../../contract/fields.ts';
import type { Operation } from '../../contract/operations.ts';
import type { FileValue } from '../../contract/values.ts';
import { readFile } from '../../contract/values.ts';
import { readText } from '../../lib/charset/byte-order-mark.ts';
import type { TextForm } from '../kinds/text-form.ts';
import { inputKind } from '../kinds/input-kinds.ts';
import { outputKind, outputsOf } from '../kinds/output-kinds.ts';

/** A value passed from step to step: a text, or a file whose bytes need not be text. */
export type StepValue = string | FileValue;

/**
 * The value of an output for the next step, in a form that is the same in every language: a text, the items of a list as lines, JSON for a table or a
 * record, a file's bytes. Empty if the operation has none.
 */
export function outputValue(operation: Operation, name: string, output: Readonly<Record<string, unknown>>): StepValue {
  const found = outputsOf(operation, output).find((each) => each.name === name);
  return found ? outputKind(found.field).carry(found.value) : '';
}

/** Converts a step value to the value of an input, in wire form or as a file; undefined for whitespace that cannot be a value, as for a number. */
export async function toInputValue(name: string, field: InputField, value: StepValue): Promise<unknown> {
  const { typedForm } = inputKind(field);
  if (typedForm) return parseTyped(typedForm, field, await toText(value, name));
  // Without a name and a type, as from a pipe.
  const content = typeof value === 'string' ? new TextEncoder().encode(value) : await readFile(value);
  return { name: 'stdin', type: '', content };
}

/** Parses a typed text; undefined for whitespace that cannot be a value. */
export const parseTyped = (form: TextForm, field: InputField, text: string): unknown =>
  field.kind !== 'text' && text.trim() === '' ? undefined : form.parse(text);

/**
 * Converts a step value to text. The byte order mark of a file is not part of it.
 * @throws InputError `bytes-no-text`, on `field`, for bytes that are not UTF-8
 */
export async function toText(value: StepValue, field?: string): Promise<string> {
  const text = typeof value === 'string' ? value : readText(await readFile(value));
  if (text === undefined) throw new InputError('bytes-no-text', field === undefined ? {} : { field });
  return text;
}

/** The lines of a text: every line break ends one. */
export function linesOf(text: string): readonly string[] {
  const lines = text.split(/\r\n|[\n\r]/u);
  return lines.at(-1) === '' ? lines.slice(0, -1) : lines;
}

/**
 * The elements of a JSON array, each as JSON, a string as its text; any other JSON value is one element.
 * @throws InputError `no-records`
 */
export function recordsOf(text: string): readonly string[] {
  const value = parseRecords(text);
  return (Array.isArray(value) ? value : [value]).map((record: unknown) => (typeof record === 'string' ? record : JSON.stringify(record)));
}

function parseRecords(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) throw new InputError('no-records');
    throw error;
  }
}

/** A text as one or more whole lines; the empty text has none. */
export const endLine = (text: string): string => (text === '' || text.endsWith('\n') ? text : `${text}\n`);
