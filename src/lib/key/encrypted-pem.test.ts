import { generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { readEncryptedPem } from './encrypted-pem.ts';

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 1024 });

// RFC 1421, section 4.6.1.3.
test.each(['aes-128-cbc', 'aes-192-cbc', 'aes-256-cbc', 'des-ede3-cbc'])('decrypts with the passphrase what openssl encrypted with %s', async (cipher) => {
  const pem = String(privateKey.export({ format: 'pem', type: 'pkcs1', cipher, passphrase: 'secret' }));
  const [, information = '', base64 = ''] = /DEK-Info: (.*)\n\n([^-]*)/u.exec(pem) ?? [];
  const opened = await readEncryptedPem(information, Uint8Array.from(Buffer.from(base64, 'base64')), 'key')(new TextEncoder().encode('secret'));
  expect(Buffer.from(opened ?? [])).toEqual(privateKey.export({ format: 'der', type: 'pkcs1' }));
});

const IV = '00'.repeat(16);

test.each([
  [`RC2-CBC,${IV}`, 16, 'unsupported'],
  [`constructor,${IV}`, 16, 'unsupported'],
  ['', 16, 'unsupported'],
  ['AES-128-CBC,00', 16, 'unreadable'],
  ['AES-128-CBC,xy', 16, 'unreadable'],
  ['AES-128-CBC', 16, 'unreadable'],
  [`AES-128-CBC,${IV}`, 0, 'unreadable'],
  [`AES-128-CBC,${IV}`, 17, 'unreadable'],
])('%j with %d bytes is %s', (information, length, reason) => {
  expect(() => readEncryptedPem(information, new Uint8Array(length), 'key')).toThrow(
    expect.objectContaining({ code: 'invalid-key', field: 'key', params: expect.objectContaining({ reason }) }),
  );
});
