import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { anyCharacter, runs } from '../../../scripts/seed-tests.ts';
import { createContext } from '../../runtime/platform/context.ts';
import { readAddress } from './address.ts';
import { groupsOf } from './groups.ts';
import { normalizeEmails } from './normalize.ts';
import { rowsToCsv } from '../../lib/csv/rows-to-csv.ts';

afterEach(() => vi.restoreAllMocks());

const plain = { applyProviderRules: true, subaddress: 'known-providers', lowercaseLocalPart: true, deduplicate: false, invalidLines: 'keep' } as const;
const normalize = (emails: string, options: Partial<Parameters<typeof normalizeEmails>[1]> = {}) =>
  normalizeEmails(emails, { ...plain, ...options }, createContext());

const anyOptions = fc.record({
  applyProviderRules: fc.boolean(),
  subaddress: fc.constantFrom('known-providers', 'all', 'never'),
  lowercaseLocalPart: fc.boolean(),
  deduplicate: fc.boolean(),
  invalidLines: fc.constantFrom('keep', 'blank', 'remove'),
});
const domains =
  'gmail.com|googlemail.com|live.com|yahoo.de|me.com|pm.me|x.fastmail.com|www.fastmail.fm|ya.ru|zoho.in|a.example|BÜCHER.example|[127.0.0.1]|[IPv6:::1]'.split(
    '|',
  );
const address = fc
  .tuple(fc.string({ unit: fc.constantFrom('a', 'B', 'ü', 'İ', 'ſ', 'e\u0301', '1', '+', '-', '_', "'", '.'), minLength: 1 }), fc.constantFrom(...domains))
  .map(([local, domain]) => `${local}@${domain}`);
const hostile = fc.string({
  unit: fc.constantFrom(
    'a',
    '@',
    '"',
    '\\',
    '<',
    '>',
    '.',
    ' ',
    '[',
    ']',
    'mailto:',
    '%40',
    '%',
    '?',
    ':',
    '/',
    '#',
    '\t',
    '\0',
    '\uD800',
    '\n',
    '\r',
    'xn--',
    '。',
    'ü',
    'b.c',
  ),
});

test('keeps a normalized address unchanged', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(address, fc.emailAddress(), hostile)), anyOptions, async (lines, options) => {
      const { normalized } = await normalize(lines.join('\n'), options);
      const again = await normalize(normalized, options);
      expect(again.normalized).toBe(normalized);
    }),
    { numRuns: runs(500) },
  );
});

test('returns a row for every non-empty line, and an address for every valid one', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(address, hostile, fc.string({ unit: anyCharacter })), { maxLength: 8 }), anyOptions, async (parts, options) => {
      const emails = parts.join('\n');
      const lines = emails.split(/\r\n|\n|\r/u);
      const { normalized, rows, uniqueCount, duplicateCount, invalidCount } = await normalize(emails, options);
      expect(rows.map(({ line }) => line)).toEqual(lines.flatMap((line, index) => (line.replaceAll(/[\u200B\uFEFF]/gu, '').trim() === '' ? [] : [index + 1])));
      expect(uniqueCount + duplicateCount + invalidCount).toBe(rows.length);
      expect(rows.every((row) => row.valid === /^[^]{1,}@[\da-z.:[\]-]+$/iu.test(row.normalized))).toBe(true);
      if (!options.deduplicate && options.invalidLines !== 'remove') expect(normalized.split('\n')).toHaveLength(lines.length);
      if (options.deduplicate) expect(normalized.split('\n').filter((line) => line === '')).toHaveLength(normalized === '' ? 1 : 0);
    }),
    { numRuns: runs(500) },
  );
});

test('normalizes domains as the platform does', async () => {
  const letters = fc.string({
    unit: fc.constantFrom('a', 'Z', '0', '-', 'ü', 'ß', '食', '１', 'Ⅳ', '.', '。', 'xn--', '_', '😀', '\u00AD', '℀'),
    minLength: 1,
  });
  await fc.assert(
    fc.asyncProperty(letters, async (text) => {
      const domain = `${text}.example`;
      const [row] = (await normalize(`a@${domain}`)).rows;
      const theirs = URL.canParse(`https://${domain}/`) ? new URL(`https://${domain}/`).hostname : '';
      const isName = theirs.length <= 253 && theirs.split('.').every((label) => label.length <= 63 && /^[a-z\d](?:[a-z\d-]*[a-z\d])?$/u.test(label));
      const isWhole = theirs.length + 2 <= 254;
      expect(row?.normalized).toBe(theirs.includes('.') && isName && isWhole ? `a@${theirs}` : '');
    }),
    { numRuns: runs(1000) },
  );
});

