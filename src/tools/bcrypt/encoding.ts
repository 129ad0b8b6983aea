import { InputError } from '../../contract/errors.ts';
import { MAX_COST, MIN_COST } from './cost.ts';

const DIGITS = './ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const SALT_BYTES = 16;
const SALT_LENGTH = 22;
const DIGEST_BYTES = 23;

/** Encodes bytes in bcrypt's Base64: its own alphabet, no padding; the unused bits of the last digit are zero. */
export function encodeBytes(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,6}/gu) ?? []).map((six) => DIGITS[Number.parseInt(six.padEnd(6, '0'), 2)]).join('');
}

/** Decodes bcrypt's Base64; unused bits are ignored. Every character must be a digit. */
function decodeBytes(text: string, length: number): Uint8Array {
  const bits = Array.from(text, (digit) => DIGITS.indexOf(digit).toString(2).padStart(6, '0')).join('');
  return Uint8Array.from({ length }, (_, at) => Number.parseInt(bits.slice(8 * at, 8 * at + 8), 2));
}

/**
 * Decodes a salt of 22 characters to 16 bytes.
 * @throws InputError `invalid-salt` on `field`.
 */
export function parseSalt(text: string, field: string): Uint8Array {
  if (!new RegExp(`^[./A-Za-z0-9]{${SALT_LENGTH}}$`, 'u').test(text)) throw new InputError('invalid-salt', { field });
  return decodeBytes(text, SALT_BYTES);
}

/** The parts of a bcrypt hash, `$version$cost$salt digest`. */
export interface BcryptHash {
  readonly version: string;
  /** Log2 of the number of rounds. */
  readonly cost: number;
  readonly salt: Uint8Array;
  readonly saltText: string;
  readonly digest: Uint8Array;
  readonly digestText: string;
}

/** Finds the hash in pasted text: an htpasswd or shadow line, a setting in quotes, with `$$` as in Compose files or `\\$` as in shells. */
function findHash(text: string): string {
  const plain = text.replaceAll('$$', '$').replaceAll('\\$', '$');
  return /\$2[abxy]?\$[^\s:,;"'`]*/u.exec(plain)?.[0] ?? '';
}

/**
 * Parses a bcrypt hash, ignoring the text around it.
 * @throws InputError `invalid-bcrypt-hash`; `unsupported-bcrypt-version` for `$2$` and `$2x$`, which mark hashes of buggy versions.
 */
export function parseBcryptHash(text: string, field: string): BcryptHash {
  const [, version, costText = '', saltText = '', digestText = ''] =
    /^\$(2[abxy]?)\$(\d\d)\$([./A-Za-z0-9]{22})([./A-Za-z0-9]{31})$/u.exec(findHash(text)) ?? [];
  const cost = Number(costText);
  if (version === undefined || cost < MIN_COST || cost > MAX_COST) throw new InputError('invalid-bcrypt-hash', { field });
  if (version === '2' || version === '2x') throw new InputError('unsupported-bcrypt-version', { field, params: { version } });
  return { version, cost, saltText, salt: decodeBytes(saltText, SALT_BYTES), digestText, digest: decodeBytes(digestText, DIGEST_BYTES) };
}
