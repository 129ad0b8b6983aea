import type { KeyObject } from 'node:crypto';
import { constants, createHash, createPublicKey, generateKeyPairSync, publicEncrypt, sign, verify } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import { bitLength, toBigInt, toBytes } from '../key/integers.ts';
import type { EcKey, OkpKey, RsaKey, RsaPrivatePart } from '../key/key.ts';
import { readFirstKey } from '../key/read-keys.ts';
import { signEcdsa, verifyEcdsa, verifyEcdsaDigest } from './ecdsa.ts';
import { signEddsa, verifyEddsa } from './eddsa.ts';
import { equalBytes } from './equal.ts';
import type { HashName } from './hashes.ts';
import { digestLength } from './hashes.ts';
import { signHmac, verifyHmac } from './hmac.ts';
import { modPow, privateModPow } from './mod-pow.ts';
import { encodePss, isPssEncoding } from './pss.ts';
import { signPkcs1, signPss, verifyPkcs1, verifyPkcs1Info, verifyPss, verifyPssDigest } from './rsa.ts';

const message = new TextEncoder().encode('Penknife');
const other = new TextEncoder().encode('penknife');
const { signal } = new AbortController();
const randomBytes = (length: number) => crypto.getRandomValues(new Uint8Array(length));

const flipped = (bytes: Uint8Array, at: number): Uint8Array => bytes.map((byte, index) => (index === (at + bytes.length) % bytes.length ? byte ^ 1 : byte));

interface RsaPair {
  readonly key: RsaKey & { readonly privatePart: RsaPrivatePart };
  readonly native: KeyObject;
}

async function rsaOf(modulusLength: number): Promise<RsaPair> {
  const native = generateKeyPairSync('rsa', { modulusLength }).privateKey;
  const key = await readFirstKey(String(native.export({ format: 'pem', type: 'pkcs8' })), 'key');
  if (key.kind !== 'rsa' || !key.privatePart) throw new Error('not an RSA key');
  return { native, key: { ...key, privatePart: key.privatePart } };
}

const sha256 = (bytes: Uint8Array): Uint8Array => createHash('sha256').update(bytes).digest();

const hashNames = ['sha-256', 'sha-384', 'sha-512'] as const satisfies readonly HashName[];
const nodeName = (hash: HashName): string => hash.replace('-', '');

async function signatureOf(signing: ReturnType<typeof signPkcs1>): Promise<Uint8Array> {
  const signed = await signing;
  if (!signed.ok) throw new Error(signed.reason);
  return signed.signature;
}

