import { matches, vectors } from '../../contract/vectors.ts';
import type * as fields from './fields.ts';

const HELLO = 'Hello, world!';
const ENVELOPES = {
  gcm: '$penknife$v=1$aes-256-gcm$pbkdf2-sha256,i=1000$ABEiM0RVZneImaq7zN3u_w$AAECAwQFBgcICQoL$GZIDZW823AdYYSXR4mn3u46D0eChIrztecMqDDI',
  xchacha:
    '$penknife$v=1$xchacha20-poly1305$argon2id,m=1024,t=2,p=1$ABEiM0RVZneImaq7zN3u_w$AAECAwQFBgcICQoLDA0ODxAREhMUFRYX$iYiW5gSvKYmsdNkgR2kb11uQLqNHadwnP81eSAM',
  scrypt: '$penknife$v=1$aes-256-gcm$scrypt,n=1024,r=8,p=1$ABEiM0RVZneImaq7zN3u_w$AAECAwQFBgcICQoL$40CcYW91fRb52wRyZfdRXm9nsdiPXCKhf7KgdUA',
};
const AES_MD5 = 'U2FsdGVkX18AAQIDBAUGB5xO1z6JtkxWYw+F4mWS+uo=';
const SP_800_38A = {
  text: '6bc1bee22e409f96e93d7e117393172a',
  textEncoding: 'hex',
  key: '2b7e151628aed2a6abf7158809cf4f3c',
  iv: '000102030405060708090a0b0c0d0e0f',
  padding: 'none',
  encoding: 'hex',
};
const ZEROS = { textEncoding: 'hex', text: '00'.repeat(16), key: '00'.repeat(16), iv: '00'.repeat(12), encoding: 'hex' };

