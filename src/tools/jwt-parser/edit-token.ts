import { InputError } from '../../contract/errors.ts';
import type { OutputValues } from '../../contract/fields.ts';
import type { RunContext } from '../../contract/operations.ts';
import { encodeBase64 } from '../../lib/base64/base64.ts';
import { encodeUtf8 } from '../../lib/charset/utf8.ts';
import { passThrough } from '../../lib/deflate/through.ts';
import { compactJson } from '../../lib/json-text/json-text.ts';
import { isNone } from '../../lib/jwt/algorithms.ts';
import { requireAlgorithm } from '../../lib/jwt/jws.ts';
import type { KeyFormat } from '../../lib/jwt/keys.ts';
import { signParts } from '../../lib/jwt/sign.ts';
import type { edit } from './fields.ts';
import { encodeText, readObject } from './sign-token.ts';
import type { JsonObject, Token } from '../../lib/jwt/token.ts';
import { isDetached, readTokens } from '../../lib/jwt/token.ts';

type Edited = OutputValues<(typeof edit)['output']>;

interface EditRequest {
  readonly jwt: string;
  /** As JSON; a missing part stays as written. */
  readonly header?: string | undefined;
  readonly payload?: string | undefined;
  readonly key: string;
  readonly keyFormat: KeyFormat;
}

/**
 * Replaces the header or the claims of a token, and signs it again if the key can sign. Otherwise the old signature stays, which no longer matches. Text
 * around the token stays too.
 */
export async function editToken(request: EditRequest, context: Pick<RunContext, 'randomBytes' | 'signal'>): Promise<Edited> {
  const [token] = readTokens(request.jwt);
  if (!isEditable(token)) throw new InputError('not-editable', { field: 'jwt' });
  const header = request.header === undefined ? token.header.value : readObject(request.header, 'header');
  const parts = [
    request.header === undefined ? (token.parts[0] ?? '') : encodeText(compactJson(request.header, { field: 'header' }), 'header'),
    request.payload === undefined ? (token.parts[1] ?? '') : await encodePayload(request.payload, header),
  ];
  const { signature, signing, notes } = await sign(parts.join('.'), header, token, request, context);
  const jwt = request.jwt.replace(formatToken(token, token.parts), () => formatToken(token, [...parts, signature]));
  // A token that was wrapped, or has an encoding of its own, is not found as written.
  return { jwt: jwt === request.jwt ? formatToken(token, [...parts, signature]) : jwt, signing, notes };
}

/** Only the compact serialization has one signature. A payload outside the token, or unencoded, is not JSON. */
const isEditable = (token: Token): boolean =>
  token.form === 'jws' && !isDetached(token) && !token.notes.includes('json-serialization') && token.header.value['b64'] !== false;

async function encodePayload(json: string, header: JsonObject): Promise<string> {
  readObject(json, 'payload');
  const bytes = encodeUtf8(compactJson(json, { field: 'payload' }), 'payload');
  const content = header['zip'] === 'DEF' ? (await passThrough(new CompressionStream('deflate-raw'), bytes)).bytes : bytes;
  return encodeBase64(content, { urlSafe: true });
}

const formatToken = ({ disclosures }: Token, parts: readonly string[]): string => [parts.join('.'), ...(disclosures ?? [])].join('~');

interface Signed extends Omit<Edited, 'jwt'> {
  readonly signature: string;
}

async function sign(
  signed: string,
  { alg, kid }: JsonObject,
  { parts }: Token,
  { key, keyFormat }: EditRequest,
  context: Pick<RunContext, 'randomBytes' | 'signal'>,
): Promise<Signed> {
  if (isNone(alg)) return { signature: '', signing: 'unsecured', notes: [] };
  const algorithm = requireAlgorithm(alg, 'header');
  const signature = parts[2] ?? '';
  if (key === '') return { signature, signing: 'no-key', notes: [] };
  try {
    const made = await signParts(signed, { algorithm, kid, key, keyFormat }, context);
    return { signature: made.signature, signing: 'signed', notes: made.isWeak ? ['weak-key'] : [] };
  } catch (error) {
    // Most keys that verify cannot sign.
    if (error instanceof InputError) return { signature, signing: 'unusable-key', notes: [] };
    throw error;
  }
}
