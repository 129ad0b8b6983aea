import { InputError } from '../../contract/errors.ts';
import { scanBase64 } from '../../lib/base64/scan.ts';
import { encodeText } from '../../lib/charset/sets/encode.ts';
import { formatCodePoint } from '../../lib/text-position/grammar-error.ts';
import { textOfUnits } from '../../lib/charset/units.ts';
import { countCodePoints, readUtf8 } from '../../lib/charset/utf8.ts';
import { concatBytes } from '../../lib/bytes/concat.ts';

type CredentialCharset = 'utf-8' | 'iso-8859-1';

interface Credentials {
  readonly username: string;
  readonly password: string;
}

interface EncodeOptions {
  readonly charset: CredentialCharset;
  /** Normalization Form C, which RFC 7613 requires for both. */
  readonly normalize: boolean;
}

/**
 * Encodes `user-id ":" password` as bytes (RFC 7617, section 2).
 * @throws InputError on `username` or `password`: `colon-in-username`, `control-character`, `unencodable-character`,
 * `unpaired-surrogate`.
 */
export function encodeCredentials({ username, password }: Credentials, { charset, normalize }: EncodeOptions): Uint8Array {
  const encode = (text: string, field: string): Uint8Array => {
    refuseControls(text, field);
    return encodeText(normalize ? text.normalize('NFC') : text, charset, field);
  };
  const colon = username.indexOf(':');
  if (colon !== -1) throw new InputError('colon-in-username', { field: 'username', position: { character: countCodePoints(username, colon) + 1 } });
  return concatBytes([encode(username, 'username'), Uint8Array.of(0x3a), encode(password, 'password')]);
}

/** RFC 7617, section 2, forbids the ASCII control characters (RFC 5234, appendix B.1: CTL). */
function refuseControls(text: string, field: string): void {
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code > 0x1f && code !== 0x7f) continue;
    const position = { character: countCodePoints(text, at) + 1 };
    throw new InputError('control-character', { field, position, params: { character: formatCodePoint(code) } });
  }
}

/** Matches the credentials in a header line or object, or after the scheme name, optionally in quotes as in JSON. */
const IN_TEXT = /(?<![\w-])(?:proxy-)?authorization["']?[ \t]{0,99}[:=][ \t]{0,99}["']?basic(?![\w+/=-])[ \t]*([^\s"'`,;<>(){}[\]\\]*)/diu;
const ALONE = /^\s*basic[ \t]+(\S[^]*)$/diu;
// RFC 9110, section 11.4: another scheme, or any text of several words.
const OTHER_SCHEME = /^\s*(?:(?:proxy-)?authorization[ \t]{0,99}:|[\w!#$%&'*+.^`|~-]+[ \t]+\S)/iu;

/**
 * Decodes the credentials of a header, of a text that contains one, or of plain Base64, to bytes.
 * @throws InputError on `header`: `not-basic`, `invalid-base64`.
 */
function findCredentials(text: string): Uint8Array {
  const match = IN_TEXT.exec(text) ?? ALONE.exec(text);
  if (!match && OTHER_SCHEME.test(text)) throw new InputError('not-basic', { field: 'header' });
  const [start, end] = match?.indices?.[1] ?? [0, text.length];
  const scanned = scanBase64(text.slice(start, end));
  if (scanned.ok) return scanned.bytes;
  throw new InputError('invalid-base64', { field: 'header', position: { character: countCodePoints(text, start + scanned.problem.index) + 1 } });
}

/**
 * Parses the username and password of a header. Bytes that are not UTF-8 are decoded as ISO-8859-1.
 * @throws InputError on `header`: `not-basic`, `invalid-base64`, `missing-colon`.
 */
export function decodeCredentials(header: string): Credentials & { readonly charset: CredentialCharset } {
  const bytes = findCredentials(header);
  const utf8 = readUtf8(bytes);
  const text = utf8 ?? textOfUnits(Uint16Array.from(bytes));
  const colon = text.indexOf(':');
  if (colon === -1) throw new InputError('missing-colon', { field: 'header' });
  return { username: text.slice(0, colon), password: text.slice(colon + 1), charset: utf8 === undefined ? 'iso-8859-1' : 'utf-8' };
}
