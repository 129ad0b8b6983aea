import type { RunContext } from '../../contract/operations.ts';
import { generateEcKey, generateOkpKey, generateRsaKey } from '../../lib/key/generate-key.ts';
import type { SshCurve } from '../../lib/openssh-key/public-key.ts';
import type { KeyType } from './names.ts';
import type { PrivatePairKey } from './pair-key.ts';

const curves = { 'ecdsa-p256': 'P-256', 'ecdsa-p384': 'P-384', 'ecdsa-p521': 'P-521' } satisfies Record<string, SshCurve>;

/** Generates a key; the modulus length applies to RSA only. */
export async function generateKey(keyType: KeyType, modulusLength: number, context: RunContext): Promise<PrivatePairKey> {
  if (keyType === 'rsa') return generateRsaKey(modulusLength, context);
  return keyType === 'ed25519' ? generateOkpKey('Ed25519', context) : generateEcKey(curves[keyType], context);
}
