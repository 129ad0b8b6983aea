import { hmac } from '@noble/hashes/hmac.js';
import { sha256, sha512 } from '@noble/hashes/sha2.js';
import { createBase58check } from '@scure/base';
import { encodeUtf8 } from '../../lib/charset/utf8.ts';
import type { Pbkdf2Context } from '../../lib/hash/pbkdf2.ts';
import { derivePbkdf2 } from '../../lib/hash/pbkdf2.ts';
import { encodeHex } from '../../lib/hex/hex.ts';

const SEED_KEY = new TextEncoder().encode('Bitcoin seed');
/** Version bytes of a mainnet private key, then zero depth, parent fingerprint and child number: a master key (BIP-32). */
const MASTER_KEY_HEAD = Uint8Array.of(0x04, 0x88, 0xad, 0xe4, 0, 0, 0, 0, 0, 0, 0, 0, 0);
const base58check = createBase58check(sha256);

/**
 * Returns the seed of a valid mnemonic (BIP-39, "From mnemonic to seed") in hex, and the master key that BIP-32
 * derives from it, as `xprv…`.
 * @throws InputError `unpaired-surrogate` on `passphrase`.
 */
export async function deriveSeed(mnemonic: string, passphrase: string, context: Pbkdf2Context): Promise<{ readonly seed: string; readonly rootKey: string }> {
  encodeUtf8(passphrase, 'passphrase');
  const salt = new TextEncoder().encode(`mnemonic${passphrase}`.normalize('NFKD'));
  const password = new TextEncoder().encode(mnemonic.normalize('NFKD'));
  const seed = await derivePbkdf2(password, { hash: 'sha-512', salt, rounds: 2048, length: 64 }, context);
  const digest = hmac(sha512, SEED_KEY, seed);
  const [key, chainCode] = [digest.subarray(0, 32), digest.subarray(32)];
  return { seed: encodeHex(seed), rootKey: base58check.encode(Uint8Array.of(...MASTER_KEY_HEAD, ...chainCode, 0, ...key)) };
}
