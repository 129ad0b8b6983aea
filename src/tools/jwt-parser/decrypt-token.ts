import { ignoreRefusal, InputError, unlessRefused } from '../../contract/errors.ts';
import type { OutputValues } from '../../contract/fields.ts';
import type { RunContext } from '../../contract/operations.ts';
import { decodeBase64, encodeBase64 } from '../../lib/base64/base64.ts';
import { decodeUtf8, encodeUtf8 } from '../../lib/charset/utf8.ts';
import { decodeHex } from '../../lib/hex/hex.ts';
import { indentJson, isJsonObject, tryParseJson } from '../../lib/json-text/json-text.ts';
import type { KeyManagementName } from '../../lib/jwt/encryption-algorithms.ts';
import { findContentEncryption, findKeyManagement, keyManagements } from '../../lib/jwt/encryption-algorithms.ts';
import type { Jwe } from '../../lib/jwt/jwe.ts';
import { decryptJwe } from '../../lib/jwt/jwe.ts';
import type { FittingKey, FittingKeys, KeyFormat } from '../../lib/jwt/keys.ts';
import { isWeak, keySizeOf, notesOn, readKeys } from '../../lib/jwt/keys.ts';
import { noteDates } from './claims.ts';
import { describePayload } from './decode-token.ts';
import type { decrypt } from './fields.ts';
import type { JsonPart, Token } from '../../lib/jwt/token.ts';
import { isCompressed, readBytes, readTokens, unpack } from '../../lib/jwt/token.ts';

type Decrypted = OutputValues<(typeof decrypt)['output']>;
type Context = Pick<RunContext, 'reference' | 'signal' | 'derivePbkdf2'>;

interface DecryptRequest {
  readonly jwt: string;
  readonly key: string;
  readonly keyFormat: KeyFormat;
}

/** The decrypted content, and the key that decrypted it. */
interface Opened {
  readonly bytes: Uint8Array;
  readonly key: FittingKey;
  readonly notes: Decrypted['notes'];
}

/**
 * Decrypts an encrypted token, and describes its claims. Of several recipients, the first that a key matches is used. `now` is in milliseconds.
 * @throws InputError on `jwt` or `key`
 */
export async function decryptToken({ jwt, key, keyFormat }: DecryptRequest, now: number, context: Context): Promise<Decrypted> {
  const tokens = readTokens(jwt);
  const [first] = tokens;
  if (first.form !== 'jwe') throw new InputError('not-encrypted', { field: 'jwt' });
  const recipients = readRecipients(tokens);
  if (key === '') return notDecrypted(first, context);
  const refusals: InputError[] = [];
  for (const { token, jwe } of recipients) {
    try {
      return await describe(token, jwe, await openWithText(jwe, key, keyFormat, context), now, context);
    } catch (error) {
      if (!(error instanceof InputError) || error.field !== 'key') throw error;
      refusals.push(error);
    }
  }
  // A key of the right type says more than the other recipients.
  throw refusals.find(({ code }) => code === 'decryption-failed') ?? refusals[0] ?? failed();
}

const failed = (): InputError => new InputError('decryption-failed', { field: 'key' });

interface Recipient {
  readonly token: Token;
  readonly jwe: Jwe;
}

/** Reads the recipients whose algorithms are supported, of which there must be one. */
function readRecipients(tokens: readonly [Token, ...(readonly Token[])]): readonly Recipient[] {
  const recipients = tokens.flatMap((token): readonly Recipient[] => {
    const jwe = unlessRefused(() => readJwe(token));
    return jwe ? [{ token, jwe }] : [];
  });
  const [token] = tokens;
  return recipients.length > 0 ? recipients : [{ token, jwe: readJwe(token) }];
}

function readJwe(token: Token): Jwe {
  const { value: header } = token.header;
  const [algorithm, encryption] = [findKeyManagement(header.alg), findContentEncryption(header.enc)];
  if (!algorithm || !encryption) throw new InputError('unsupported-encryption', { field: 'jwt', params: unsupported(algorithm, header) });
  if (header['crit'] !== undefined) throw new InputError('unsupported-extension', { field: 'jwt' });
  const [encryptedKey, iv, ciphertext, tag] = [1, 2, 3, 4].map((index) => readBytes(token, index));
  if (!encryptedKey || !iv || !ciphertext || !tag) throw new InputError('invalid-jwt', { field: 'jwt' });
  // RFC 7516, section 5.1, step 14.
  const additionalData = [token.parts[0] ?? '', ...(token.additionalData === undefined ? [] : [token.additionalData])].join('.');
  return { header, algorithm, encryption, encryptedKey, iv, ciphertext, tag, additionalData: encodeUtf8(additionalData, 'jwt') };
}

