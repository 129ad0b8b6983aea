import { toBigInt, toBytes } from '../key/integers.ts';
import { equalBytes } from './equal.ts';
import type { Digest } from './mgf1.ts';
import { generateMask, xor } from './mgf1.ts';
import type { PrivateRsaKey } from './rsa.ts';
import { applyPrivateKey, modulusLength } from './rsa.ts';

export interface OaepParameters {
  readonly digest: Digest;
  readonly maskDigest: Digest;
  readonly label: Uint8Array;
}

/**
 * RSAES-PKCS1-v1_5 (RFC 8017, section 7.2.2); undefined if the padding is not valid. Not in constant time: the tools only decrypt for
 * the owner of the key, who gets the result in any case.
 */
export async function decryptPkcs1(key: PrivateRsaKey, ciphertext: Uint8Array, signal: AbortSignal): Promise<Uint8Array | undefined> {
  const encoded = await decryptRaw(key, ciphertext, signal);
  const separator = encoded?.indexOf(0, 2) ?? -1;
  return encoded && encoded[0] === 0 && encoded[1] === 2 && separator >= 10 ? encoded.subarray(separator + 1) : undefined;
}

/** RSAES-OAEP with MGF1 (RFC 8017, section 7.1.2); undefined if the padding is not valid. */
export async function decryptOaep(
  key: PrivateRsaKey,
  { digest, maskDigest, label }: OaepParameters,
  ciphertext: Uint8Array,
  signal: AbortSignal,
): Promise<Uint8Array | undefined> {
  const encoded = await decryptRaw(key, ciphertext, signal);
  const labelHash = digest(label);
  const hashLength = labelHash.length;
  if (!encoded || encoded.length < 2 * hashLength + 2) return undefined;
  const [maskedSeed, maskedBlock] = [encoded.subarray(1, 1 + hashLength), encoded.subarray(1 + hashLength)];
  const seed = xor(maskedSeed, generateMask(maskDigest, maskedBlock, hashLength));
  const block = xor(maskedBlock, generateMask(maskDigest, seed, maskedBlock.length));
  const message = block.subarray(hashLength);
  const one = message.findIndex((byte) => byte !== 0);
  const isRight = encoded[0] === 0 && equalBytes(block.subarray(0, hashLength), labelHash) && message[one] === 1;
  return isRight ? message.subarray(one + 1) : undefined;
}

async function decryptRaw(key: PrivateRsaKey, ciphertext: Uint8Array, signal: AbortSignal): Promise<Uint8Array | undefined> {
  const representative = toBigInt(ciphertext);
  if (ciphertext.length !== modulusLength(key) || representative >= key.modulus) return undefined;
  return toBytes(await applyPrivateKey(key, representative, signal), ciphertext.length);
}
