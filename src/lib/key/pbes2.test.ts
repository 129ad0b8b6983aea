import { expect, test } from 'vitest';
import { InputError } from '../../contract/errors.ts';
import { derInteger, derOctets, derOid, derSequence } from './der-writer.ts';
import { readEncryptedPkcs8 } from './pbes2.ts';

const aes256 = derSequence(derOid('60864801650304012a'), derOctets(new Uint8Array(16)));
const sealed = (rounds: Uint8Array, encryption = aes256, content = new Uint8Array(16)) =>
  derSequence(
    derSequence(
      derOid('2a864886f70d01050d'),
      derSequence(derSequence(derOid('2a864886f70d01050c'), derSequence(derOctets(new Uint8Array(8)), rounds)), encryption),
    ),
    derOctets(content),
  );

function refusal(der: Uint8Array): unknown {
  try {
    return readEncryptedPkcs8(der, 'key', { signal: new AbortController().signal }) && 'no error';
  } catch (error) {
    return error instanceof InputError ? [error.code, error.field, error.params] : error;
  }
}

test('rejects too many rounds before it starts', () => {
  expect(refusal(sealed(derInteger(10_000_000n)))).toBe('no error');
  expect(refusal(sealed(derInteger(10_000_001n)))).toEqual(['key-derivation-too-costly', 'key', { rounds: 10_000_001 }]);
  expect(refusal(sealed(derInteger(2n ** 31n)))).toEqual(['key-derivation-too-costly', 'key', { rounds: 2 ** 31 }]);
  expect(refusal(sealed(derInteger(2n ** 100_000n)))).toMatchObject(['key-derivation-too-costly', 'key', {}]);
});

test.each([
  ['no rounds', sealed(derInteger(0n))],
  ['negative rounds', sealed(Uint8Array.of(2, 1, 0xff))],
  ['an IV that is too short', sealed(derInteger(1n), derSequence(derOid('60864801650304012a'), derOctets(new Uint8Array(8))))],
  ['an incomplete block', sealed(derInteger(1n), aes256, new Uint8Array(8))],
  ['nothing', sealed(derInteger(1n), aes256, new Uint8Array())],
])('rejects %s', (_name, der) => {
  expect(refusal(der)).toEqual(['invalid-key', 'key', { reason: 'unreadable' }]);
});
