import { loadEcCurve } from '../key/curves.ts';
import type { EcKey } from '../key/key.ts';

// Each JOSE curve has its hash (RFC 7518, section 3.4, RFC 8812), which @noble/curves also uses.

/** Signs with ECDSA and the nonce of RFC 6979, so that the same input has the same signature: R and S, each of the curve's length. */
export async function signEcdsa({ curve, privateKey }: EcKey & { readonly privateKey: Uint8Array }, message: Uint8Array): Promise<Uint8Array> {
  // Of the two valid values for S, the smaller one: Bitcoin's library, which many ES256K verifiers use, rejects the other.
  return (await loadEcCurve(curve)).sign(message, privateKey, { lowS: curve === 'secp256k1' });
}

/** Whether a signature, R and S of fixed length, is valid. */
export async function verifyEcdsa({ curve, publicKey }: EcKey, message: Uint8Array, signature: Uint8Array): Promise<boolean> {
  const { verify, lengths } = await loadEcCurve(curve);
  return signature.length === lengths.signature && verify(signature, message, publicKey, { lowS: false });
}

/** Whether a signature over an existing digest is valid: R and S of fixed length, with any hash. */
export async function verifyEcdsaDigest({ curve, publicKey }: EcKey, digest: Uint8Array, signature: Uint8Array): Promise<boolean> {
  const { verify, lengths } = await loadEcCurve(curve);
  return signature.length === lengths.signature && verify(signature, digest, publicKey, { lowS: false, prehash: false });
}
