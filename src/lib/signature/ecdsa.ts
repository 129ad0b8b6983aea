import { loadEcCurve } from '../key/curves.ts';
import type { EcKey } from '../key/key.ts';

// Each curve of JOSE has its hash (RFC 7518, section 3.4, RFC 8812), the one that @noble/curves takes too.

/** ECDSA with the nonce of RFC 6979, so that the same input has the same signature: R and S, each of the curve's length. */
export async function signEcdsa({ curve, privateKey }: EcKey & { readonly privateKey: Uint8Array }, message: Uint8Array): Promise<Uint8Array> {
  // Of the two valid values for S the smaller one: Bitcoin's library, on which many verifiers of ES256K are built, refuses the other.
  return (await loadEcCurve(curve)).sign(message, privateKey, { lowS: curve === 'secp256k1' });
}

/** Whether a signature, R and S of fixed length, is right. */
export async function verifyEcdsa({ curve, publicKey }: EcKey, message: Uint8Array, signature: Uint8Array): Promise<boolean> {
  const { verify, lengths } = await loadEcCurve(curve);
  return signature.length === lengths.signature && verify(signature, message, publicKey, { lowS: false });
}

/** Whether a signature over a digest that is there already is right: R and S of fixed length, of any hash. */
export async function verifyEcdsaDigest({ curve, publicKey }: EcKey, digest: Uint8Array, signature: Uint8Array): Promise<boolean> {
  const { verify, lengths } = await loadEcCurve(curve);
  return signature.length === lengths.signature && verify(signature, digest, publicKey, { lowS: false, prehash: false });
}
