import type { RunContext } from '../../contract/operations.ts';
import { encodeBase64 } from '../base64/base64.ts';
import { encodeUtf8 } from '../charset/utf8.ts';
import type { Algorithm } from './algorithms.ts';
import { createSignature } from './jws.ts';
import type { KeyFormat } from './keys.ts';
import { isWeak, readKey } from './keys.ts';

interface Signing {
  readonly algorithm: Algorithm;
  /** The `kid` of the header. */
  readonly kid: unknown;
  /** A key, or several. */
  readonly key: string;
  readonly keyFormat: KeyFormat;
}

export interface SignedParts {
  /** Base64url */
  readonly signature: string;
  /** Whether the key is shorter than the algorithm requires. */
  readonly isWeak: boolean;
}

/**
 * Signs the encoded header and payload, with the dot between them (RFC 7515, section 5.1).
 * @throws InputError on `key` as `readKey` and `createSignature` do
 */
export async function signParts(
  parts: string,
  { algorithm, kid, key, keyFormat }: Signing,
  context: Pick<RunContext, 'randomBytes' | 'signal'>,
): Promise<SignedParts> {
  const signer = await readKey(key, keyFormat, { algorithm, keyId: typeof kid === 'string' ? kid : undefined, needsPrivate: true });
  const signature = await createSignature(algorithm, signer, encodeUtf8(parts, 'jwt'), context);
  return { signature: encodeBase64(signature, { urlSafe: true }), isWeak: isWeak(signer, algorithm) };
}
