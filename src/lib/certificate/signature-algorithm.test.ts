import { generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { readFirstKey } from '../key/read-keys.ts';
import { hashOf, nameOfHash } from './algorithm-identifier.ts';
import { checkSignature, hashOfSignature, nameOfScheme } from './signature-algorithm.ts';

// RFC 8017, appendix A.2; RFC 5758, section 3; RFC 8410, section 3; NIST, Computer Security Objects Register.
test.each([
  ['1.2.840.113549.1.1.1', 'RSASSA-PKCS1-v1_5', undefined],
  ['1.2.840.113549.1.1.5', 'RSASSA-PKCS1-v1_5', 'sha-1'],
  ['1.2.840.113549.1.1.11', 'RSASSA-PKCS1-v1_5', 'sha-256'],
  ['1.2.840.113549.1.1.12', 'RSASSA-PKCS1-v1_5', 'sha-384'],
  ['1.2.840.113549.1.1.13', 'RSASSA-PKCS1-v1_5', 'sha-512'],
  ['1.2.840.113549.1.1.14', 'RSASSA-PKCS1-v1_5', 'sha-224'],
  ['1.2.840.113549.1.1.15', 'RSASSA-PKCS1-v1_5', 'sha-512-224'],
  ['1.2.840.113549.1.1.16', 'RSASSA-PKCS1-v1_5', 'sha-512-256'],
  ['2.16.840.1.101.3.4.3.13', 'RSASSA-PKCS1-v1_5', 'sha3-224'],
  ['2.16.840.1.101.3.4.3.14', 'RSASSA-PKCS1-v1_5', 'sha3-256'],
  ['2.16.840.1.101.3.4.3.15', 'RSASSA-PKCS1-v1_5', 'sha3-384'],
  ['2.16.840.1.101.3.4.3.16', 'RSASSA-PKCS1-v1_5', 'sha3-512'],
  // Without parameters, RFC 4055, section 3.1.
  ['1.2.840.113549.1.1.10', 'RSASSA-PSS', 'sha-1'],
  ['1.2.840.10045.2.1', 'ECDSA', undefined],
  ['1.2.840.10045.4.1', 'ECDSA', 'sha-1'],
  ['1.2.840.10045.4.3.1', 'ECDSA', 'sha-224'],
  ['1.2.840.10045.4.3.2', 'ECDSA', 'sha-256'],
  ['1.2.840.10045.4.3.3', 'ECDSA', 'sha-384'],
  ['1.2.840.10045.4.3.4', 'ECDSA', 'sha-512'],
  ['2.16.840.1.101.3.4.3.9', 'ECDSA', 'sha3-224'],
  ['2.16.840.1.101.3.4.3.10', 'ECDSA', 'sha3-256'],
  ['2.16.840.1.101.3.4.3.11', 'ECDSA', 'sha3-384'],
  ['2.16.840.1.101.3.4.3.12', 'ECDSA', 'sha3-512'],
  ['1.3.101.112', 'Ed25519', undefined],
  ['1.3.101.113', 'Ed448', undefined],
  ['1.2.840.113549.1.1.4', '1.2.840.113549.1.1.4', undefined],
  ['constructor', 'constructor', undefined],
])('%s is %s with %s', (oid, scheme, hash) => {
  expect([nameOfScheme({ oid, parameters: undefined }), hashOfSignature({ oid, parameters: undefined })]).toEqual([scheme, hash]);
});

test.each([
  ['1.3.14.3.2.26', 'sha-1'],
  ['2.16.840.1.101.3.4.2.1', 'sha-256'],
  ['2.16.840.1.101.3.4.2.2', 'sha-384'],
  ['2.16.840.1.101.3.4.2.3', 'sha-512'],
  ['2.16.840.1.101.3.4.2.4', 'sha-224'],
  ['2.16.840.1.101.3.4.2.5', 'sha-512-224'],
  ['2.16.840.1.101.3.4.2.6', 'sha-512-256'],
  ['2.16.840.1.101.3.4.2.7', 'sha3-224'],
  ['2.16.840.1.101.3.4.2.8', 'sha3-256'],
  ['2.16.840.1.101.3.4.2.9', 'sha3-384'],
  ['2.16.840.1.101.3.4.2.10', 'sha3-512'],
  ['2.16.840.1.101.3.4.2.12', 'shake256'],
])('%s is the hash %s', (oid, hash) => {
  expect([hashOf(oid), nameOfHash(oid)]).toEqual([hash, hash]);
});

test.each([
  ['1.2.840.113549.2.4', 'md4'],
  ['1.2.840.113549.2.5', 'md5'],
  ['1.3.36.3.2.1', 'ripemd-160'],
  ['1.2.156.10197.1.401', 'sm3'],
  ['1.2.3', '1.2.3'],
])('%s is named %s and never verified', (oid, name) => {
  expect([hashOf(oid), nameOfHash(oid)]).toEqual([undefined, name]);
});

const keys = {
  rsa: generateKeyPairSync('rsa', { modulusLength: 2048 }),
  ec: generateKeyPairSync('ec', { namedCurve: 'P-256' }),
  ed25519: generateKeyPairSync('ed25519'),
  ed448: generateKeyPairSync('ed448'),
};
const message = new TextEncoder().encode('Penknife');

test.each([
  ['1.2.840.113549.1.1.11', ['rsa']],
  ['1.2.840.113549.1.1.10', ['rsa']],
  ['1.2.840.10045.4.3.2', ['ec']],
  ['1.3.101.112', ['ed25519']],
  ['1.3.101.113', ['ed448']],
])('verifies a signature by %s only with a matching key type', async (oid, kinds) => {
  for (const [kind, { publicKey }] of Object.entries(keys)) {
    const key = await readFirstKey(String(publicKey.export({ type: 'spki', format: 'pem' })), 'key');
    const signed = { algorithm: { oid, parameters: undefined }, hash: undefined, key, messages: [{ bytes: message }], signature: new Uint8Array(64) };
    expect([kind, await checkSignature(signed)]).toEqual([kind, kinds.includes(kind) ? 'invalid' : 'key-of-another-kind']);
  }
});
