import { InputError } from '../../contract/errors.ts';
import type { JsonValue } from '../../contract/values.ts';
import { decodeBase64 } from '../../lib/base64/base64.ts';
import { decodeUtf8 } from '../../lib/charset/utf8.ts';
import { isJsonObject, parseJson } from '../../lib/json-text/json-text.ts';
import type { Origin } from '../../lib/json-text/scan.ts';

const FIELD = 'jwt';

export type JsonObject = { readonly [name: string]: JsonValue };

/** The parts of a token as they are written; a JWS without a signature may have two. */
export interface Token {
  readonly form: 'jws' | 'jwe';
  readonly parts: readonly string[];
  readonly header: JsonPart;
}

/** Header or claims: as JSON text, and as a value. */
export interface JsonPart {
  readonly json: string;
  readonly origin: Origin;
  readonly value: JsonObject;
}

// What the parts of each form are called in messages.
const PART_NAMES = { jws: ['header', 'payload', 'signature'], jwe: ['header', 'encrypted-key', 'initialization-vector', 'ciphertext', 'tag'] } as const;

/**
 * Finds the token in what was pasted, splits it and reads its header.
 * @throws InputError on `jwt`, as all of this file do; parameter `part` says in which part of the token the fault is.
 */
export function readToken(text: string): Token {
  const parts = unwrap(text).split('.', 6);
  const form = parts.length === 5 ? 'jwe' : 'jws';
  if (form === 'jws' && parts.length !== 2 && parts.length !== 3) throw new InputError('invalid-jwt', { field: FIELD });
  return { form, parts, header: readJsonPart(parts[0] ?? '', 'header') };
}

/** The claims of a JWS. */
export const readPayload = ({ parts }: Token): JsonPart => readJsonPart(parts[1] ?? '', 'payload');

/** The bytes of a part that is no JSON: a signature, a ciphertext. */
export function readBytes({ form, parts }: Token, index: number): Uint8Array {
  return decodePart(parts[index] ?? '', PART_NAMES[form][index] ?? '');
}

/** Drops what stands around a token in headers, settings and logs: the header's name, the scheme, quotes, line breaks. */
function unwrap(text: string): string {
  const bare = dropPrefix(text.trim());
  const quote = bare[0] ?? '';
  const isQuoted = bare.length > 1 && '"\'`'.includes(quote) && bare.endsWith(quote);
  return (isQuoted ? dropPrefix(bare.slice(1, -1).trim()) : bare).replaceAll(/[ \t\n\f\r]+/gu, '');
}

const dropPrefix = (text: string): string => text.replace(/^authorization\s*:\s*/iu, '').replace(/^bearer\s+/iu, '');

function readJsonPart(part: string, name: string): JsonPart {
  const origin = { field: FIELD, params: { part: name } };
  const bytes = decodePart(part, name);
  const json = withPart(name, () => decodeUtf8(bytes, FIELD));
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