export default vectors<typeof fields>({
  encrypt: [
    {
      source: 'the envelope',
      input: { text: HELLO, password: 'password', keyDerivation: 'pbkdf2-sha256', iterations: 1000 },
      output: {
        ciphertext: matches(/^\$penknife\$v=1\$aes-256-gcm\$pbkdf2-sha256,i=1000\$[\w-]{22}\$[\w-]{16}\$[\w-]{39}$/),
        format: 'penknife-v1',
      },
      example: true,
    },
    {
      source: 'the envelope',
      input: { text: HELLO, password: 'password', algorithm: 'xchacha20-poly1305' },
      output: { ciphertext: matches(/^\$penknife\$v=1\$xchacha20-poly1305\$argon2id,m=65536,t=3,p=4\$[\w-]{22}\$[\w-]{32}\$[\w-]{39}$/) },
    },
    {
      source: 'openssl enc',
      input: { text: HELLO, password: 'password', algorithm: 'aes-256-cbc' },
      output: { ciphertext: matches(/^U2FsdGVkX1[\w+/]{33}=$/), format: 'openssl-salted' },
      example: true,
    },
    { source: 'crypto-js', input: { text: HELLO, password: 'password', algorithm: 'rc4' }, output: { ciphertext: matches(/^U2FsdGVkX1[\w+/]+=*$/) } },
    { source: 'empty input', input: { text: '', password: 'password' }, output: { ciphertext: '', format: '' } },
    { source: 'an empty password is rejected', input: { text: HELLO, password: '' }, error: 'missing-password', field: 'password' },
    {
      source: 'a legacy derivation for an authenticated cipher',
      input: { text: HELLO, password: 'password', keyDerivation: 'evp-md5' },
      error: 'unsupported-combination',
      field: 'keyDerivation',
    },
    {
      source: 'a modern derivation for a legacy cipher',
      input: { text: HELLO, password: 'password', algorithm: 'rabbit', keyDerivation: 'pbkdf2-sha256' },
      error: 'unsupported-combination',
      field: 'keyDerivation',
    },
  ],
  decrypt: [
    {
      source: 'crypto-js 4.2.0',
      input: { ciphertext: 'U2FsdGVkX1/EC3+6P5dbbkZ3e1kQ5o2yzuU0NHTjmrKnLBEwreV489Kr0DIB+uBs', password: 'my secret key' },
      output: { text: 'Lorem ipsum dolor sit amet', algorithm: 'aes-256-cbc', keyDerivation: 'evp-md5' },
      example: true,
    },
    {
      source: 'openssl -md md5',
      input: { ciphertext: AES_MD5, password: 'password' },
      output: { text: HELLO, algorithm: 'aes-256-cbc', keyDerivation: 'evp-md5' },
    },
    {
      source: 'openssl -md sha256, with a line break',
      input: { ciphertext: 'U2FsdGVkX18AAQIDBAUGB2dmBHEAIcN3\nmS6qKx3k8Zw=\n', password: 'password' },
      output: { text: HELLO, algorithm: 'aes-256-cbc', keyDerivation: 'evp-sha256' },
    },
    {
      source: 'openssl -pbkdf2',
      input: { ciphertext: 'U2FsdGVkX18AAQIDBAUGB7secPzw6P+GWh1fqZk9m8w=', password: 'password' },
      output: { text: HELLO, algorithm: 'aes-256-cbc', keyDerivation: 'pbkdf2-sha256' },
      example: true,
    },
    {
      source: 'openssl des-ede3-cbc, crypto-js',
      input: { ciphertext: 'U2FsdGVkX18AAQIDBAUGB2VUpym6R+kkkqXKVi/GUfA=', password: 'password' },
      output: { text: HELLO, algorithm: 'triple-des-cbc', keyDerivation: 'evp-md5' },
    },
    {
      source: 'crypto-js; RFC 4503 (python)',
      input: { ciphertext: 'U2FsdGVkX18AAQIDBAUGB1cYcFhHiICFKAZrjFU=', password: 'password', algorithm: 'rabbit' },
      output: { text: HELLO, algorithm: 'rabbit', keyDerivation: 'evp-md5' },
    },
    {
      source: 'crypto-js; RC4 (python)',
      input: { ciphertext: 'U2FsdGVkX18AAQIDBAUGB7t4C0Mmr7INGakoaLc=', password: 'password', algorithm: 'rc4' },
      output: { text: HELLO, algorithm: 'rc4' },
    },
    {
      source: 'node:crypto',
      input: { ciphertext: ENVELOPES.gcm, password: 'password' },
      output: { text: HELLO, algorithm: 'aes-256-gcm', keyDerivation: 'pbkdf2-sha256' },
      example: true,
    },
    {
      source: 'hash-wasm, argon2-cffi, noble-ciphers, pycryptodome',
      input: { ciphertext: ENVELOPES.xchacha, password: 'password' },
      output: { text: HELLO, algorithm: 'xchacha20-poly1305', keyDerivation: 'argon2id' },
    },
    { source: 'node:crypto', input: { ciphertext: ENVELOPES.scrypt, password: 'password' }, output: { text: HELLO, keyDerivation: 'scrypt' } },
    ...[AES_MD5, ENVELOPES.gcm, ENVELOPES.xchacha, ENVELOPES.scrypt].map((ciphertext) => ({
      source: 'wrong password',
      input: { ciphertext, password: 'Password' },
      error: 'decryption-failed',
      field: 'password',
    })),
    { source: 'the header is authenticated', input: { ciphertext: ENVELOPES.gcm.replace('AAEC', 'AAED'), password: 'password' }, error: 'decryption-failed' },
    { source: 'Base64 of unrelated data', input: { ciphertext: 'SGVsbG8=', password: 'password' }, error: 'invalid-ciphertext', field: 'ciphertext' },
    { source: 'missing salt', input: { ciphertext: 'U2FsdGVkX18=', password: 'password' }, error: 'invalid-ciphertext', field: 'ciphertext' },
    { source: 'a part is missing', input: { ciphertext: ENVELOPES.gcm.replace('AAECAwQFBgcICQoL$', ''), password: 'password' }, error: 'invalid-ciphertext' },
    { source: 'a future version', input: { ciphertext: ENVELOPES.gcm.replace('v=1', 'v=2'), password: 'password' }, error: 'unsupported-envelope' },
    { source: 'an unknown cipher', input: { ciphertext: ENVELOPES.gcm.replace('aes-256-gcm', 'rot13'), password: 'password' }, error: 'unsupported-envelope' },
    {
      source: 'an unknown derivation',
      input: { ciphertext: ENVELOPES.gcm.replace('pbkdf2-sha256', 'bcrypt'), password: 'password' },
      error: 'unsupported-envelope',
    },
    ...[
      'argon2id,m=1048577,t=1,p=1',
      'argon2id,m=1024,t=65,p=1',
      'argon2id,m=1024,t=1,p=17',
      'scrypt,n=2097152,r=8,p=1',
      'scrypt,n=1024,r=33,p=1',
      'scrypt,n=1048576,r=16,p=1',
      'pbkdf2-sha256,i=10000001',
    ].map((derivation) => ({
      source: 'would take too long',
      input: { ciphertext: ENVELOPES.gcm.replace('pbkdf2-sha256,i=1000', derivation), password: 'password' },
      error: 'key-derivation-too-costly',
      field: 'ciphertext',
    })),
    { source: 'cannot be decrypted without a password', input: { ciphertext: AES_MD5, password: '' }, error: 'missing-password', field: 'password' },
    {
      source: 'Rabbit supports only evp-md5',
      input: { ciphertext: AES_MD5, password: 'password', algorithm: 'rabbit', keyDerivation: 'pbkdf2-sha256' },
      error: 'unsupported-combination',
    },
    {
      source: 'own (cwe-203)',
      input: { ciphertext: 'U2FsdGVkX19oUpRNeoL6yK/xOI/tgDh6KuuJy7DKnnhrfJVuC4TVBKIsiXwyhPqu\nBLI5fIv6ll0+gbb9u0HqBQ==\n', password: 'pass' },
      output: { text: 'hello secret world, longer than one block', algorithm: 'aes-128-cbc', keyDerivation: 'evp-sha256' },
    },
    {
      source: 'openssl/openssl#10437 (cwe-204)',
      input: { ciphertext: 'U2FsdGVkX18dl7c2ws+3x1yCrOGbD8QtT6smc0PzKrmn2nmVHeXLElzeQDJnw2vy\n/J385HqM3+g/6VvMt5iTVA==\n', password: 'pass' },
      output: { text: 'hello secret world, longer than one block' },
    },
  ],
  encryptWithKey: [
    {
      source: 'NIST SP 800-38A, F.2.1',
      input: { ...SP_800_38A, algorithm: 'aes-cbc' },
      output: { ciphertext: '7649abac8119b246cee98e9b12e9197d', iv: '000102030405060708090a0b0c0d0e0f', tag: '' },
      example: true,
    },
    { source: 'NIST SP 800-38A, F.1.1', input: { ...SP_800_38A, algorithm: 'aes-ecb' }, output: { ciphertext: '3ad77bb40d7a3660a89ecaf32466ef97', iv: '' } },
    {
      source: 'NIST SP 800-38A, F.5.1',
      input: { ...SP_800_38A, algorithm: 'aes-ctr', iv: 'f0f1f2f3f4f5f6f7f8f9fafbfcfdfeff' },
      output: { ciphertext: '874d6191b620e3261bef6864990db6ce' },
    },
    {
      source: 'GCM specification (McGrew, Viega), test case 2',
      input: ZEROS,
      output: { ciphertext: '0388dace60b6a392f328c2b971b2fe78ab6e47d42cec13bdf53a67b21257bddf', tag: 'ab6e47d42cec13bdf53a67b21257bddf' },
      example: true,
    },
    {
      source: 'RFC 8439, section 2.8.2',
      input: {
        algorithm: 'chacha20-poly1305',
        text: "Ladies and Gentlemen of the class of '99: If I could offer you only one tip for the future, sunscreen would be it.",
        key: '808182838485868788898a8b8c8d8e8f909192939495969798999a9b9c9d9e9f',
        iv: '070000004041424344454647',
        additionalData: '50515253c0c1c2c3c4c5c6c7',
        additionalDataEncoding: 'hex',
        encoding: 'hex',
      },
      output: { tag: '1ae10b594f09e26a7e902ecbd0600691' },
    },
    { source: 'a random IV', input: { ...ZEROS, iv: '' }, output: { iv: matches(/^[0-9a-f]{24}$/) } },
    { source: '128, 192 or 256 bits', input: { ...ZEROS, key: '00' }, error: 'invalid-key-length', field: 'key' },
    { source: '16 bytes', input: { ...ZEROS, algorithm: 'aes-cbc' }, error: 'invalid-iv-length', field: 'iv' },
    { source: 'not a multiple of the block size', input: { ...SP_800_38A, algorithm: 'aes-cbc', text: '00' }, error: 'invalid-block-length', field: 'text' },
    { source: 'invalid hex', input: { ...ZEROS, iv: 'xx' }, error: 'invalid-hex', field: 'iv' },
    {
      source: 'NIST SP 800-38A, F.1.1; fields that AES-ECB does not use are ignored',
      input: { ...SP_800_38A, algorithm: 'aes-ecb', iv: 'xx', additionalData: 'xx', additionalDataEncoding: 'hex' },
      output: { ciphertext: '3ad77bb40d7a3660a89ecaf32466ef97', iv: '', tag: '' },
    },
    { source: 'invalid Base64', input: { ...ZEROS, key: '!', keyEncoding: 'base64' }, error: 'invalid-base64', field: 'key' },
  ],
  decryptWithKey: [
    {
      source: 'GCM specification (McGrew, Viega), test case 2',
      input: {
        ciphertext: '0388dace60b6a392f328c2b971b2fe78',
        ciphertextEncoding: 'hex',
        key: ZEROS.key,
        iv: ZEROS.iv,
        tag: 'ab6e47d42cec13bdf53a67b21257bddf',
        encoding: 'hex',
      },
      output: { text: '00'.repeat(16) },
      example: true,
    },
    {
      source: 'NIST SP 800-38A, F.2.2',
      input: { ciphertext: 'dkmrrIEZskbO6Y6bEukZfQ==', algorithm: 'aes-cbc', key: SP_800_38A.key, iv: SP_800_38A.iv, padding: 'none', encoding: 'base64' },
      output: { text: 'a8G+4i5An5bpPX4Rc5MXKg==' },
    },
    {
      source: 'an invalid tag',
      input: { ciphertext: '0388dace60b6a392f328c2b971b2fe78', ciphertextEncoding: 'hex', key: ZEROS.key, iv: ZEROS.iv, tag: '00'.repeat(16) },
      error: 'decryption-failed',
      field: 'key',
    },
    { source: 'a missing tag', input: { ciphertext: '0388', ciphertextEncoding: 'hex', key: ZEROS.key, iv: ZEROS.iv }, error: 'decryption-failed' },
    { source: 'a missing IV', input: { ciphertext: 'AAAA', key: ZEROS.key }, error: 'invalid-iv-length', field: 'iv' },
    { source: '5 bytes', input: { ciphertext: 'AAAA', algorithm: 'aes-ecb', key: '0011223344' }, error: 'invalid-key-length', field: 'key' },
    {
      source: 'not a multiple of the block size',
      input: { ciphertext: 'AAAA', algorithm: 'aes-ecb', key: ZEROS.key },
      error: 'invalid-block-length',
      field: 'ciphertext',
    },
    {
      source: 'invalid padding',
      input: { ciphertext: '3ad77bb40d7a3660a89ecaf32466ef97', ciphertextEncoding: 'hex', algorithm: 'aes-ecb', key: SP_800_38A.key },
      error: 'decryption-failed',
      field: 'key',
    },
    {
      source: 'bytes that are not UTF-8',
      input: {
        ciphertext: '7649abac8119b246cee98e9b12e9197d',
        ciphertextEncoding: 'hex',
        algorithm: 'aes-cbc',
        key: SP_800_38A.key,
        iv: SP_800_38A.iv,
        padding: 'none',
      },
      error: 'undecodable-bytes',
      field: 'encoding',
    },
    {
      source: 'gchq/CyberChef#1546 (cwe-206)',
      input: {
        ciphertext: '21b3eb3ff6bbd5e980fb1f1c40f6dfefd5c9070e5805ac5f352f162af4d692765f0dd3ff6840b4d3ee',
        ciphertextEncoding: 'hex',
        key: '000102030405060708090a0b0c0d0e0f',
        iv: '000000000000000000000000',
        tag: '6d901dd016df9b465120116c',
      },
      output: { text: 'hello secret world, longer than one block', notes: ['short-tag'] },
    },
    {
      source: 'own (cwe-207)',
      input: {
        ciphertext: 'IbPrP/a71emA+x8cQPbf79XJBw5YBaxfNS8WKvTWknZfDdP/aEC00+4=',
        key: '000102030405060708090a0b0c0d0e0f',
        iv: '000000000000000000000000',
        tag: 'bZAd0Bbfm0ZRIBFsfUJiBw==',
      },
      output: { text: 'hello secret world, longer than one block', notes: [] },
    },
    {
      source: 'krzyzanowskim/CryptoSwift#727 (cwe-208)',
      input: {
        ciphertext: 'AAAAAAAAAAAAAAAAIbPrP/a71emA+x8cQPbf79XJBw5YBaxfNS8WKvTWknZfDdP/aEC00+5tkB3QFt+bRlEgEWx9QmIH',
        key: '000102030405060708090a0b0c0d0e0f',
      },
      output: { text: 'hello secret world, longer than one block', notes: ['leading-iv'] },
    },
    {
      source: 'own (cwe-210)',
      input: {
        ciphertext: 'RcD2IZHhbHAocram1rdwoQ==',
        algorithm: 'aes-cbc',
        key: 'base64:XfTSZmOWpgLahwyLLeqcxUla26pvsDcyHrCWvGlcyxY=',
        keyEncoding: 'base64',
        iv: 'UKrt3YbIUM/3aTnbHXcjvA==',
        ivEncoding: 'base64',
      },
      output: { text: 's:5:"hello";', notes: [] },
    },
  ],
});
