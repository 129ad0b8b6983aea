import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyCharacter, runs } from '../../../scripts/seed-tests.ts';
import { InputError } from '../../contract/errors.ts';
import { bases } from './bases.ts';
import { firstCharacters } from './characters.ts';
import { formatBytes } from './format.ts';
import { readBytes } from './read.ts';

const bytes = fc.uint8Array({ maxLength: 60 });
const separators = fc.string({ unit: fc.constantFrom(' ', '\t', '\n', ',', ';', ':', '_', '-', '.', '|', '\u00A0'), minLength: 1, maxLength: 3 });

test('round-trips bytes with any supported separator', () => {
  const format = { base: fc.constantFrom(...bases), separator: separators, prefixes: fc.boolean(), uppercase: fc.boolean(), bytesPerLine: fc.nat({ max: 9 }) };
  fc.assert(
    fc.property(bytes, fc.record(format), (source, how) => {
      // After another separator a dash is the sign of a decimal number.
      fc.pre(how.base !== 'decimal' || !/[^-]-$/u.test(how.separator));
      expect(readBytes(formatBytes(source, how), how.base).bytes).toEqual(source);
    }),
  );
});

test('parses the same hex digits as Node, including lines and no separators', () => {
  fc.assert(
    fc.property(bytes, fc.boolean(), fc.integer({ min: 1, max: 9 }), (source, uppercase, bytesPerLine) => {
      const hex = Buffer.from(source).toString('hex');
      const written = formatBytes(source, { base: 'hexadecimal', separator: '', prefixes: false, uppercase, bytesPerLine });
      expect(written.replaceAll('\n', '')).toBe(uppercase ? hex.toUpperCase() : hex);
      expect(readBytes(hex, 'hexadecimal').bytes).toEqual(source);
    }),
  );
});

test('returns the position of each byte in the text', () => {
  fc.assert(
    fc.property(bytes, fc.constantFrom(...bases), separators, (source, base, separator) => {
      const tokens = formatBytes(source, { base, separator: ' ', prefixes: false, uppercase: false, bytesPerLine: 0 }).split(' ');
      const { placeOfByte } = readBytes(tokens.join(separator), base);
      fc.pre(base !== 'decimal' || !/[^-]-$/u.test(separator));
      source.forEach((_, index) => expect(placeOfByte(index)).toBe(tokens.slice(0, index).join(separator).length + (index === 0 ? 0 : separator.length)));
    }),
  );
});

test('parses signed bytes as printed by Java', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 1, maxLength: 60 }), fc.constantFrom(', ', ' ', ',', '\n', ';'), (source, separator) => {
      const signed = [...new Int8Array(source.buffer, source.byteOffset, source.length)];
      const read = readBytes(`[${signed.join(separator)}]`, 'decimal');
      expect(read.bytes).toEqual(source);
      expect(read.isSigned).toBe(signed.some((byte) => byte < 0));
    }),
  );
});

test('never joins digits of two numbers: text with separators gives the bytes of its numbers, or an error', () => {
  const numbers = fc.array(fc.integer({ min: 0, max: 0xfff }), { minLength: 2, maxLength: 6 });
  fc.assert(
    fc.property(numbers, fc.constantFrom(' ', ', ', ';', ':'), (values, separator) => {
      const written = values.map((value) => value.toString(16));
      try {
        const { bytes: read } = readBytes(written.join(separator), 'hexadecimal');
        if (written.some((token) => token.length % 2 === 1)) expect([...read]).toEqual(values);
      } catch (error) {
        if (!(error instanceof InputError)) throw error;
        expect(Math.max(...values)).toBeGreaterThan(0xff);
      }
    }),
    { numRuns: runs(500) },
  );
});

test('parses or rejects any text', () => {
  const hostile = fc.oneof(
    fc.string({ unit: anyCharacter }),
    fc.string({ unit: fc.constantFrom('0', '1', '9', 'f', '0x', '0b', '\\x', '\\', ' ', '\n', '\uD800') }),
  );
  fc.assert(
    fc.property(hostile, fc.constantFrom(...bases), (text, base) => {
      try {
        expect(readBytes(text, base).bytes.length).toBeLessThanOrEqual(text.length);
      } catch (error) {
        if (!(error instanceof InputError)) throw error;
        expect(error).toMatchObject({ field: 'binary', position: { line: expect.any(Number), column: expect.any(Number) } });
      }
    }),
  );
});

test('encodes and decodes ten megabytes', { tags: ['slow'] }, () => {
  const source = Uint8Array.from({ length: 10_000_000 }, (_, index) => index * 31);
  const binary = formatBytes(source, { base: 'binary', separator: ' ', prefixes: false, uppercase: false, bytesPerLine: 8 });
  expect(Buffer.from(readBytes(binary, 'binary').bytes).equals(source)).toBe(true);
});

test('rejects a result that is too long, and an unpaired surrogate as separator', () => {
  const format = { base: 'binary', prefixes: false, uppercase: false, bytesPerLine: 0 } as const;
  const long = () => formatBytes(new Uint8Array(100_000), { ...format, separator: '-'.repeat(10_000) });
  expect(long).toThrow(expect.objectContaining({ code: 'too-long', field: 'text' }));
  expect(() => formatBytes(new Uint8Array(2), { ...format, separator: '\uDC00' })).toThrow(
    expect.objectContaining({ code: 'unpaired-surrogate', field: 'separator' }),
  );
});

test('returns the first characters with their bytes, invisible ones as code points', () => {
  const how = { charset: 'utf-8', base: 'hexadecimal', prefixes: false, uppercase: true } as const;
  expect(firstCharacters('é\n👋abc', 3, how)).toEqual([
    { name: 'é', bytes: ['C3', 'A9'] },
    { name: 'U+000A', bytes: ['0A'] },
    { name: '👋', bytes: ['F0', '9F', '91', '8B'] },
  ]);
  expect(firstCharacters('aé', 9, { ...how, charset: 'us-ascii' })).toEqual([{ name: 'a', bytes: ['61'] }]);
});

test('reports an invalid byte without its separators', () => {
  expect(() => readBytes('72 256 ', 'decimal')).toThrow(
    expect.objectContaining({ code: 'byte-out-of-range', params: expect.objectContaining({ value: '256' }) }),
  );
});
