import { InputError } from '../../contract/errors.ts';
import type { JsonValue } from '../../contract/values.ts';
import { decodeBase64 } from '../base64/base64.ts';
import { decodeUtf8 } from '../charset/utf8.ts';
import { passThrough } from '../deflate/through.ts';
import { isJsonObject, parseJson, readMembers } from '../json-text/json-text.ts';
import type { Origin } from '../json-text/scan.ts';
import { firstRepeated } from '../repeated/first-repeated.ts';
import { isNone } from './algorithms.ts';
import type { Written } from './find-token.ts';
import { findTokens } from './find-token.ts';

const FIELD = 'jwt';

export type JsonObject = { readonly [name: string]: JsonValue };

/** The parts of a token as written; a JWS without a signature may have two. */
export interface Token extends Omit<Written, 'unprotected'> {
  readonly form: 'jws' | 'jwe';
  readonly header: JsonPart;
}

/** Header or claims: as JSON text, and parsed. */
export interface JsonPart {
  readonly json: string;
  readonly origin: Origin;
  readonly value: JsonObject;
}

// The names of the parts of each form in messages.
const PART_NAMES = { jws: ['header', 'payload', 'signature'], jwe: ['header', 'encrypted-key', 'initialization-vector', 'ciphertext', 'tag'] } as const;

/**
 * Finds the token in the pasted text, splits it and reads its header. A JSON serialization produces a token per signature or recipient.
 * @throws InputError on `jwt`, as all functions in this file do; the parameter `part` names the part of the token with the error.
 */
export function readTokens(text: string): readonly [Token, ...(readonly Token[])] {
  const [first, ...others] = findTokens(text);
  return [readWritten(first), ...others.map(readWritten)];
}

function readWritten({ unprotected, ...written }: Written): Token {
  const { parts } = written;
  const form = parts.length === 5 ? 'jwe' : 'jws';
  if (form === 'jws' && parts.length !== 2 && parts.length !== 3) throw new InputError('invalid-jwt', { field: FIELD });
  return { ...written, form, header: readHeader(parts[0] ?? '', unprotected) };
}

/** Returns the members of the protected header, then those of the unprotected ones. No name may be in two of them (RFC 7515, section 4; RFC 7516, section 7.2.1). */
function readHeader(part: string, unprotected: readonly string[] | undefined): JsonPart {
  if (unprotected === undefined) return readJsonPart(part, 'header');
  const origin = { field: FIELD, params: { part: 'header' } };
  const headers = [...(part === '' ? [] : [readJsonPart(part, 'header').json]), ...unprotected].map((text) => readMembers(text, origin));
  const members = headers.flat();
  const repeated = firstRepeated(headers.flatMap((header) => [...new Set(header.map(({ name }) => name))]));
  if (repeated !== undefined) throw new InputError('duplicate-header-parameter', { field: FIELD, params: { name: repeated } });
  return parseJsonPart(`{${members.map(({ writtenName, value }) => `${writtenName}:${value}`).join(',')}}`, 'header');
}

/** Whether the payload is detached (RFC 7515, appendix F). */
export const isDetached = ({ form, parts, header }: Token): boolean =>
  form === 'jws' && parts[1] === '' && (parts[2] ?? '') !== '' && !isNone(header.value.alg);

/** Whether the payload is compressed, as in SMART Health Cards; JWS does not define such a parameter. */
export const isCompressed = ({ header }: Token): boolean => header.value['zip'] === 'DEF';

// Claims are short. Content that decompresses to more is a decompression bomb.
const MAX_UNPACKED_BYTES = 2 ** 24;

/** Returns the claims of a JWS. */
export async function readPayload(token: Token): Promise<JsonPart> {
  const { parts, header } = token;
  const part = parts[1] ?? '';
  // RFC 7797
  if (header.value['b64'] === false) return parseJsonPart(part, 'payload');
  if (!isCompressed(token)) return readJsonPart(part, 'payload');
  return readJsonBytes(await unpack(decodePart(part, 'payload')), 'payload');
}

/** Decompresses content (RFC 7516, section 4.1.3). */
export async function unpack(packed: Uint8Array): Promise<Uint8Array> {
  const { bytes, ended } = await passThrough(new DecompressionStream('deflate-raw'), packed, MAX_UNPACKED_BYTES);
  if (ended !== 'whole') throw new InputError('invalid-compression', { field: FIELD });
  return bytes;
}

/** Decodes a binary part: a signature or a ciphertext. */
export function readBytes({ form, parts }: Token, index: number): Uint8Array {
  return decodePart(parts[index] ?? '', PART_NAMES[form][index] ?? '');
}

const readJsonPart = (part: string, name: string): JsonPart => readJsonBytes(decodePart(part, name), name);

const readJsonBytes = (bytes: Uint8Array, name: string): JsonPart =>
  parseJsonPart(
    withPart(name, () => decodeUtf8(bytes, FIELD)),
    name,
  );

function parseJsonPart(json: string, name: string): JsonPart {
  const origin = { field: FIELD, params: { part: name } };
  const value = parseJson(json, origin);
  if (!isJsonObject(value)) throw new InputError('not-an-object', origin);
  return { json, origin, value };
}

const decodePart = (part: string, name: string): Uint8Array => withPart(name, () => decodeBase64(part, FIELD));

/** Adds the part's name to an error, for its message. */
function withPart<Value>(part: string, read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    throw new InputError(error.code, { field: FIELD, params: { ...error.params, part }, ...(error.position && { position: error.position }) });
  }
}
