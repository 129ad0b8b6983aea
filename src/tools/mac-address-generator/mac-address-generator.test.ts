import { webcrypto } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { InputError } from '../../contract/errors.ts';
import { macFormats, readMac } from '../../lib/mac/mac.ts';
import { generateAddresses } from './generate.ts';
import { fixesFirstOctet, readPrefix } from './prefix.ts';
import { presets } from './presets.ts';

const randomBytes = (length: number): Uint8Array => webcrypto.getRandomValues(new Uint8Array(length));
const defaults = { count: 1, prefix: '', administration: 'local', cast: 'unicast', letterCase: 'upper', format: 'colon', size: 'eui48' } as const;

const options = fc.record({
  count: fc.integer({ min: 1, max: 50 }),
  prefix: fc.stringMatching(/^[\da-f]{0,9}$/u),
  administration: fc.constantFrom('local' as const, 'universal' as const, 'any' as const),
  cast: fc.constantFrom('unicast' as const, 'multicast' as const, 'any' as const),
  letterCase: fc.constantFrom('upper' as const, 'lower' as const),
  format: fc.constantFrom(...macFormats),
  size: fc.constantFrom('eui48' as const, 'eui64' as const),
});

test('addresses have the requested prefix, bits, case and size, and are distinct', () => {
  fc.assert(
    fc.property(options, (given) => {
      const addresses = generateAddresses(given, randomBytes);
      expect(new Set(addresses).size).toBe(given.count);
      for (const address of addresses) {
        const digits = readMac(address) ?? '';
        expect(digits).toHaveLength(given.size === 'eui48' ? 12 : 16);
        expect(digits.startsWith(given.prefix)).toBe(true);
        expect(address).toBe(given.letterCase === 'upper' ? address.toUpperCase() : address.toLowerCase());
        if (given.prefix.length >= 2) continue;
        const octet = Number.parseInt(digits.slice(0, 2), 16);
        if (given.administration !== 'any') expect((octet & 2) !== 0).toBe(given.administration === 'local');
        if (given.cast !== 'any') expect((octet & 1) !== 0).toBe(given.cast === 'multicast');
      }
    }),
  );
});

test('can generate all existing addresses', () => {
  expect(generateAddresses({ ...defaults, prefix: '00112233445', count: 16 }, randomBytes).toSorted()).toEqual(
    [...'0123456789ABCDEF'].map((digit) => `00:11:22:33:44:5${digit}`),
  );
});

test('ten thousand addresses differ, and every allowed first octet is about equally frequent', () => {
  const addresses = generateAddresses({ ...defaults, count: 10_000 }, randomBytes);
  const counts = new Map<string, number>();
  for (const address of addresses) counts.set(address.slice(0, 2), (counts.get(address.slice(0, 2)) ?? 0) + 1);
  expect(counts.size).toBe(64);
  // 156 of each are expected, and the standard deviation is 12.
  for (const count of counts.values()) expect(Math.abs(count - 156)).toBeLessThan(90);
});

test.each([
  ['64:16:7', '64167'],
  ['64-16-7F-', '64167f'],
  ['6416.7f', '64167f'],
  ['64 16 7F', '64167f'],
  ['', ''],
])('%j is the prefix %s', (text, digits) => {
  expect(readPrefix(text)).toBe(digits);
});

test.each(['x', '64:16-7F', '64::16', ':64', '64:16:7g'])('%j is not a prefix', (text) => {
  expect(readPrefix(text)).toBeUndefined();
});

test('accepts a prefix of up to 200 characters, spaces included', () => {
  expect(readPrefix(`1${' '.repeat(198)}2`)).toBe('12');
  expect(readPrefix(`1${' '.repeat(199)}2`)).toBeUndefined();
});

test('two or more digits fix the first octet', () => {
  expect(['', '6', '64', '64:1', '0g'].map(fixesFirstOctet)).toEqual([false, false, true, true, false]);
});

test('any prefix produces addresses or an InputError', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[\da-f:. -]*$/u)), options, (prefix, given) => {
      try {
        expect(generateAddresses({ ...given, prefix }, randomBytes)).toHaveLength(given.count);
      } catch (error) {
        expect(error).toBeInstanceOf(InputError);
      }
    }),
  );
});

test('the prefix of a virtual network card is three octets; none without a preset', () => {
  const { none, ...virtual } = presets;
  expect(none.prefix).toBe('');
  for (const { prefix } of Object.values(virtual)) expect(prefix).toMatch(/^(?:[\dA-F]{2}:){2}[\dA-F]{2}$/u);
});
