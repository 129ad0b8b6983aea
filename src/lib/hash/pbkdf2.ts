import type { Pbkdf2Cost, RunContext } from '../../contract/operations.ts';
import { orAborted } from '../pause/or-aborted.ts';

/** This takes some seconds on most devices. Keys and tokens that require more are rejected; the encryption tool has the same limit. */
export const MAX_ROUNDS = 10_000_000;

/** The platform's own PBKDF2, if it has one, and the signal that ends the wait for it. */
export type Pbkdf2Context = Pick<RunContext, 'derivePbkdf2' | 'signal'>;

/** Derives a key with PBKDF2-HMAC (RFC 8018, section 5.2): by the platform if it can, which takes a tenth of the time, otherwise in software. */
export async function derivePbkdf2(password: Uint8Array, cost: Pbkdf2Cost, { derivePbkdf2: derive, signal }: Pbkdf2Context): Promise<Uint8Array> {
  const derived = derive && (await orAborted(derive(password, cost), signal));
  if (derived) return derived;
  const { softwarePbkdf2 } = await import('./software-pbkdf2.ts');
  return softwarePbkdf2(password, cost);
}
