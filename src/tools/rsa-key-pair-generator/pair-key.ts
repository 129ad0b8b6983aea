import { curveBits } from '../../lib/key/curves.ts';
import { bitLength } from '../../lib/key/integers.ts';
import type { SshPrivateKey } from '../../lib/openssh-key/private-key.ts';
import type { SshKey } from '../../lib/openssh-key/public-key.ts';
import type { KeyType } from './names.ts';

/** The tool supports the key types that OpenSSH has names for. Points of P curves are uncompressed. */
export type PairKey = SshKey;
export type PrivatePairKey = SshPrivateKey;

const typesOfCurves = { Ed25519: 'ed25519', 'P-256': 'ecdsa-p256', 'P-384': 'ecdsa-p384', 'P-521': 'ecdsa-p521' } as const;

export const keyTypeOf = (key: PairKey): KeyType => (key.kind === 'rsa' ? 'rsa' : typesOfCurves[key.curve]);

/** Bits of the modulus or of the curve. */
export const keySizeOf = (key: PairKey): number => (key.kind === 'rsa' ? bitLength(key.modulus) : curveBits[key.curve]);

export const isPrivate = (key: PairKey): key is PrivatePairKey => (key.kind === 'rsa' ? key.privatePart?.primes !== undefined : key.privateKey !== undefined);
