import type { OutputValues } from '../../contract/fields.ts';
import type { RunContext } from '../../contract/operations.ts';
import { encodeBase64 } from '../../lib/base64/base64.ts';
import { generateEcKey, generateOkpKey, generateRsaKey } from '../../lib/key/generate-key.ts';
import type { PrivateKey } from '../../lib/key/key-to-der.ts';
import { toPkcs8, toSpki } from '../../lib/key/key-to-der.ts';
import { formatPem } from '../../lib/key/pem-text.ts';
import { digestLength } from '../../lib/signature/hashes.ts';
import type { Algorithm, Scheme } from '../../lib/jwt/algorithms.ts';
import { schemes } from '../../lib/jwt/algorithms.ts';
import type * as fields from './fields.ts';

type Generated = OutputValues<(typeof fields.generateKey)['output']>;

/** The minimum of RFC 7518, section 3.3. */
const MODULUS_LENGTH = 2_048;

/** Generates a key for an algorithm: a secret as long as the hash output (RFC 7518, section 3.2), or a key pair. */
export async function generateKey(algorithm: Algorithm, context: RunContext): Promise<Generated> {
  const scheme = schemes[algorithm];
  if (scheme.kind === 'secret') {
    return { key: encodeBase64(context.randomBytes(digestLength(scheme.hash)), { urlSafe: true }), keyFormat: 'base64url', publicKey: '' };
  }
  const pair = await generatePair(scheme, context);
  return { key: formatPem('PRIVATE KEY', toPkcs8(pair)), keyFormat: 'pem', publicKey: formatPem('PUBLIC KEY', toSpki(pair)) };
}

async function generatePair(scheme: Exclude<Scheme, { readonly kind: 'secret' }>, context: RunContext): Promise<PrivateKey> {
  if (scheme.kind === 'rsa') return generateRsaKey(MODULUS_LENGTH, context);
  return scheme.kind === 'ec' ? generateEcKey(scheme.curve, context) : generateOkpKey(scheme.curve ?? 'Ed25519', context);
}
