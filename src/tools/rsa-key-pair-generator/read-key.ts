import { InputError } from '../../contract/errors.ts';
import type { RunContext } from '../../contract/operations.ts';
import type { FoundKey } from '../../lib/key/found-key.ts';
import { invalidKey } from '../../lib/key/invalid-key.ts';
import type { Jwk } from '../../lib/key/jwk.ts';
import { readJwk } from '../../lib/key/jwk.ts';
import { readFirst, readFoundKey } from '../../lib/key/read-keys.ts';
import { checkKey } from './check-key.ts';
import type { PairKey } from './pair-key.ts';

/** A text that contains a key, and its passphrase. */
export interface Lock {
  readonly passphrase: string;
  /** The field of the key. */
  readonly field: string;
}

type Watch = Pick<RunContext, 'signal' | 'progress' | 'derivePbkdf2'>;

/**
 * Reads the first key of a supported type in a text.
 * @throws InputError `invalid-key`, `unsupported-key` or `key-derivation-too-costly` on the key's field;
 *   `passphrase-required` or `wrong-passphrase` on `passphrase`.
 */
export async function readKey(text: string, { passphrase, field }: Lock, watch: Watch): Promise<PairKey> {
  try {
    return await readFirst(text, field, async (found) => {
      const key = await readFoundKey(found, field, { passphrase, watch });
      await checkPoint(found, field);
      return checkKey(key, field, watch.signal);
    });
  } catch (error) {
    throw refusalOf(error, field) ?? error;
  }
}

function refusalOf(error: unknown, field: string): InputError | undefined {
  if (!(error instanceof InputError) || error.code !== 'invalid-key') return undefined;
  const { reason, name = '' } = error.params;
  if (reason === 'none') return new InputError('unsupported-key', { field, params: { found: 'none', name } });
  if (reason === 'unsupported') return new InputError('unsupported-key', { field, params: { found: 'other', name } });
  return undefined;
}

/** The point of an Edwards curve follows from the private key, so the parser ignores the one in a JWK. */
async function checkPoint(found: FoundKey, field: string): Promise<void> {
  if (found.kind !== 'jwk' || found.jwk.kty !== 'OKP' || found.jwk.d === undefined || found.jwk.x === undefined) return;
  const { d: _d, ...publicPart }: Jwk = found.jwk;
  const [whole, given] = [await readJwk(found.jwk, field), await readJwk(publicPart, field)];
  if (whole.kind !== 'okp' || given.kind !== 'okp') return;
  if (given.publicKey.some((byte, index) => byte !== whole.publicKey[index])) throw invalidKey(field, 'unreadable');
}
