import { InputError } from '../../contract/errors.ts';
import type { OutputValues } from '../../contract/fields.ts';
import type { RunContext } from '../../contract/operations.ts';
import { encodeBase64 } from '../../lib/base64/base64.ts';
import { encodeUtf8 } from '../../lib/charset/utf8.ts';
import { compactJson, isJsonObject, parseJson, readMembers } from '../../lib/json-text/json-text.ts';
import type { Algorithm } from '../../lib/jwt/algorithms.ts';
import type { KeyFormat } from '../../lib/jwt/keys.ts';
import { signParts } from '../../lib/jwt/sign.ts';
import type { sign } from './fields.ts';
import type { JsonObject } from '../../lib/jwt/token.ts';

type Signed = OutputValues<(typeof sign)['output']>;

interface SignRequest {
  readonly payload: string;
  readonly header: string;
  readonly algorithm: Algorithm | 'none';
  readonly key: string;
  readonly keyFormat: KeyFormat;
}

/**
 * Creates the token with these claims, in the compact serialization (RFC 7515, section 7.1). Both JSON texts keep their digits, escapes and order; `alg`
 * is the selected algorithm, regardless of the header. A short key is noted, but signs.
 */
export async function signToken(
  { payload, header, algorithm, key, keyFormat }: SignRequest,
  context: Pick<RunContext, 'randomBytes' | 'signal'>,
): Promise<Signed> {
  readObject(payload, 'payload');
  const { kid } = readObject(header, 'header');
  const signed = `${encodeText(formatHeader(header, algorithm), 'header')}.${encodeText(compactJson(payload, { field: 'payload' }), 'payload')}`;
  if (algorithm === 'none') return { jwt: `${signed}.`, notes: [] };
  if (key === '') throw new InputError('missing-key', { field: 'key' });
  const { signature, isWeak } = await signParts(signed, { algorithm, kid, key, keyFormat }, context);
  return { jwt: `${signed}.${signature}`, notes: isWeak ? ['weak-key'] : [] };
}

/** @throws InputError on the field: `invalid-json`, `not-an-object` */
export function readObject(json: string, field: 'payload' | 'header'): JsonObject {
  const value = parseJson(json, { field });
  if (!isJsonObject(value)) throw new InputError('not-an-object', { field });
  return value;
}

function formatHeader(header: string, algorithm: string): string {
  const others = readMembers(header, { field: 'header' }).filter(({ name }) => name !== 'alg');
  return `{${[`"alg":"${algorithm}"`, ...others.map(({ writtenName, value }) => `${writtenName}:${value}`)].join(',')}}`;
}

/** Encodes text as Base64url of UTF-8. */
export const encodeText = (text: string, field: string): string => encodeBase64(encodeUtf8(text, field), { urlSafe: true });
