import { unlessRefused } from '../../contract/errors.ts';
import { decodeBase64 } from '../../lib/base64/base64.ts';
import { isUtf8 } from '../../lib/charset/utf8.ts';
import { isObject, readJson } from './json.ts';

/** Decodes Base64 in either alphabet; `undefined` if it is not valid. */
export const readBase64 = (text: string): Uint8Array | undefined => unlessRefused(() => decodeBase64(text, ''));

/** Returns the JSON object in a part of a JSON Web Token, or `undefined`. */
export function readJsonPart(part: string): Readonly<Record<string, unknown>> | undefined {
  if (!/^[\w-]+$/u.test(part)) return undefined;
  const bytes = readBase64(part);
  if (!bytes || bytes[0] !== 0x7b || !isUtf8(bytes)) return undefined;
  const value = readJson(new TextDecoder().decode(bytes));
  return isObject(value) ? value : undefined;
}
