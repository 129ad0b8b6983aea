import { createPrivateKey, createPublicKey, sign } from 'node:crypto';
import { TOKEN_KEY } from './examples.ts';

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Converts a date to a NumericDate. */
export const seconds = (date: string): number => Date.parse(date) / 1000;

export const CLAIMS = {
  iss: 'https://idp.example.com',
  sub: 'ada',
  aud: 'app',
  nonce: 'n-0S6_WzA2Mj',
  iat: seconds('2026-03-02T13:58:00Z'),
  exp: seconds('2026-03-02T14:28:00Z'),
};

interface TokenOptions {
  readonly header?: Readonly<Record<string, unknown>>;
  /** A private key on P-256 as PEM. Default: that of the sample. */
  readonly key?: string;
}

/** Signs a token with ES256, with the claims of the sample and these ones. */
export function tokenWith(claims: Readonly<Record<string, unknown>>, { header = {}, key = TOKEN_KEY }: TokenOptions = {}): string {
  const message = `${encode({ alg: 'ES256', typ: 'JWT', kid: '2026-03', ...header })}.${encode({ ...CLAIMS, ...claims })}`;
  return `${message}.${sign('sha256', Buffer.from(message), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url')}`;
}

/** A key set with the public key of a private key. */
export const setWith = (members: Readonly<Record<string, unknown>>, key = TOKEN_KEY): string =>
  JSON.stringify({ keys: [{ ...createPublicKey(createPrivateKey(key)).export({ format: 'jwk' }), kid: '2026-03', ...members }] });