function unsupported(algorithm: KeyManagementName | undefined, { alg, enc }: JsonPart['value']): Record<string, string> {
  const [parameter, value] = algorithm ? ['enc', enc] : ['alg', alg];
  return typeof value === 'string' ? { parameter, algorithm: value.slice(0, 80), given: 'yes' } : { parameter, given: 'no' };
}

/** Decrypts with the keys in a text. If that is a secret of the wrong length or value, its other encodings are tried. */
async function openWithText(jwe: Jwe, text: string, format: KeyFormat, context: Context): Promise<Opened> {
  const isPassword = keyManagements[jwe.algorithm].way === 'password';
  const { kid } = jwe.header;
  const keyId = typeof kid === 'string' ? kid : undefined;
  const use = { algorithm: jwe.algorithm, encryption: jwe.encryption, keyId, needsPrivate: true };
  const found = await readKeys(text, format, use);
  try {
    return await openWithKeys(jwe, found, keyId, context);
  } catch (error) {
    // Each reading of a password would take as long as the first.
    if (!(error instanceof InputError) || format !== 'auto' || isPassword || found.keys[0]?.key.kind !== 'secret') throw error;
    for (const [note, read] of encodings(text)) {
      const secret = unlessRefused(read);
      // A reading of another length than the algorithm requires is not the key.
      const bytes = secret && (await decryptJwe(jwe, { kind: 'secret', secret }, context).catch(ignoreRefusal));
      if (secret && bytes) return { bytes, key: { key: { kind: 'secret', secret }, keyId: undefined, number: 1 }, notes: [note] };
    }
    throw error;
  }
}

const encodings = (text: string): readonly (readonly [Decrypted['notes'][number], () => Uint8Array])[] => [
  [/[-_]/u.test(text) ? 'read-as-base64url' : 'read-as-base64', () => decodeBase64(text.trim(), 'key')],
  ['read-as-hex', () => decodeHex(text.trim(), 'key')],
];

async function openWithKeys(jwe: Jwe, found: FittingKeys, keyId: string | undefined, context: Context): Promise<Opened> {
  let refusal = found.refusal;
  for (const key of found.keys) {
    try {
      const bytes = await decryptJwe(jwe, key.key, context);
      if (bytes) return { bytes, key, notes: [...notesOn(key, found, keyId)] };
    } catch (error) {
      if (!(error instanceof InputError) || error.field !== 'key') throw error;
      refusal ??= error;
    }
  }
  throw refusal ?? failed();
}

async function describe(token: Token, { algorithm }: Jwe, { bytes, key, notes }: Opened, now: number, context: Context): Promise<Decrypted> {
  const content = readContent(isCompressed(token) ? await unpack(bytes) : bytes);
  const { claims } = content;
  return {
    ...notDecrypted(token, context),
    ...describePayload(claims, now, context.reference),
    plaintext: claims ? indentJson(claims.json, claims.origin) : content.text,
    decryption: 'decrypted',
    content: content.kind,
    keyKind: key.key.kind === 'okp' ? '' : key.key.kind,
    keySize: keySizeOf(key.key),
    keyNumber: key.number,
    keyId: key.keyId ?? '',
    notes: [
      ...(isWeak(key.key, algorithm) ? ['weak-key' as const] : []),
      ...noteDates(claims?.value ?? {}),
      ...token.notes,
      ...(isCompressed(token) ? ['compressed' as const] : []),
      ...notes,
    ],
  };
}

type Content =
  | { readonly kind: 'claims'; readonly text: string; readonly claims: JsonPart }
  | { readonly kind: 'jwt' | 'text' | 'bytes'; readonly text: string; readonly claims?: undefined };

/** Bytes that are not UTF-8 are shown as Base64. */
function readContent(bytes: Uint8Array): Content {
  const text = unlessRefused(() => decodeUtf8(bytes, 'jwt'));
  if (text === undefined) return { kind: 'bytes', text: encodeBase64(bytes) };
  const value = tryParseJson(text);
  if (isJsonObject(value)) return { kind: 'claims', text, claims: { json: text, origin: { field: 'jwt' }, value } };
  return { kind: isToken(text) ? 'jwt' : 'text', text };
}

/** Whether the content is a signed or encrypted token in the compact serialization (RFC 7519, section 5.2). */
const isToken = (text: string): boolean => /^[\w-]+(?:\.[\w-]*){1,4}$/u.test(text) && unlessRefused(() => readTokens(text)) !== undefined;

const notDecrypted = ({ header, notes }: Token, { reference }: Context): Decrypted => ({
  ...describePayload(undefined, 0, reference),
  plaintext: '',
  decryption: 'not-decrypted',
  content: '',
  algorithm: String(header.value.alg),
  contentEncryption: String(header.value.enc),
  keyKind: '',
  keySize: 0,
  keyNumber: 0,
  keyId: '',
  notes: [...notes],
});
