import { InputError } from '../contract/errors.ts';
import type { Field } from '../contract/fields.ts';
import type { Operation } from '../contract/operations.ts';
import type { WireInput } from './check.ts';
import { checkInput } from './check.ts';

/** The format of an output, which may depend on the input; undefined while the input is invalid. */
export function outputFormat(operation: Operation, field: Field, input: WireInput): string | undefined {
  if (!('format' in field)) return undefined;
  if (typeof field.format !== 'function') return field.format;
  try {
    return field.format(checkInput(operation, input) as never);
  } catch (error) {
    if (error instanceof InputError) return undefined;
    throw error;
  }
}
