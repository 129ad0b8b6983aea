import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../scripts/seed-tests.ts';
import { InputError } from '../../contract/errors.ts';
import { LAST_ADDRESS } from '../../lib/ipv4/ipv4.ts';
import { notations } from './notations.ts';
import { detectNotation, readAddress } from './read-address.ts';
import { writeAddress } from './write-address.ts';

const addresses = fc.oneof(fc.integer({ min: 0, max: LAST_ADDRESS }), fc.constantFrom(0, 1, 0xff, 0x7f_ff_ff_ff, 0x80_00_00_00, LAST_ADDRESS));
const read = (text: string): number => readAddress(text, detectNotation(text));

test('parses every notation back, and detects it', () => {
  fc.assert(
    fc.property(addresses, (address) => {
      const { reverseName: _, addressType: _type, dottedOctal, ...written } = writeAddress(address);
      for (const text of Object.values(written)) expect(read(text), text).toBe(address);
      expect(readAddress(dottedOctal, 'octal')).toBe(address);
      expect(readAddress(dottedOctal, 'inet-aton')).toBe(address);
    }),
  );
});

test('any text is parsed or rejected with an InputError, in every notation', () => {
  const texts = fc.oneof(fc.string(), fc.stringMatching(/^[\da-fxo.: ]{0,40}$/u), fc.stringMatching(/^(?:0[xob]?)?[\da-f]{0,9}(?:\.[\dx]{1,4}){0,4}$/u));
  fc.assert(
    fc.property(texts, fc.constantFrom('auto' as const, ...notations), (text, notation) => {
      try {
        const address = readAddress(text, notation === 'auto' ? detectNotation(text) : notation);
        expect(Number.isInteger(address) && address >= 0 && address <= LAST_ADDRESS).toBe(true);
      } catch (error) {
        expect(error).toBeInstanceOf(InputError);
      }
    }),
    { numRuns: runs(2000) },
  );
});

test('reports an invalid IPv4 address at the end of an IPv6 address as an invalid IPv4 address', () => {
  expect(() => read('::ffff:192.168.1.01')).toThrow(expect.objectContaining({ code: 'ambiguous-leading-zero' }));
  expect(() => read('[::ffff:192.168.1.01]')).toThrow(expect.objectContaining({ code: 'ambiguous-leading-zero' }));
  expect(read('::ffff:192.168.1.1/128')).toBe(0xc0a80101);
});
