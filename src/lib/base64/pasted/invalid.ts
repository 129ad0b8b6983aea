import { InputError } from '../../../contract/errors.ts';
import { nameCharacter } from '../../charset/name-character.ts';
import { Locator } from '../../text-position/locator.ts';
import type { Base64Problem } from '../scan.ts';

/** Creates the error for invalid Base64, with line and column. `start` is the index of the scanned part in the text. */
export function invalidBase64(
  text: string,
  { index, reason }: Base64Problem,
  { field, start = 0 }: { readonly field: string; readonly start?: number },
): InputError {
  const position = new Locator(text).locate(start + index);
  if (reason === 'unusedBits') return new InputError('non-canonical-base64', { field, position });
  return new InputError('invalid-base64', { field, position, params: { reason, character: nameCharacter(text, start + index) } });
}
