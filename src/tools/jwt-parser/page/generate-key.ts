import { encodeBase64 } from '../../../lib/base64/base64.ts';
import { formatPem } from '../../../lib/key/pem-text.ts';

export interface GeneratedKey {
  readonly key: string;
  readonly keyFormat: 'base64url' | 'pem';
  /** For those who verify; a shared secret has none. */
  readonly publicKey: string | undefined;
}

type Parameters = RsaHashedKeyGenParams | EcKeyGenParams | { readonly name: 'Ed25519' };

const EXPONENT = new Uint8Array([1, 0, 1]);

const rsa = (name: string, hash: string): RsaHashedKeyGenParams => ({ name, hash, modulusLength: 2048, publicExponent: EXPONENT });

// algorithm → what the browser makes keys for it with; it knows neither secp256k1 nor Ed448
const pairs: Readonly<Record<string, Parameters>> = {
  RS256: rsa('RSASSA-PKCS1-v1_5', 'SHA-256'),
  RS384: rsa('RSASSA-PKCS1-v1_5', 'SHA-384'),
  RS512: rsa('RSASSA-PKCS1-v1_5', 'SHA-512'),
  PS256: rsa('RSA-PSS', 'SHA-256'),
  PS384: rsa('RSA-PSS', 'SHA-384'),
  PS512: rsa('RSA-PSS', 'SHA-512'),
  ES256: { name: 'ECDSA', namedCurve: 'P-256' },
  ES384: { name: 'ECDSA', namedCurve: 'P-384' },
  ES512: { name: 'ECDSA', namedCurve: 'P-521' },
  EdDSA: { name: 'Ed25519' },
  Ed25519: { name: 'Ed25519' },
};

/** What kind of key can be made here for an algorithm. Pairs need Web Crypto, which plain http lacks. */
export function keyKindFor(algorithm: string): 'secret' | 'pair' | undefined {
  if (/^HS\d{3}$/u.test(algorithm)) return 'secret';
  return algorithm in pairs && isSecureContext ? 'pair' : undefined;
}

/** A new key for an algorithm; `undefined` if this browser cannot make one. */
export async function generateKey(algorithm: string): Promise<GeneratedKey | undefined> {
  if (keyKindFor(algorithm) === 'secret') return generateSecret(Number(algorithm.slice(2)) / 8);
  const parameters = pairs[algorithm];
  if (!parameters) return undefined;
  try {
    return await generatePair(parameters);
  } catch (error) {
    if (error instanceof DOMException) return undefined;
    throw error;
  }
}

/** A secret as long as the hash (RFC 7518, section 3.2). */
function generateSecret(bytes: number): GeneratedKey {
  const secret = crypto.getRandomValues(new Uint8Array(bytes));
  return { key: encodeBase64(secret, { urlSafe: true, padding: false }), keyFormat: 'base64url', publicKey: undefined };
}

async function generatePair(parameters: Parameters): Promise<GeneratedKey> {
  const { privateKey, publicKey } = (await crypto.subtle.generateKey(parameters, true, ['sign', 'verify'])) as CryptoKeyPair;
  return {
    key: toPem('PRIVATE KEY', await crypto.subtle.exportKey('pkcs8', privateKey)),
    keyFormat: 'pem',
    publicKey: toPem('PUBLIC KEY', await crypto.subtle.exportKey('spki', publicKey)),
  };
}

const toPem = (label: string, der: ArrayBuffer): string => formatPem(label, new Uint8Array(der));
