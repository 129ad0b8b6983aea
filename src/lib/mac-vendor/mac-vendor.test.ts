import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../scripts/seed-tests.ts';
import { readNumbers, writeNumbers } from './numbers.ts';
import { vendorsRelease } from './release.ts';
import { loadFinder, loadPostalAddresses } from './vendors.ts';

const require = createRequire(import.meta.url);
const records: Readonly<Record<string, string>> = JSON.parse(readFileSync(require.resolve('oui-data'), 'utf8'));
const REGISTRIES: Readonly<Record<number, string>> = { 6: 'MA-L', 7: 'MA-M', 9: 'MA-S' };

test('finds every record of oui-data exactly', { tags: ['slow'] }, async () => {
  const [find, postalAddressOf] = await Promise.all([loadFinder(), loadPostalAddresses()]);
  const nameOf = new Intl.DisplayNames(['en'], { type: 'region' });
  const wrong: string[] = [];
  for (const [prefix, record] of Object.entries(records)) {
    const block = find(prefix.toLowerCase());
    const lines = block && [block.vendor, postalAddressOf(block.place), block.country && nameOf.of(block.country)].filter((part) => part !== '');
    if (block?.prefix !== prefix || block.registry !== REGISTRIES[prefix.length] || lines?.join('\n') !== record) wrong.push(prefix);
  }
  expect(wrong).toEqual([]);
  expect(Object.keys(records)).toHaveLength(53_730);
});

test('returns the smallest block, and none for unassigned digits', async () => {
  const find = await loadFinder();
  const prefixes = new Set(Object.keys(records));
  fc.assert(
    fc.property(fc.oneof(fc.constantFrom(...prefixes), fc.constant('')), fc.stringMatching(/^[\dA-F]{12}$/u), (start, random) => {
      const digits = (start + random).slice(0, 12);
      const withoutGroupBit = (Number.parseInt(digits.slice(0, 2), 16) & ~1).toString(16).toUpperCase().padStart(2, '0') + digits.slice(2);
      const candidates = [withoutGroupBit, digits].flatMap((own) => [9, 7, 6].map((length) => own.slice(0, length)));
      const expected = candidates.find((prefix) => prefixes.has(prefix));
      expect(find(digits)?.prefix).toBe(expected);
    }),
    { numRuns: runs(2000) },
  );
});

test('digits that equal a longer prefix as a number do not match it', async () => {
  const find = await loadFinder();
  const numbers = Object.keys(records).map((prefix) => prefix.replace(/^0+/u, '').toLowerCase());
  const wrong = numbers.filter((digits) => {
    const block = digits.length < 6 ? undefined : find(digits);
    return block && REGISTRIES[block.prefix.length] !== block.registry;
  });
  expect(wrong).toEqual([]);
  // From 00-1B-C5-00-0, of 36 bits, and the like.
  expect(numbers).toContain('1bc5000');
});

test('the release shown on pages is the installed one', () => {
  const installed: { readonly version: string } = JSON.parse(readFileSync(require.resolve('oui-data').replace('index.json', 'package.json'), 'utf8'));
  expect(vendorsRelease.version).toBe(installed.version);
  expect(vendorsRelease.date).toMatch(/^\d{4}-\d{2}-\d{2}$/u);
});

test('numbers survive a round trip through text', () => {
  const numbers = fc.array(fc.oneof(fc.nat(), fc.integer({ min: 0, max: 2 ** 36 }), fc.constantFrom(0, 2 ** 14 - 1, 2 ** 14, 2 ** 28, 2 ** 36)));
  fc.assert(
    fc.property(numbers, (given) => {
      const text = writeNumbers(given);
      expect(readNumbers(text)).toEqual(given);
      expect(text).not.toMatch(/[\uD800-\uDFFF]/u);
    }),
  );
});