// With 1,025 bits the encoded message of PSS is one byte shorter than the modulus.
describe.each([1024, 1025, 1030])('RSA of %d bits', async (bits) => {
  const { key, native } = await rsaOf(bits);

  test.each(hashNames)('PKCS #1 with %s equals OpenSSL, and nothing else is valid', async (hash) => {
    const signature = await signatureOf(signPkcs1(hash, key, message, signal));
    expect(Buffer.from(signature)).toEqual(sign(nodeName(hash), message, native));
    expect(verifyPkcs1(hash, key, message, signature)).toBe(true);
    expect(verifyPkcs1(hash, key, other, signature)).toBe(false);
    expect(verifyPkcs1(hash, key, message, flipped(signature, 3))).toBe(false);
    expect(verifyPkcs1(hash, key, message, signature.subarray(1))).toBe(false);
    expect(verifyPkcs1(hash, key, message, Uint8Array.of(0, ...signature))).toBe(false);
    // The same residue, but not a signature: RSAVP1 rejects values that are not below the modulus (RFC 8017, section 5.2.2).
    const above = toBigInt(signature) + key.modulus;
    if (bitLength(above) <= signature.length * 8) expect(verifyPkcs1(hash, key, message, toBytes(above, signature.length))).toBe(false);
  });

  test('the signature is the same without the primes', async () => {
    const slow = { ...key, privatePart: { ...key.privatePart, primes: undefined } };
    expect(await signPkcs1('sha-256', slow, message, signal)).toEqual(await signPkcs1('sha-256', key, message, signal));
  });

  test('the expected DigestInfo must be the one in the signature', () => {
    const info = Uint8Array.of(...Buffer.from('3031300d060960864801650304020105000420', 'hex'), ...sha256(message));
    const signature = sign('sha256', message, native);
    expect(verifyPkcs1Info(key, [other, info], signature)).toBe(true);
    expect(verifyPkcs1Info(key, [flipped(info, -1)], signature)).toBe(false);
    expect(verifyPkcs1Info(key, [], signature)).toBe(false);
    expect(verifyPkcs1Info(key, [info], signature.subarray(1))).toBe(false);
    expect(verifyPkcs1Info(key, [new Uint8Array(bits)], signature)).toBe(false);
  });

  test.each(['sha-256', 'sha-384'] as const)('PSS with %s is verified by OpenSSL, and vice versa', async (hash) => {
    const options = { padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: digestLength(hash) };
    for (let round = 0; round < 8; round++) {
      const signature = await signatureOf(signPss(hash, key, message, { randomBytes, signal }));
      expect(verify(nodeName(hash), message, { key: createPublicKey(native), ...options }, signature)).toBe(true);
      const theirs = sign(nodeName(hash), message, { key: native, ...options });
      expect(verifyPss(hash, key, message, theirs)).toBe(true);
      expect(verifyPss(hash, key, other, theirs)).toBe(false);
      expect(verifyPss(hash, key, message, flipped(theirs, 3))).toBe(false);
      expect(verifyPss(hash, key, message, theirs.subarray(1))).toBe(false);
    }
  });

  test.each([0, 20, 40])('PSS with a salt of %d bytes is valid only if that length is expected', (saltLength) => {
    const signature = sign('sha256', message, { key: native, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength });
    const digest = sha256;
    const verifyWith = (length: number): boolean => verifyPssDigest(key, { digest, maskDigest: digest, saltLength: length }, digest(message), signature);
    expect(verifyWith(saltLength)).toBe(true);
    for (const wrong of [-1, saltLength + 1, saltLength - 1, 32, 1_000]) expect(verifyWith(wrong)).toBe(false);
    expect(verifyPssDigest(key, { digest, maskDigest: digest, saltLength }, digest(message), signature.subarray(1))).toBe(false);
    expect(verifyPss('sha-256', key, message, signature)).toBe(false);
  });

  test('a signature without the PSS encoding is not valid', () => {
    const bytes = Math.ceil((bits - 1) / 8);
    // Its last byte, its first bits and its padding are each wrong once (RFC 8017, section 9.1.2, steps 4, 6 and 10).
    for (const encoded of [new Uint8Array(bytes), new Uint8Array(bytes).fill(0xbc, -1), new Uint8Array(bytes).fill(1)]) {
      const padded = Uint8Array.of(...new Uint8Array(Math.ceil(bits / 8) - bytes), ...encoded);
      const signature = toBytes(modPow(toBigInt(padded), key.privatePart.privateExponent, key.modulus), padded.length);
      expect(Buffer.from(publicEncrypt({ key: native, padding: constants.RSA_NO_PADDING }, signature))).toEqual(Buffer.from(padded));
      expect(verifyPss('sha-256', key, message, signature)).toBe(false);
    }
  });

  test('a wrong number in the private key gives no signature', async () => {
    const { primes, privateExponent } = key.privatePart;
    if (!primes) throw new Error('no primes');
    const wrong = { ...key, privatePart: { privateExponent, primes: { ...primes, dP: primes.dP + 2n } } };
    expect(await signPkcs1('sha-256', wrong, message, signal)).toEqual({ ok: false, reason: 'inconsistent-key' });
  });
});

// RFC 8017, section 8.1.2, step 2 c: the message is one byte longer than its encoding may be, and starts with a valid one.
test('rejects a message that is too long for PSS even if a part of it is valid', async () => {
  const { key } = await rsaOf(1025);
  let integer = key.modulus;
  let encoded: Uint8Array | undefined;
  while (integer >= key.modulus || bitLength(integer) !== 1025) {
    encoded = encodePss('sha-256', sha256(message), randomBytes(32), 1024);
    integer = toBigInt(encoded ?? new Uint8Array()) << 4n;
  }
  expect(encoded && isPssEncoding('sha-256', sha256(message), encoded, 1024)).toBe(true);
  const signature = toBytes(modPow(integer, key.privatePart.privateExponent, key.modulus), 129);
  expect(verifyPss('sha-256', key, message, signature)).toBe(false);
});

