import { createCipheriv, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { openGcm, unlessWrong } from './gcm.ts';

const [key, iv, additionalData] = [randomBytes(32), randomBytes(12), randomBytes(5)];
const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(additionalData);
const sealed = new Uint8Array(Buffer.concat([cipher.update('secret'), cipher.final(), cipher.getAuthTag()]));

test('decrypts what node encrypted', () => {
  expect(new TextDecoder().decode(openGcm(key, iv, sealed, additionalData))).toBe('secret');
});

test('rejects another key, a change, and another length', () => {
  expect(openGcm(randomBytes(32), iv, sealed, additionalData)).toBeUndefined();
  expect(openGcm(key, iv, sealed)).toBeUndefined();
  expect(openGcm(key, iv.subarray(1), sealed, additionalData)).toBeUndefined();
  expect(openGcm(key, iv, sealed.subarray(-15), additionalData)).toBeUndefined();
});

test('does not take a bug for a wrong key', () => {
  expect(() =>
    unlessWrong(() => {
      throw new TypeError('a bug');
    }),
  ).toThrow(TypeError);
});