test('groups the lines with the same normalized address', async () => {
  const { rows } = await normalize('a@x.example\nA@x.example\nx\nb@x.example\nx\na@X.example');
  expect(groupsOf(rows, 9)).toEqual([{ normalized: 'a@x.example', inputs: ['a@x.example', 'A@x.example', 'a@X.example'] }]);
  expect(groupsOf((await normalize('a@x.example\nb@x.example\n'.repeat(3))).rows, 1)).toHaveLength(1);
});

test('writes the rows as a CSV file', async () => {
  const { rows } = await normalize('"Doe, J" <j@x.example>');
  expect(rowsToCsv(['line', 'input', 'normalized', 'provider', 'valid', 'reason'], rows)).toBe(
    'line,input,normalized,provider,valid,reason\r\n1,"""Doe, J"" <j@x.example>",j@x.example,,true,\r\n',
  );
});

test('normalizes a quarter of a million lines in linear time', { tags: ['slow'], timeout: 60_000 }, async () => {
  const emails = Array.from({ length: 250_000 }, (_, index) => `Some.One${index % 175_000}+tag@${index % 2 === 0 ? 'gmail.com' : 'bücher.example'}`).join('\n');
  const { uniqueCount, duplicateCount } = await normalize(emails);
  expect(uniqueCount + duplicateCount).toBe(250_000);
  for (const long of [
    'a'.repeat(1e7),
    'a.'.repeat(5e6),
    '"'.repeat(1e6),
    '<'.repeat(1e6),
    '"\\'.repeat(1e6),
    ' '.repeat(1e6),
    'ü'.repeat(1e6),
    '-'.repeat(1e6),
  ]) {
    const { invalidCount } = await normalize(`${long}@a.example\na@${long}.example\nx${long}<${long}>\n"${long}`);
    expect(invalidCount).toBeGreaterThanOrEqual(3);
  }
});

test.each([
  ['nobody', 'missing-at'],
  ['a..b@example.com', 'invalid-local-part'],
  ['a@', 'invalid-domain'],
  ['a@example..com', 'invalid-domain'],
  [`${'a'.repeat(65)}@example.com`, 'too-long'],
  [`${'a'.repeat(64)}@${`${'b'.repeat(62)}.`.repeat(3)}com`, 'too-long'],
  [`a@${`${'b'.repeat(62)}.`.repeat(4)}com`, 'invalid-domain'],
  [`a@${'b'.repeat(64)}.com`, 'invalid-domain'],
  [`${'.'.repeat(5000)}@example.com`, 'too-long'],
  [`abc@${`${'b'.repeat(62)}.`.repeat(4)}`, 'too-long'],
  ['x <a@b.example', 'invalid-local-part'],
  ['a@xn--a.example', 'invalid-domain'],
  ['a@[256.1.1.1]', 'invalid-domain'],
  ['a@[01.2.3.4]', 'invalid-domain'],
])('rejects %s with %s', (line, error) => {
  expect(readAddress(line)).toBe(error);
});

// RFC 5321, section 4.5.3.1 and RFC 1035, section 2.3.4: 254 bytes in total, 64 before the @, 63 in a label.
test.each([
  ['a', `${`${'b'.repeat(62)}.`.repeat(3)}${'c'.repeat(63)}`],
  ['a'.repeat(64), `${`${'b'.repeat(62)}.`.repeat(2)}${'c'.repeat(63)}`],
])('accepts an address of the maximum length: %s@%s', (localPart, domain) => {
  expect(readAddress(`${localPart}@${domain}`)).toEqual({ localPart, domain });
});

test('reports progress every thousand lines, and can be canceled', async () => {
  // The clock advances on every call, so that progress is reported every time.
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 1_000));
  const reports: string[] = [];
  const progress = (done: number, total: number) => void reports.push(`${done} of ${total}`);
  await normalizeEmails('\n'.repeat(2_500), plain, createContext({ progress }));
  expect(reports).toEqual(['0 of 2501', '1000 of 2501', '2000 of 2501']);
  await expect(normalizeEmails('', plain, createContext({ signal: AbortSignal.abort() }))).rejects.toThrow(/abort/iu);
});

// UTS #46 removes soft hyphens.
const hyphenated = (length: number): string => `b${'\u00AD'.repeat(length - 5)}.com`;

test('accepts removed characters in a domain up to 4,096 code units', () => {
  expect(readAddress(`a@${hyphenated(4096)}`)).toEqual({ localPart: 'a', domain: 'b.com' });
  expect(readAddress(`a@${hyphenated(4097)}`)).toBe('invalid-domain');
});