// emLen must be at least 11 bytes more than the DigestInfo of 83 (RFC 8017, section 9.2), or 2 more than hash and salt (section 9.1.1).
test.each([
  [744, signPkcs1, false],
  [745, signPkcs1, true],
  [1033, signPss, false],
  [1034, signPss, true],
] as const)('a modulus of %d bits has room for SHA-512: %o', async (bits, signWith, isOk) => {
  const { key } = await rsaOf(bits);
  const context = { randomBytes, signal };
  const signed = await (signWith === signPss ? signPss('sha-512', key, message, context) : signPkcs1('sha-512', key, message, signal));
  expect(signed).toMatchObject(isOk ? { ok: true } : { ok: false, reason: 'key-too-short' });
  if (signed.ok) expect((signWith === signPss ? verifyPss : verifyPkcs1)('sha-512', key, message, signed.signature)).toBe(true);
});

async function ecOf(namedCurve: string): Promise<{ readonly native: KeyObject; readonly key: EcKey & { readonly privateKey: Uint8Array } }> {
  const native = generateKeyPairSync('ec', { namedCurve }).privateKey;
  const key = await readFirstKey(String(native.export({ format: 'pem', type: 'pkcs8' })), 'key');
  if (key.kind !== 'ec' || !key.privateKey) throw new Error('not an EC key');
  return { native, key: { ...key, privateKey: key.privateKey } };
}

describe.each([
  ['P-256', 'sha256'],
  ['P-384', 'sha384'],
  ['P-521', 'sha512'],
  ['secp256k1', 'sha256'],
])('ECDSA on %s', async (curve, hash) => {
  const { key, native } = await ecOf(curve);
  const raw = { dsaEncoding: 'ieee-p1363' } as const;

  test('OpenSSL verifies our signatures, and we verify those of OpenSSL, with low and high S', { tags: ['slow'] }, async () => {
    const ours = await signEcdsa(key, message);
    expect(await signEcdsa(key, message)).toEqual(ours);
    expect(verify(hash, message, { key: createPublicKey(native), ...raw }, ours)).toBe(true);
    for (let round = 0; round < 8; round++) {
      const theirs = sign(hash, message, { key: native, ...raw });
      const digest = createHash(hash).update(message).digest();
      expect([await verifyEcdsa(key, message, theirs), await verifyEcdsaDigest(key, digest, theirs)]).toEqual([true, true]);
      expect([await verifyEcdsa(key, other, theirs), await verifyEcdsaDigest(key, flipped(digest, 0), theirs)]).toEqual([false, false]);
      expect(await verifyEcdsa(key, message, flipped(theirs, -1))).toBe(false);
    }
  });

  test('a signature of another length is invalid, not an error', async () => {
    const signature = await signEcdsa(key, message);
    const digest = createHash(hash).update(message).digest();
    for (const wrong of [signature.subarray(1), Uint8Array.of(...signature, 0), new Uint8Array()]) {
      expect([await verifyEcdsa(key, message, wrong), await verifyEcdsaDigest(key, digest, wrong)]).toEqual([false, false]);
    }
  });
});

test('S is the smaller one on secp256k1, as Bitcoin requires (BIP 62)', async () => {
  const { key } = await ecOf('secp256k1');
  const half = 0x7fff_ffff_ffff_ffff_ffff_ffff_ffff_ffff_5d57_6e73_57a4_501d_dfe9_2f46_681b_20a0n;
  for (let round = 0; round < 8; round++) {
    const signature = await signEcdsa(key, Uint8Array.of(round));
    expect(toBigInt(signature.subarray(32)) <= half).toBe(true);
  }
});

// RFC 6979, section A.2.5, whose S is above half the order.
test('S is unchanged on P-256', async () => {
  const privateKey = Buffer.from('c9afa9d845ba75166b5c215767b1d6934e50c3db36e89b127b8a622b120f6721', 'hex');
  const publicKey = Buffer.from(
    '0460fed4ba255a9d31c961eb74c6356d68c049b8923b61fa6ce669622e60f29fb67903fe1008b8bc99a41ae9e95628bc64f2f1b20c2d7e9f5177a3c294d4462299',
    'hex',
  );
  const signature = await signEcdsa({ kind: 'ec', curve: 'P-256', publicKey, privateKey }, new TextEncoder().encode('sample'));
  expect(Buffer.from(signature).toString('hex')).toBe(
    'efd48b2aacb6a8fd1140dd9cd45e81d69d2c877b56aaf991c34d0ea84eaf3716f7cb1c942d657c41d436c7a1b6e29f65f3e900dbb9aff4064dc4ab2f843acda8',
  );
});

