import type { JsonValue } from '../../contract/values.ts';
import { decodeBase64 } from '../base64/base64.ts';
import type { EcCurve } from './curves.ts';
import { ecCurves, okpCurves } from './curves.ts';
import { toBigInt } from './integers.ts';
import { readCertificate } from './der-key.ts';
import { invalidKey, readingKey, unsupportedKey } from './invalid-key.ts';
import type { EcKey, Key, OkpKey, RsaKey, RsaPrimes } from './key.ts';
import { coordinateLength, ecFromPrivate, fitLength, okpFromPrivate, okpFromPublic, validEc, validRsa } from './valid-key.ts';

/** A JSON Web Key as parsed JSON (RFC 7517). */
export type Jwk = { readonly [name: string]: JsonValue };

/**
 * Reads a JWK of one of the types `oct`, `RSA`, `EC` and `OKP` (RFC 7518, section 6, and RFC 8037).
 * @throws InputError `invalid-key` on `field`.
 */
export async function readJwk(jwk: Jwk, field: string): Promise<Key> {
  if (jwk.kty === 'oct') return { kind: 'secret', secret: readBytes(jwk, 'k', field) };
  if ((jwk.kty === 'RSA' && jwk.n === undefined) || (jwk.kty === 'EC' && jwk.x === undefined)) return readFromCertificate(jwk, field);
  if (jwk.kty === 'RSA') return readRsa(jwk, field);
  if (jwk.kty === 'EC') return readEc(jwk, field);
  if (jwk.kty === 'OKP') return readOkp(jwk, field);
  throw typeof jwk.kty === 'string' ? unsupportedKey(field, nameOf(jwk.alg ?? jwk.kty)) : invalidKey(field, 'unreadable');
}

const nameOf = (name: JsonValue | undefined): string => (typeof name === 'string' ? name.slice(0, 80) : '?');

/** Some key sets only contain certificates: the first one contains the key (RFC 7517, section 4.7). */
async function readFromCertificate({ x5c }: Jwk, field: string): Promise<Key> {
  const [first] = Array.isArray(x5c) ? x5c : [];
  if (typeof first !== 'string') throw invalidKey(field, 'unreadable');
  return readCertificate(
    readingKey(field, () => decodeBase64(first, field)),
    field,
  );
}

function readRsa(jwk: Jwk, field: string): RsaKey {
  const read = (name: string): bigint => toBigInt(readBytes(jwk, name, field));
  const privatePart = jwk.d === undefined ? undefined : { privateExponent: read('d'), primes: readPrimes(jwk, read) };
  return validRsa({ modulus: read('n'), publicExponent: read('e'), privatePart, isPssOnly: false }, field);
}

function readPrimes(jwk: Jwk, read: (name: string) => bigint): RsaPrimes | undefined {
  // `oth` contains a third prime and more: without them the other two are useless.
  if (jwk.p === undefined || jwk.oth !== undefined) return undefined;
  return { p: read('p'), q: read('q'), dP: read('dp'), dQ: read('dq'), qInv: read('qi') };
}

async function readEc(jwk: Jwk, field: string): Promise<EcKey> {
  const curve = ecCurves.find((name) => name === jwk.crv);
  if (!curve) throw unsupportedKey(field, `EC (${nameOf(jwk.crv)})`);
  const publicKey = joinPoint(curve, readBytes(jwk, 'x', field), readBytes(jwk, 'y', field), field);
  if (jwk.d !== undefined) return ecFromPrivate(curve, readBytes(jwk, 'd', field), publicKey, field);
  return validEc({ kind: 'ec', curve, publicKey, privateKey: undefined }, field);
}

function joinPoint(curve: EcCurve, x: Uint8Array, y: Uint8Array, field: string): Uint8Array {
  const length = coordinateLength(curve);
  const [fullX, fullY] = [fitLength(x, length), fitLength(y, length)];
  if (!fullX || !fullY) throw invalidKey(field, 'unreadable');
  // 4 marks an uncompressed point (SEC 1, section 2.3.3).
  return Uint8Array.of(4, ...fullX, ...fullY);
}

async function readOkp(jwk: Jwk, field: string): Promise<OkpKey> {
  const curve = okpCurves.find((name) => name === jwk.crv);
  if (!curve) throw unsupportedKey(field, nameOf(jwk.crv));
  if (jwk.d !== undefined) return okpFromPrivate(curve, readBytes(jwk, 'd', field), field);
  return okpFromPublic(curve, readBytes(jwk, 'x', field), field);
}

function readBytes(jwk: Jwk, name: string, field: string): Uint8Array {
  const value = jwk[name];
  if (typeof value !== 'string') throw invalidKey(field, 'unreadable');
  return readingKey(field, () => decodeBase64(value, field));
}
