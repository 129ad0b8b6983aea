import { cbc, ctr } from '@noble/ciphers/aes.js';
import type { RunContext } from '../../contract/operations.ts';
import { bcryptPbkdf } from '../bcrypt-pbkdf/bcrypt-pbkdf.ts';
import type { SshCipher } from './ciphers.ts';
import { BLOCK_BYTES } from './ciphers.ts';

const KEY_BYTES = 32;

interface Mode {
  readonly encrypt: (bytes: Uint8Array) => Uint8Array;
  readonly decrypt: (bytes: Uint8Array) => Uint8Array;
}

const modes = {
  'aes256-ctr': (key, iv) => ctr(key, iv),
  'aes256-cbc': (key, iv) => cbc(key, iv, { disablePadding: true }),
} satisfies Record<SshCipher, (key: Uint8Array, iv: Uint8Array) => Mode>;

export interface Derivation {
  readonly salt: Uint8Array;
  readonly rounds: number;
}

/** Returns the cipher of a passphrase, from which key and IV are derived. It transforms whole blocks. */
export async function modeOf(
  cipher: SshCipher,
  passphrase: Uint8Array,
  { salt, rounds }: Derivation,
  watch: Pick<RunContext, 'signal' | 'progress'>,
): Promise<Mode> {
  const derived = await bcryptPbkdf(passphrase, salt, rounds, KEY_BYTES + BLOCK_BYTES, watch);
  return modes[cipher](derived.slice(0, KEY_BYTES), derived.slice(KEY_BYTES));
}
