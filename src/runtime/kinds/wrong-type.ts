import { InputError } from '../../contract/errors.ts';

/** The error for a value whose type does not match the field's wire form. */
export const wrongType = (field: string, expected: 'text' | 'number' | 'flag' | 'list' | 'file'): InputError =>
  new InputError('wrong-type', { field, params: { expected } });

export function checkText(field: string, given: unknown): string {
  if (typeof given !== 'string') throw wrongType(field, 'text');
  return given;
}
