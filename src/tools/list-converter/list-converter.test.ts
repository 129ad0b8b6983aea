import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyCharacter } from '../../../scripts/seed-tests.ts';
import { InputError } from '../../contract/errors.ts';
import { createContext } from '../../runtime/platform/context.ts';
import type { Rules } from './list.ts';
import { convertList } from './list.ts';
import { presets } from './presets.ts';
import { sortItems } from '../../lib/list/sort.ts';

const context = createContext();
const plain: Rules = {
  splitOn: 'lines',
  customSplit: '',
  readQuotes: false,
  trimItems: true,
  removeEmpty: true,
  removePrefix: '',
  removeSuffix: '',
  letterCase: 'keep',
  removeDuplicates: false,
  ignoreCase: false,
  sort: 'none',
  sortBy: 'alphabetical',
  reverse: false,
  ...presets.commas,
};
const convert = (text: string, rules: Partial<Rules>) => convertList(text, { ...plain, ...rules }, context);

const points = (text: string): number[] => Array.from(text, (character) => character.codePointAt(0) ?? 0);
const anyLine = fc.string({ unit: fc.constantFrom('a', 'B', "'", '"', '`', '\\', ' ', '1', '😀', '$'), maxLength: 6 });

test('a JSON array contains the items, with any characters', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyLine), async (lines) => {
      const { output, items } = await convert(lines.join('\n'), presets.jsonArray);
      expect(JSON.parse(output)).toEqual(items);
    }),
  );
});

test('items joined with line breaks are split into the same items', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyLine), fc.boolean(), async (lines, removeDuplicates) => {
      const first = await convert(lines.join('\r\n'), { ...presets.lines, removeDuplicates });
      const second = await convert(first.output, { ...presets.lines, removeDuplicates });
      expect(second.items).toEqual(first.items);
      expect(second.duplicateCount).toBe(0);
      expect(first.frequencies.reduce((sum, { count }) => sum + count, 0)).toBe(first.count + first.duplicateCount);
    }),
  );
});

test('quoted items are parsed back, with any characters', async () => {
  const splits = fc.constantFrom<Partial<Rules>>(
    { splitOn: 'comma', separator: ', ' },
    { splitOn: 'semicolon', separator: ';' },
    { splitOn: 'tab', separator: '\\t' },
    { splitOn: 'whitespace', separator: ' \\n' },
    { splitOn: 'lines', separator: '\\n' },
    { splitOn: 'custom', customSplit: ' | ', separator: ' | ' },
  );
  const items = fc.array(fc.string({ unit: fc.constantFrom('a', "'", '"', '\\', ' ', ',', ';', '|', '\t', '😀'), maxLength: 6 }), { minLength: 1 });
  await fc.assert(
    fc.asyncProperty(items, splits, fc.constantFrom('single', 'double'), async (texts, split, quote) => {
      const raw = { trimItems: false, removeEmpty: false };
      const written = await convert(texts.join('\n'), { ...raw, ...split, splitOn: 'lines', quote, escapeStyle: 'double' });
      expect((await convert(written.output, { ...raw, ...split, readQuotes: true })).items).toEqual(texts);
    }),
  );
});

test('splits unquoted items as without the option', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: fc.constantFrom('a', 'b', ' ', ',', '\r', '\n', "a'") }), async (text) => {
      const rules = { splitOn: 'comma', trimItems: false, removeEmpty: false } as const;
      expect((await convert(text, { ...rules, readQuotes: true })).items).toEqual((await convert(text, rules)).items);
    }),
  );
});

test('sorts a long list like a short one, with equal items in their original order', { tags: ['slow'] }, async () => {
  const items = Array.from({ length: 40_000 }, (_, index) => `${(index * 7919) % 101} ${index}`);
  const byNumber = items.map((item) => item.split(' ')[0] ?? '');
  const { signal } = context;
  expect(await sortItems(byNumber, { sort: 'descending', sortBy: 'number' }, signal)).toEqual(byNumber.toSorted((a, b) => Number(b) - Number(a)));
  expect(await sortItems(items, { sort: 'ascending', sortBy: 'length' }, signal)).toEqual(items.toSorted((a, b) => a.length - b.length));
});

test('sorts by code points, not by UTF-16 code units', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.string({ unit: anyCharacter })), async (items) => {
      const sorted = await sortItems(items, { sort: 'ascending', sortBy: 'code-point' }, context.signal);
      const expected = items.toSorted((a, b) => {
        const [first, second] = [points(a), points(b)];
        const at = first.findIndex((point, index) => point !== second[index]);
        if (at < 0) return first.length - second.length;
        return (first[at] ?? 0) - (second[at] ?? -1);
      });
      expect(sorted).toEqual(expected);
    }),
  );
});

test('rejects a result too long for a browser', async () => {
  await expect(convert('a,'.repeat(400), { splitOn: 'comma', separator: 'x'.repeat(1_000_000) })).rejects.toThrow(InputError);
});

test('reports progress: cleaning, counting and sorting are a quarter each', async () => {
  const reports: unknown[] = [];
  await convertList('b\na', plain, { ...context, progress: (...report) => void reports.push(report) });
  expect(reports).toEqual([
    [1, 4],
    [2, 4],
    [3, 4],
  ]);
});

test.each([
  ['commas', `a, b'"\\`],
  ['lines', `a\nb'"\\`],
  ['sqlIn', `('a', 'b''"\\')`],
  ['jsonArray', String.raw`["a", "b'\"\\"]`],
  ['pythonList', String.raw`['a', 'b\'"\\']`],
  ['csvColumn', `"a"\n"b'""\\"`],
  ['htmlList', `<ul>\n<li>a</li>\n<li>b'"\\</li>\n</ul>`],
  ['markdownList', `- a\n- b'"\\`],
  ['shellArray', String.raw`($'a' $'b\'"\\')`],
] as const)('the preset %s formats two items as %j', async (preset, expected) => {
  expect((await convert(`a\nb'"\\`, presets[preset])).output).toBe(expected);
});

test('also puts a single item, or none, on separate lines', async () => {
  expect((await convert('a', presets.htmlList)).output).toBe('<ul>\n<li>a</li>\n</ul>');
  expect((await convert('', presets.htmlList)).output).toBe('<ul>\n</ul>');
});
