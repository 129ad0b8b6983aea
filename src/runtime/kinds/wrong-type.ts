import { InputError } from '../../contract/errors.ts';

/** What is given is not even of the type that its field has on the wire. */
export const wrongType = (field: string, expected: 'text' | 'number' | 'flag' | 'list' | 'file'): InputError =>
  new InputError('wrong-type', { field, params: { expected } });

export function checkText(field: string, given: unknown): string {
  if (typeof given !== 'string') throw wrongType(field, 'text');
  return given;
}
