import type { Position } from '../../contract/errors.ts';
import { InputError } from '../../contract/errors.ts';

/**
 * Why a key is refused: `encrypted` (a passphrase protects it), `unsupported` (see `unsupportedKey`),
 * `public` (a private key is needed), `none` (the text holds no key), `unreadable` (anything else).
 */
export type KeyFault = 'encrypted' | 'public' | 'none' | 'unreadable';

/** The error `invalid-key`; the fault is its parameter `reason`. */
export const invalidKey = (field: string, reason: KeyFault, position?: Position): InputError =>
  new InputError('invalid-key', { field, params: { reason }, ...(position && { position }) });

/** The error `invalid-key` for a key of a kind that has a name, such as DSA, but is not supported. */
export const unsupportedKey = (field: string, name: string): InputError => new InputError('invalid-key', { field, params: { reason: 'unsupported', name } });

export const isUnsupported = (error: unknown): error is InputError =>
  error instanceof InputError && error.code === 'invalid-key' && error.params.reason === 'unsupported';

/** What `read` gives; what it refuses makes the key unreadable. */
export function readingKey<Value>(field: string, read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    if (error instanceof InputError) throw invalidKey(field, 'unreadable');
    throw error;
  }
}
