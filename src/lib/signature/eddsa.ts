import { loadOkpCurve } from '../key/curves.ts';
import type { OkpKey } from '../key/key.ts';

/** Signs with EdDSA without a context (RFC 8032). */
export async function signEddsa({ curve, privateKey }: OkpKey & { readonly privateKey: Uint8Array }, message: Uint8Array): Promise<Uint8Array> {
  return (await loadOkpCurve(curve)).sign(message, privateKey);
}

export async function verifyEddsa({ curve, publicKey }: OkpKey, message: Uint8Array, signature: Uint8Array): Promise<boolean> {
  const { verify, lengths } = await loadOkpCurve(curve);
  // Strictly by RFC 8032. ZIP 215, which blockchains use, accepts more signatures.
  return signature.length === lengths.signature && verify(signature, message, publicKey, { zip215: false });
}