test.each(['ed25519', 'ed448'] as const)('%s signs like OpenSSL', async (curve) => {
  const native = curve === 'ed448' ? generateKeyPairSync('ed448').privateKey : generateKeyPairSync('ed25519').privateKey;
  const read = await readFirstKey(String(native.export({ format: 'pem', type: 'pkcs8' })), 'key');
  if (read.kind !== 'okp' || !read.privateKey) throw new Error('no key');
  const key = { ...read, privateKey: read.privateKey };
  const signature = await signEddsa(key, message);
  expect(Buffer.from(signature)).toEqual(sign(null, message, native));
  expect(await verifyEddsa(key, message, signature)).toBe(true);
  for (const wrong of [flipped(signature, 0), signature.subarray(1), Uint8Array.of(...signature, 0)])
    expect(await verifyEddsa(key, message, wrong)).toBe(false);
  expect(await verifyEddsa(key, other, signature)).toBe(false);
});

test('rejects a signature with a non-canonical point, by RFC 8032, not ZIP 215', async () => {
  // The neutral element as key and as R, with y = 1 + p: ZIP 215 reads it as 1.
  const publicKey = Uint8Array.of(1, ...new Uint8Array(31));
  const notCanonical = Uint8Array.of(0xee, ...new Uint8Array(30).fill(0xff), 0x7f);
  const key: OkpKey = { kind: 'okp', curve: 'Ed25519', publicKey, privateKey: undefined };
  expect(await verifyEddsa(key, message, Uint8Array.of(...notCanonical, ...new Uint8Array(32)))).toBe(false);
});

// RFC 4231, test case 2.
test('HMAC matches RFC 4231', () => {
  const [secret, data] = ['Jefe', 'what do ya want for nothing?'].map((text) => new TextEncoder().encode(text));
  if (!secret || !data) throw new Error('no data');
  const code = signHmac('sha-256', secret, data);
  expect(Buffer.from(code).toString('hex')).toBe('5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843');
  expect(verifyHmac('sha-256', secret, data, code)).toBe(true);
  expect(verifyHmac('sha-256', secret, data, flipped(code, -1))).toBe(false);
  expect(verifyHmac('sha-256', secret, data, code.subarray(0, -1))).toBe(false);
});

test('byte strings are equal only if all bytes and the lengths are', () => {
  expect(equalBytes(Uint8Array.of(1, 2), Uint8Array.of(1, 2))).toBe(true);
  expect(equalBytes(Uint8Array.of(1, 2), Uint8Array.of(1, 3))).toBe(false);
  expect(equalBytes(Uint8Array.of(3, 2), Uint8Array.of(1, 2))).toBe(false);
  expect(equalBytes(Uint8Array.of(1, 2), Uint8Array.of(1, 2, 0))).toBe(false);
  expect(equalBytes(Uint8Array.of(1, 0), Uint8Array.of(1))).toBe(false);
  expect(equalBytes(new Uint8Array(), new Uint8Array())).toBe(true);
});

test('both power functions agree, and everything is 0 modulo 1', async () => {
  for (const [base, exponent, modulus, power] of [
    [4n, 13n, 497n, 445n],
    [2n, 0n, 7n, 1n],
    [500n, 1n, 497n, 3n],
    // Fermat: the exponent is a multiple of the prime minus one.
    [3n, 5n * (2n ** 61n - 2n), 2n ** 61n - 1n, 1n],
    [5n, 0n, 1n, 0n],
    [5n, 3n, 1n, 0n],
  ] as const) {
    expect(modPow(base, exponent, modulus)).toBe(power);
    expect(await privateModPow(base, exponent, modulus, signal)).toBe(power);
  }
});

test('a power with a long private exponent can be canceled', async () => {
  const controller = new AbortController();
  const modulus = 2n ** 8192n - 1n;
  const power = privateModPow(3n, modulus - 2n, modulus, controller.signal);
  const stopped = vi.fn();
  const ended = power.catch(stopped);
  controller.abort(new Error('canceled'));
  await ended;
  expect(stopped).toHaveBeenCalledExactlyOnceWith(new Error('canceled'));
});
