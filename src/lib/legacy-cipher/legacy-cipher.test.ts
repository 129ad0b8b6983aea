import { createCipheriv } from 'node:crypto';
import CryptoJS from 'crypto-js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rabbit } from './rabbit.ts';
import { rc4 } from './rc4.ts';
import { DES_BLOCK_BYTES, tripleDesCbc } from './triple-des.ts';

const bytes = (length: number) => fc.uint8Array({ minLength: length, maxLength: length });
const messages = fc.uint8Array({ maxLength: 100 });
const hex = (data: Uint8Array) => Buffer.from(data).toString('hex');
const words = (data: Uint8Array) => CryptoJS.enc.Hex.parse(hex(data));

test('Triple DES encrypts like OpenSSL, with three keys and with two, and decrypts the result', () => {
  fc.assert(
    fc.property(fc.oneof(bytes(24), bytes(16)), bytes(DES_BLOCK_BYTES), fc.nat(10), fc.nat(), (key, iv, blocks, seed) => {
      const message = Uint8Array.from({ length: blocks * DES_BLOCK_BYTES }, (_, index) => (seed >>> (index % 24)) + index);
      const cipher = createCipheriv(key.length === 24 ? 'des-ede3-cbc' : 'des-ede-cbc', key, iv).setAutoPadding(false);
      const encrypted = tripleDesCbc(key, iv).encrypt(message);
      expect(hex(encrypted)).toBe(hex(Buffer.concat([cipher.update(message), cipher.final()])));
      expect(tripleDesCbc(key, iv).decrypt(encrypted)).toEqual(message);
    }),
  );
});

test('RC4 matches RFC 6229 and crypto-js', () => {
  // RFC 6229, section 2: key 0x0102030405, offset 0.
  expect(hex(rc4(Uint8Array.of(1, 2, 3, 4, 5), new Uint8Array(16)))).toBe('b2396305f03dc027ccc3524a0a1118a8');
  fc.assert(
    fc.property(bytes(32), messages, (key, message) => {
      expect(hex(rc4(key, message))).toBe(CryptoJS.RC4.encrypt(words(message), words(key)).ciphertext.toString());
    }),
  );
});

test('Rabbit encrypts like crypto-js, and decrypts the result', () => {
  fc.assert(
    fc.property(bytes(16), bytes(8), messages, (key, iv, message) => {
      expect(hex(rabbit(key, iv, message))).toBe(CryptoJS.Rabbit.encrypt(words(message), words(key), { iv: words(iv) }).ciphertext.toString());
      expect(rabbit(key, iv, rabbit(key, iv, message))).toEqual(message);
    }),
  );
});
