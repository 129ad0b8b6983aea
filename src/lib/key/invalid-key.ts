import type { Position } from '../../contract/errors.ts';
import { InputError } from '../../contract/errors.ts';

/**
 * Why a key is rejected: `encrypted` (a passphrase protects it), `unsupported` (see `unsupportedKey`),
 * `public` (a private key is required), `none` (the text contains no key), `unreadable` (anything else).
 */
export type KeyProblem = 'encrypted' | 'public' | 'none' | 'unreadable';

/** Creates the error `invalid-key`, with the parameter `reason`. */
export const invalidKey = (field: string, reason: KeyProblem, position?: Position): InputError =>
  new InputError('invalid-key', { field, params: { reason }, ...(position && { position }) });

/** Creates the error `invalid-key` for a key type that has a name, such as DSA, but is not supported. */
export const unsupportedKey = (field: string, name: string): InputError => new InputError('invalid-key', { field, params: { reason: 'unsupported', name } });

export const isUnsupported = (error: unknown): error is InputError =>
  error instanceof InputError && error.code === 'invalid-key' && error.params.reason === 'unsupported';

/** Returns the result of `read`; any error it throws makes the key unreadable. */
export function readingKey<Value>(field: string, read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    if (error instanceof InputError) throw invalidKey(field, 'unreadable');
    throw error;
  }
}
