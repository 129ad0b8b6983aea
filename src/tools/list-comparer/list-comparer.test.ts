import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { InputValues } from '../../contract/fields.ts';
import { checkInput } from '../../runtime/check.ts';
import { createContext } from '../../runtime/platform/context.ts';
import { compareLists } from './compare.ts';
import { compare } from './fields.ts';
import type { SetName } from './sets.ts';
import { letters, sets } from './sets.ts';

const context = createContext();
const DEFAULTS = checkInput(compare, {}) as InputValues<typeof compare.input>;
const run = (input: Partial<typeof DEFAULTS>) => compareLists({ ...DEFAULTS, ...input }, context);

const words = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'A', 'é', 'x y'), { maxLength: 6 });

/** Membership by definition: one list at a time, without any counting. */
function expected(name: SetName, lists: readonly (readonly string[])[]): readonly string[] {
  const all = [...new Set(lists.flat())];
  const owners = (item: string): readonly number[] => lists.flatMap((items, index) => (items.includes(item) ? [index] : []));
  return all.filter((item) => {
    const own = owners(item);
    if (name === 'in-all') return own.length === lists.length;
    if (name === 'in-any') return own.length > 0;
    if (name === 'in-one') return own.length === 1;
    if (name === 'in-several') return own.length >= 2;
    return own.length === 1 && own[0] === letters.findIndex((letter) => name.endsWith(`-${letter}`));
  });
}

test('every set of two to five lists has the items that its definition says, in the order of their first occurrence', async () => {
  // A third list without items would not count as a list.
  const several = fc.tuple(
    words,
    words,
    fc.array(
      words.filter((items) => items.length > 0),
      { maxLength: 3 },
    ),
  );
  await fc.assert(
    fc.asyncProperty(several, fc.constantFrom(...sets), async ([a, b, others], show) => {
      const lists = [a, b, ...others];
      const texts = Object.fromEntries(lists.map((items, index) => [letters[index] ?? '', items.join('\n')]));
      const { result, count, regions } = await run({ ...texts, show });
      const items = expected(show, lists);
      expect(result === '' ? [] : result.split('\n')).toEqual(items);
      expect(count).toBe(items.length);
      expect(regions.reduce((sum, region) => sum + region.count, 0)).toBe(expected('in-any', lists).length);
    }),
  );
});

const csv = (items: readonly string[]): string => ['key', ...items].join('\n');

test('comparing records of one column by it is comparing the lists', async () => {
  await fc.assert(
    fc.asyncProperty(words, words, async (a, b) => {
      const [lists, records] = await Promise.all([run({ a: a.join('\n'), b: b.join('\n') }), run({ a: csv(a), b: csv(b), keyColumn: 'key' })]);
      expect(records.onlyA).toEqual(lists.onlyA);
      expect(records.inAll).toEqual(lists.inAll);
      expect(records.duplicates).toEqual(lists.duplicates);
    }),
  );
});

test('a header that the texts do not share is not above the records of both', async () => {
  const { result } = await run({ a: 'id,name\n1,Ada', b: 'key,id\nx,1', keyColumn: 'id', show: 'in-all' });
  expect(result).toBe('1,Ada');
});

test('a record with many empty lines in a quoted field is read as quickly as others', async () => {
  const field = `"${'\n'.repeat(100_000)}"`;
  const { onlyA } = await run({ a: `id,text\n1,${field}\n\n`, b: 'id', keyColumn: 'id' });
  expect(onlyA).toEqual([`1,${field}`]);
});

test('a hundred thousand items, most of them shared, are compared', { tags: ['slow'] }, async () => {
  const items = Array.from({ length: 100_000 }, (_, index) => `item ${index}`);
  const { onlyA, onlyB, inAll } = await run({ a: items.slice(1).join('\n'), b: items.slice(0, -1).toReversed().join('\n') });
  expect([onlyA, onlyB, inAll.length]).toEqual([['item 99999'], ['item 0'], 99_998]);
});

test('a million lines in each of two lists are compared', { tags: ['slow'] }, async () => {
  const items = Array.from({ length: 1_000_000 }, (_, index) => `${index * 7919}`);
  const { onlyA, onlyB, inAll } = await run({ a: items.slice(1).join('\n'), b: items.slice(0, -1).join('\n') });
  expect([onlyA.length, onlyB, inAll.length]).toEqual([1, ['0'], 999_998]);
});

test('has the lines of comm', { tags: ['slow'] }, async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'lists-'));
  const lines = fc.uniqueArray(fc.string({ unit: fc.constantFrom('a', 'B', '1', '-', '.'), minLength: 1, maxLength: 4 }), { maxLength: 20 });
  try {
    await fc.assert(
      fc.asyncProperty(lines, lines, async (one, other) => {
        const [a, b] = [one, other].map((items) => items.toSorted().map((item) => `${item}\n`));
        const files = [path.join(folder, 'a'), path.join(folder, 'b')] as const;
        writeFileSync(files[0], (a ?? []).join(''));
        writeFileSync(files[1], (b ?? []).join(''));
        const ofComm = (columns: string): readonly string[] =>
          execFileSync('comm', [columns, ...files], { encoding: 'utf8', env: { LC_ALL: 'C' } })
            .split('\n')
            .slice(0, -1);
        const { onlyA, onlyB, inAll } = await run({ a: (a ?? []).join(''), b: (b ?? []).join('') });
        expect([onlyA, onlyB, inAll]).toEqual([ofComm('-23'), ofComm('-13'), ofComm('-12')]);
      }),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
});
