import { expect, test } from 'vitest';
import keys from '../testing/openssl-keys.json' with { type: 'json' };
import { keyLines } from './key-lines.ts';

// Made by openssl 3.0: `openssl genpkey …`, `openssl pkey -pubout -outform DER` and `openssl pkey -pubin -text -noout`.
test.each(keys)('writes a key like openssl: $name', ({ spki, lines }) => {
  expect(keyLines(Uint8Array.from(Buffer.from(spki, 'base64')))).toEqual(lines);
});

test('a key without the parameters it needs cannot be written', () => {
  // dsaEncryption without parameters, which are those of the issuer (RFC 3279, section 2.3.2).
  expect(keyLines(Uint8Array.from(Buffer.from('3011300906072a8648ce380401030400020103', 'hex')))).toEqual(['Unable to load Public Key']);
});
