import { checkSignature } from '../certificate/signature-algorithm.ts';
import { loadDigest } from '../hash/hasher.ts';
import type { Key } from '../key/key.ts';
import { verifyEcdsaDigest } from '../signature/ecdsa.ts';
import { verifyPssDigest } from '../signature/rsa.ts';
import type { SignatureMethod } from './algorithms.ts';

const OIDS = { 'RSASSA-PKCS1-v1_5': '1.2.840.113549.1.1.1', Ed25519: '1.3.101.112', Ed448: '1.3.101.113' } as const;

/** Whether a key made a signature in the encoding of XML signatures: for ECDSA, R and S of the curve's length, not DER (RFC 9231, section 2.3.6). */
export async function verifyMessage({ scheme, hash }: SignatureMethod, key: Key, message: Uint8Array, signature: Uint8Array): Promise<boolean> {
  if (scheme === 'ECDSA' || scheme === 'RSASSA-PSS') {
    if (!hash) return false;
    const digest = await loadDigest(hash);
    if (scheme === 'ECDSA') return key.kind === 'ec' && verifyEcdsaDigest(key, digest(message), signature);
    const parameters = { digest, maskDigest: digest, saltLength: digest().length };
    return key.kind === 'rsa' && verifyPssDigest(key, parameters, digest(message), signature);
  }
  const algorithm = { oid: OIDS[scheme], parameters: undefined };
  return (await checkSignature({ algorithm, hash, key, messages: [{ bytes: message }], signature })) === 'valid';
}
