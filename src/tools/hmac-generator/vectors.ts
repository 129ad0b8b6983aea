import { matches, vectors } from '../../contract/vectors.ts';
import type * as fields from './fields.ts';

const FOX = { text: 'The quick brown fox jumps over the lazy dog', key: 'key' };
const FOX_SHA256 = 'f7bc83f430538424b13298e6aa6fb143ef4d59a14946175997479dbc2d1a3cd8';
// The same sentence as a file.
const FOX_FILE = { name: 'fox.txt', type: 'text/plain', base64: 'VGhlIHF1aWNrIGJyb3duIGZveCBqdW1wcyBvdmVyIHRoZSBsYXp5IGRvZw==' };

// RFC 7515, appendix A.1: the signing input, key and signature.
const JWS_TEXT = 'eyJ0eXAiOiJKV1QiLA0KICJhbGciOiJIUzI1NiJ9.eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ';
const JWS_SECRET = 'AyM1SysPpbyDfgZld3umj1qzKObwVMkoqQ-EstJQLr_T-1qS0gZH75aKtMN3Yj0iPS4hcgUuTwjAzZr1Z9CAow';
const JWS_KEY = `{"kty":"oct",\r\n "k":"${JWS_SECRET}"\r\n}`;
const JWS = { text: JWS_TEXT, key: JWS_KEY, expected: 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk' };

export default vectors<typeof fields>({
  hmac: [
    { source: 'openssl', input: FOX, output: { mac: FOX_SHA256, verdict: 'not-compared', notes: [] }, example: true },
    { source: 'openssl', input: { ...FOX, algorithm: 'md5' }, output: { mac: '80070713463e7749b90c2dc24911e275' } },
    { source: 'openssl', input: { ...FOX, algorithm: 'sha-1' }, output: { mac: 'de7c9b85b8b78aa6bc8a7a36f70a90701c9db4d9' } },
    {
      source: 'openssl',
      input: { ...FOX, algorithm: 'sha3-256' },
      output: { mac: '8c6e0683409427f8931711b10ca92a506eb1fafa48fadd66d76126f47ac2c333' },
    },
    {
      source: 'crypto-js HmacSHA3, which is Keccak',
      input: { ...FOX, algorithm: 'keccak-512' },
      output: { mac: '22fb03b3391bc0adfc73c18e0919d9f142390e81d6cc2689716ac53ab75458a718059d58cfbb23c6a416c32b8afa84a9a7a9d852312a743bef0a55148e5a1b8a' },
    },
    { source: 'openssl', input: { ...FOX, encoding: 'base64' }, output: { mac: '97yD9DBThCSxMpjmqm+xQ+9NWaFJRhdZl0edvC0aPNg=' }, example: true },
    {
      source: 'openssl',
      name: 'an empty text with an empty key',
      input: { text: '' },
      output: { mac: 'b613679a0814d9ec772f95d778c35fc5ff1697c493715653c6c712144292c5ad', notes: ['empty-key'] },
    },
    {
      source: 'RFC 4231, section 4.2',
      input: { text: 'Hi There', key: '0b'.repeat(20), keyEncoding: 'hex' },
      output: { mac: 'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7' },
      example: true,
    },
    {
      source: 'RFC 2202, section 3, case 2',
      input: { text: 'what do ya want for nothing?', key: 'Jefe', algorithm: 'sha-1' },
      output: { mac: 'effcdf6ae5eb2fa2d27416d5f184df9c259a7c79' },
    },
    {
      source: 'RFC 4231, section 4.7',
      name: 'a key longer than a block',
      input: { text: 'Test Using Larger Than Block-Size Key - Hash Key First', key: 'aa'.repeat(131), keyEncoding: 'hex' },
      output: { mac: '60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54' },
    },
    {
      source: 'RFC 4231, section 4.5, the data in hex and the key in Base64',
      input: { text: 'cd'.repeat(50), textEncoding: 'hex', key: 'AQIDBAUGBwgJCgsMDQ4PEBESExQVFhcYGQ==', keyEncoding: 'base64' },
      output: { mac: '82558a389a443c0ea4cc819899f2083a85f0faa3e578f8077a2e3ff46729665b' },
    },
    {
      source: 'the header of a webhook',
      input: { ...FOX, expected: `sha256=${FOX_SHA256.toUpperCase()}` },
      output: { mac: FOX_SHA256, verdict: 'match' },
    },
    { source: 'one bit less', input: { ...FOX, expected: FOX_SHA256.replace(/8$/u, '9') }, output: { mac: FOX_SHA256, verdict: 'mismatch' } },
    { source: 'invalid hex', input: { ...FOX, key: '0g', keyEncoding: 'hex' }, error: 'invalid-hex', field: 'key', position: { character: 2 } },
    { source: 'invalid Base64', input: { ...FOX, key: 'a', keyEncoding: 'base64' }, error: 'invalid-base64', field: 'key' },
    { source: 'invalid hex', input: { ...FOX, text: '0', textEncoding: 'hex' }, error: 'invalid-hex', field: 'text' },
    { source: 'a lone surrogate', input: { ...FOX, key: 'a\uD800' }, error: 'unpaired-surrogate', field: 'key' },
    { source: 'not a digest', input: { ...FOX, expected: 'none!' }, error: 'invalid-digest', field: 'expected' },
    {
      source: 'own (cwe-196)',
      input: { text: 'x', key: 'k', expected: 'sha1=cb00131fcec602a8fc84413a2a70154d8c06a0d2' },
      output: { verdict: 'match', matchingAlgorithm: 'sha-1' },
    },
    {
      source: 'own (cwe-197)',
      input: { text: 'x', key: 'k', expected: 't=1,v1=c38edc8815c8489f64738978f44008f8596345545f0baa68ef6fcf5c53e57189' },
      output: { verdict: 'match', matchingAlgorithm: 'sha-256' },
    },
    {
      source: 'RFC 7515, appendix A.1',
      name: 'a JWK as key',
      input: JWS,
      output: { verdict: 'mismatch', matchingAlgorithm: 'sha-256', notes: ['secret-is-jwk'] },
    },
    {
      source: 'RFC 7515, appendix A.1',
      name: 'the Base64URL of a key as text',
      input: { ...JWS, key: JWS_SECRET },
      output: { verdict: 'mismatch', matchingAlgorithm: 'sha-256', notes: ['secret-is-base64url'] },
    },
    {
      source: 'RFC 7515, appendix A.1',
      name: 'the Base64URL of a key',
      input: { ...JWS, key: JWS_SECRET, keyEncoding: 'base64' },
      output: { verdict: 'match', notes: [] },
    },
    { source: 'openssl', name: 'a JWK as text', input: { ...JWS, expected: '' }, output: { verdict: 'not-compared', notes: ['key-is-jwk'] } },
    {
      source: 'openssl',
      name: 'a JWK as text that another HMAC is compared with',
      input: { ...JWS, expected: FOX_SHA256 },
      output: { verdict: 'mismatch', matchingAlgorithm: '', notes: ['key-is-jwk'] },
    },
    {
      source: 'Standard Webhooks 1.0, Signature scheme, and the tests of its libraries',
      input: {
        text: 'msg_p5jXN8AQM9LWM0D4loKWxJek.1614265330.{"test": 2432232314}',
        key: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
        expected: 'webhook-signature: v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
      },
      output: { verdict: 'mismatch', matchingAlgorithm: 'sha-256', notes: ['secret-has-prefix'] },
    },
    {
      source: 'RFC 4231, section 4.2',
      name: 'the hexadecimal of a key as text',
      input: { text: 'Hi There', key: '0b'.repeat(20), expected: 'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7' },
      output: { verdict: 'mismatch', matchingAlgorithm: 'sha-256', notes: ['secret-is-hex'] },
    },
    {
      source: 'openssl',
      name: 'a key in plain text that is also valid Base64',
      input: { ...FOX, key: 'keys', keyEncoding: 'base64', expected: 'sha1=682b169ade9f2bb69268b27262322fd9c734b567' },
      output: { verdict: 'mismatch', matchingAlgorithm: 'sha-1', notes: ['secret-is-text'] },
    },
    { source: 'openssl', input: { ...FOX, key: 'key\n', expected: FOX_SHA256 }, output: { verdict: 'mismatch', notes: ['secret-ends-in-line-break'] } },
    { source: 'openssl', input: { ...FOX, key: ' "key";', expected: FOX_SHA256 }, output: { verdict: 'mismatch', notes: ['secret-has-surroundings'] } },
    {
      source: 'printf "x\\n" | openssl dgst -hmac k: echo adds a line break',
      input: { text: 'x', key: 'k', expected: '1bfee5f7ccd060dc207385338195e844dacce9a36c5748c954ec9d64b8f3be06' },
      output: { verdict: 'mismatch', matchingAlgorithm: 'sha-256', notes: ['text-lacks-line-break'] },
    },
    {
      source: 'printf x | openssl dgst -hmac k',
      input: { text: 'x\n', key: 'k', expected: 'c38edc8815c8489f64738978f44008f8596345545f0baa68ef6fcf5c53e57189' },
      output: { verdict: 'mismatch', matchingAlgorithm: 'sha-256', notes: ['text-ends-in-line-break'] },
    },
    {
      source: 'printf "a\\r\\nb" | openssl dgst -sha1 -hmac k',
      input: { text: 'a\nb', key: 'k', expected: '7afb3c9d97a3c2e5abac663247312a6b574763d9' },
      output: { verdict: 'mismatch', matchingAlgorithm: 'sha-1', notes: ['text-with-crlf'] },
    },
    {
      source: 'RFC 4231, section 4.5, the data in hex as text',
      input: {
        text: 'cd'.repeat(50),
        key: 'AQIDBAUGBwgJCgsMDQ4PEBESExQVFhcYGQ==',
        keyEncoding: 'base64',
        expected: '82558a389a443c0ea4cc819899f2083a85f0faa3e578f8077a2e3ff46729665b',
      },
      output: { verdict: 'mismatch', matchingAlgorithm: 'sha-256', notes: ['text-is-hex'] },
    },
  ],
  hmacFile: [
    {
      source: 'openssl',
      input: { file: FOX_FILE, key: 'key', expected: FOX_SHA256 },
      output: { mac: FOX_SHA256, byteLength: 43, verdict: 'match' },
      example: true,
    },
    {
      source: 'openssl',
      name: 'a file of no bytes, with an empty key',
      input: { file: { name: 'empty', type: '', base64: '' } },
      output: { mac: 'b613679a0814d9ec772f95d778c35fc5ff1697c493715653c6c712144292c5ad', byteLength: 0, notes: ['empty-key'] },
    },
    {
      source: 'openssl',
      name: 'a key in Base64 as text',
      input: { file: FOX_FILE, key: 'a2V5', expected: FOX_SHA256 },
      output: { byteLength: 43, verdict: 'mismatch', matchingAlgorithm: 'sha-256', notes: ['secret-is-base64'] },
    },
    { source: 'invalid hex', input: { file: FOX_FILE, key: 'x', keyEncoding: 'hex' }, error: 'invalid-hex', field: 'key' },
  ],
  generateKey: [
    { source: '32 bytes in Base64 for URLs, which are plain text', input: {}, output: { key: matches(/^[\w-]{43}$/) } },
    { source: '32 bytes', input: { keyEncoding: 'hex' }, output: { key: matches(/^[0-9a-f]{64}$/) } },
    { source: '32 bytes', input: { keyEncoding: 'base64' }, output: { key: matches(/^[A-Za-z0-9+/]{43}=$/) } },
  ],
});
