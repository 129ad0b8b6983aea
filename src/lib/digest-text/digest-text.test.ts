import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyCharacter } from '../../../scripts/seed-tests.ts';
import { InputError } from '../../contract/errors.ts';
import { digestEncodings } from './encodings.ts';
import { compareDigests, equalInConstantTime, formatDigest, parseDigest, parseDigests, readMessage } from './digest-text.ts';

const HELLO = Uint8Array.from(Buffer.from('5d41402abc4b2a76b9719d911017c592', 'hex'));

test.each([
  '5d41402abc4b2a76b9719d911017c592',
  ' 5D:41:40:2A:BC:4B:2A:76:B9:71:9D:91:10:17:C5:92\n',
  '0x5d41402abc4b2a76b9719d911017c592',
  '5d41402abc4b2a76b9719d911017c592  hello.txt\n',
  '5d41402abc4b2a76b9719d911017c592 *hello world.txt',
  '\\5d41402abc4b2a76b9719d911017c592  a\\nb',
  'MD5 (hello (1).txt) = 5d41402abc4b2a76b9719d911017c592',
  'SHA2-256(hello.txt)= 5d41402abc4b2a76b9719d911017c592',
  'sha256=5D41402ABC4B2A76B9719D911017C592',
  'SHA1=XUFAKrxLKna5cZ2REBfFkg==',
  'sha256-XUFAKrxLKna5cZ2REBfFkg==',
  'sha256:5d41402abc4b2a76b9719d911017c592',
  'SHA-256:XUFAKrxLKna5cZ2REBfFkg',
  'md5:5d41402abc4b2a76b9719d911017c592',
  'ubuntu@sha256:5d41402abc4b2a76b9719d911017c592',
  'registry.example:5000/team/app@sha256:5d41402abc4b2a76b9719d911017c592',
  'sha-256=:XUFAKrxLKna5cZ2REBfFkg==:',
  'Content-Digest: sha-256=:XUFAKrxLKna5cZ2REBfFkg==:',
  'X-Hub-Signature-256: sha256=5d41402abc4b2a76b9719d911017c592',
  'ETag: "5d41402abc4b2a76b9719d911017c592"',
  '"sha256:5d41402abc4b2a76b9719d911017c592",',
  '\uFEFF5d41402abc4b2a76b9719d911017c592;',
  'v0=5d41402abc4b2a76b9719d911017c592',
  't=1492774577,v1=5d41402abc4b2a76b9719d911017c592,v0=6ffbb59b2300aae63f272406069a9788',
  'Stripe-Signature: t=1492774577,v1=5d41402abc4b2a76b9719d911017c592',
  'v1,XUFAKrxLKna5cZ2REBfFkg==',
  'webhook-signature: v1,XUFAKrxLKna5cZ2REBfFkg== v1,AAAA',
  'sha256-XUFAKrxLKna5cZ2REBfFkg== sha384-AAAA',
  'XUFAKrxLKna5cZ2REBfFkg==',
  'XUFAKrxLKna5cZ2REBfFkg',
])('reads %j', (text) => {
  expect(new Uint8Array(parseDigest(text, 'expected') ?? [])).toEqual(HELLO);
});

const lengths = (text: string) => parseDigests(text, 'expected').map(({ length }) => length);

test('reads all digests of a value that has several', () => {
  expect(lengths('t=1,v1=00ff,v1=0011ff')).toEqual([2, 3]);
  expect(lengths('v1,zzzz v1,zzzzzw==')).toEqual([3, 4]);
  expect(lengths('sha256-zzzz sha384-zzzzzw==')).toEqual([3, 4]);
  expect(lengths('00ff')).toEqual([2]);
  expect(lengths('')).toEqual([]);
});

test('reads no digest from whitespace', () => {
  expect(parseDigest(' \n', 'expected')).toBeUndefined();
});

test.each(['abc!', 'a===', 'sha256=', 'x', 'MD5 (a) = 123', '5d4  ä.txt'])('rejects %j', (text) => {
  expect(() => parseDigest(text, 'expected')).toThrow(expect.objectContaining({ code: 'invalid-digest', field: 'expected' }));
});

test('reads what it writes, except binary digits', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 4, maxLength: 64 }), fc.constantFrom(...digestEncodings), (bytes, encoding) => {
      const text = formatDigest(bytes, encoding);
      if (encoding === 'binary') expect(text).toMatch(/^[01]+$/);
      // Base64 that consists only of hex digits is read as hex, which comes first.
      else if (!/^[0-9a-f]+$/i.test(text) || encoding.startsWith('hex')) expect(parseDigest(text, 'expected')).toEqual(bytes);
    }),
  );
  expect(formatDigest(Uint8Array.of(0, 5, 255), 'binary')).toBe('000000000000010111111111');
});

test('returns bytes or throws an InputError for any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), (text) => {
      try {
        parseDigest(text, 'expected');
      } catch (error) {
        expect(error).toBeInstanceOf(InputError);
      }
    }),
  );
});

test('reads a hostile text in linear time', () => {
  for (const text of ['('.repeat(1e6), ')='.repeat(5e5), 'a'.repeat(1_000_001), ') = a'.repeat(2e5)]) {
    expect(() => parseDigest(`${text}!`, 'expected')).toThrow(InputError);
  }
});

test('compares all bytes', () => {
  expect(equalInConstantTime(HELLO, HELLO.slice())).toBe(true);
  expect(equalInConstantTime(HELLO, HELLO.with(15, 0))).toBe(false);
  expect(equalInConstantTime(HELLO, HELLO.subarray(1))).toBe(false);
  expect(compareDigests(HELLO, undefined)).toBe('not-compared');
  expect(compareDigests(HELLO, HELLO.with(0, 0))).toBe('mismatch');
});

test('reads a message in each encoding', () => {
  expect(readMessage('é', 'utf-8', 'text')).toEqual(Uint8Array.of(0xc3, 0xa9));
  expect(readMessage('0xC3 a9', 'hex', 'text')).toEqual(Uint8Array.of(0xc3, 0xa9));
  expect(readMessage('w6k', 'base64', 'text')).toEqual(Uint8Array.of(0xc3, 0xa9));
});
