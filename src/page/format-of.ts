import type { OutputField } from '../contract/fields.ts';
import type { OperationState } from './use-operation.ts';
import { checkInput } from '../runtime/check.ts';
import { InputError } from '../contract/errors.ts';

/** The format of an output's text, which may depend on the input. */
export function formatOf({ operation, input }: OperationState, field: OutputField): string | undefined {
  if (!('format' in field)) return undefined;
  if (typeof field.format !== 'function') return field.format;
  try {
    return field.format(checkInput(operation, input) as never);
  } catch (error) {
    if (error instanceof InputError) return undefined;
    throw error;
  }
}
