import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import fc from 'fast-check';
import type { DefaultTreeAdapterTypes } from 'parse5';
import { parseFragment } from 'parse5';
import { expect, test } from 'vitest';
import { startProcessorTime } from '../../../scripts/processor-time.ts';
import { runs } from '../../../scripts/seed-tests.ts';
import { compileMarkdown } from '../../lib/markdown/compile.ts';
import { keepRawHtml } from '../../lib/markdown/marked-html.ts';
import { runAtOnce } from '../../lib/work/slices.ts';
import { checkInput } from '../../runtime/check.ts';
import { createContext } from '../../runtime/platform/context.ts';
import { targets } from './codes.ts';
import type { Options } from './convert.ts';
import { convertTable } from './convert.ts';
import { convert } from './fields.ts';
import { detectSource } from './read-table.ts';
import { pairOf, readPairs, readSort, setPair, writeNames, writeSort } from './spec.ts';

// The package has no types of its own.
const Papa = createRequire(import.meta.url)('papaparse') as {
  parse(text: string, options: { delimiter: string; newline: string }): { readonly data: readonly (readonly string[])[] };
};

const context = createContext();
const DEFAULTS = checkInput(convert, {}) as Options;
const run = (input: string, options: Partial<Options> = {}) => convertTable({ ...DEFAULTS, ...options, input }, context);
const to = async (input: string, target: Options['to'], options: Partial<Options> = {}): Promise<string> =>
  (await run(input, { ...options, to: target })).output;

const csvOf = (rows: readonly (readonly string[])[]): string => rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')).join('\n');

const CELLS = [
  'a',
  'B',
  ' ',
  '*',
  '_',
  '`',
  '|',
  '\\',
  '<b>',
  '&amp;',
  '[',
  ']',
  '(',
  ')',
  '!',
  '~',
  "'",
  '"',
  ',',
  ';',
  '#',
  '-',
  '1',
  '0',
  '.',
  'é',
  '😀',
  '$',
  '%',
  '{',
  '}',
  '://',
  'www.',
];
const cell = (more: readonly string[] = []) => fc.string({ unit: fc.constantFrom(...CELLS, ...more), maxLength: 8 });
const table = (more: readonly string[] = []) =>
  fc
    .integer({ min: 1, max: 4 })
    .chain((width) =>
      fc
        .array(fc.array(cell(more), { minLength: width, maxLength: width }), { minLength: 1, maxLength: 5 })
        .map((rows) => [rows[0]?.map((_, index) => `c${index}`) ?? [], ...rows]),
    );

/** The cells of the only table of HTML; line feeds for `br`. */
function cellsIn(html: string): readonly (readonly string[])[] {
  type Node = DefaultTreeAdapterTypes.ChildNode;
  const rows: string[][] = [];
  const textOf = (node: Node): string =>
    'value' in node ? node.value : node.nodeName === 'br' ? '\n' : 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
  const visit = (node: Node): void => {
    if (node.nodeName === 'tr') rows.push([]);
    if (node.nodeName === 'td' || node.nodeName === 'th') rows.at(-1)?.push(textOf(node));
    else if ('childNodes' in node) node.childNodes.forEach(visit);
  };
  parseFragment(html).childNodes.forEach(visit);
  return rows;
}

const spaced = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trim().replaceAll(/ +/gu, ' '))
    .join('\n');
const CSV = { from: 'csv', delimiter: 'comma' } as const;

test('our Markdown reader reads the cells that were written', async () => {
  await fc.assert(
    fc.asyncProperty(table(['\n']), async (rows) => {
      const html = keepRawHtml(runAtOnce(compileMarkdown(await to(csvOf(rows), 'markdown', CSV))).html);
      expect(cellsIn(html).map((cells) => cells.map(spaced))).toEqual(rows.map((cells) => cells.map(spaced)));
    }),
    { numRuns: runs(80) },
  );
});

test('Markdown that was written is read as the same table', async () => {
  await fc.assert(
    fc.asyncProperty(table(['\n', '/', 'List<T>', '**', '<br>']), async (rows) => {
      const markdown = await to(csvOf(rows), 'markdown', CSV);
      const read = await run(markdown, { from: 'markdown', to: 'csv' });
      const written = Papa.parse(read.output, { delimiter: ',', newline: '\n' }).data;
      expect(written.map((cells) => cells.map(spaced))).toEqual(rows.map((cells) => cells.map(spaced)));
      expect(read.problems.filter(({ code }) => code !== 'mixed-types')).toEqual([]);
      expect(await to(markdown, 'markdown', { from: 'markdown' })).toBe(markdown);
    }),
    { numRuns: runs(80) },
  );
});

test('a browser’s parser reads the cells that were written', async () => {
  await fc.assert(
    fc.asyncProperty(table(['\n', '\t', '&', '<']), async (rows) => {
      expect(cellsIn(await to(csvOf(rows), 'html', CSV))).toEqual(rows);
    }),
    { numRuns: runs(60) },
  );
});

test('Papa Parse reads the cells that were written, and so does this tool', async () => {
  await fc.assert(
    fc.asyncProperty(table(['\n', '\t']), fc.constantFrom(['csv', ','] as const, ['tsv', '\t'] as const), async (rows, [target, delimiter]) => {
      const output = await to(csvOf(rows), target, CSV);
      expect(Papa.parse(output, { delimiter, newline: '\n' }).data).toEqual(rows);
      expect(await to(output, target, { from: 'csv', delimiter: target === 'csv' ? 'comma' : 'tab' })).toBe(output);
    }),
    { numRuns: runs(60) },
  );
});

test('JSON has the cells, with numbers and values that the platform reads', async () => {
  await fc.assert(
    fc.asyncProperty(table(['2', 'true', '\n']), fc.constantFrom('json' as const, 'json-lines' as const), async (rows, target) => {
      const output = await to(csvOf(rows), target, CSV);
      const objects = (target === 'json' ? JSON.parse(output) : output.split('\n').map((line) => JSON.parse(line) as unknown)) as Record<string, unknown>[];
      const [names = [], ...body] = rows;
      expect(objects).toHaveLength(body.length);
      for (const [index, row] of body.entries())
        for (const [column, name] of names.entries()) {
          const value = objects[index]?.[name];
          const text = row[column] ?? '';
          if (typeof value === 'string' || value === null) expect(value ?? '').toBe(text);
          else expect(value).toBe(JSON.parse(text.toLowerCase()));
        }
    }),
    { numRuns: runs(60) },
  );
});

test('JSON in is JSON out, for flat rows with the same members', async () => {
  const value = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null), fc.array(fc.integer(), { maxLength: 2 }));
  await fc.assert(
    fc.asyncProperty(fc.array(fc.record({ a: value, b: value }, { noNullPrototype: true }), { minLength: 1, maxLength: 5 }), async (rows) => {
      expect(JSON.parse(await to(JSON.stringify(rows), 'json', { from: 'json' }))).toEqual(rows);
    }),
    { numRuns: runs(60) },
  );
});

test('sorts integers of any length exactly, and keeps the order of equal rows', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }), { minLength: 1, maxLength: 20 }), async (numbers) => {
      const rows = [['n', 'i'], ...numbers.map((number, index) => [String(number), String(index)])];
      const expected = numbers
        .map((number, index) => ({ number, index }))
        .toSorted((a, b) => (a.number < b.number ? 1 : a.number > b.number ? -1 : a.index - b.index));
      const output = await to(csvOf(rows), 'csv', { ...CSV, sort: 'n desc' });
      expect(output.split('\n').slice(1)).toEqual(expected.map(({ number, index }) => `${number},${index}`));
    }),
    { numRuns: runs(40) },
  );
});

test.each([
  ['a = 1', ['1', '1.0']],
  ['a != 1', ['2', '10', '']],
  ['a < 2', ['1', '1.0']],
  ['a >= 2', ['2', '10']],
  ['a ~ 1', ['1', '1.0', '10']],
  ['a !~ 1', ['2', '']],
  ['a > 1\na < 10', ['2']],
  ['  X', ['2']],
  ['"a" = 10', ['10']],
])('filters by %j', async (filter, expected) => {
  const output = await to('a,b\n1,\n1.0,\n2,ax\n10,\n,', 'csv', { ...CSV, filter, columns: 'a' });
  expect(
    output
      .split('\n')
      .slice(1)
      .map((line) => line.replace('""', '')),
  ).toEqual(expected);
});

test('a pair that is set is read back, and replaces the one before', () => {
  const name = fc.string({ unit: fc.constantFrom('a', ' ', '=', '"', '<', '!', '~', ',') });
  fc.assert(
    fc.property(name, fc.constantFrom('=', '~'), fc.constantFrom('x', 'y = z', '"q"'), (key, operator, value) => {
      const text = setPair(setPair('other = 1', key, operator, 'before'), key, operator, value);
      expect(pairOf(text, key, operator)).toBe(value);
      expect(readPairs(text)).toHaveLength(2);
      expect(setPair(text, key, operator, '')).toBe('other = 1');
    }),
  );
});

test.each([
  ['blanks', (length: number) => ' '.repeat(length)],
  ['blanks before text', (length: number) => `${' '.repeat(length)}x`],
  ['blanks in text', (length: number) => `x${' '.repeat(length)}y`],
  ['quotes', (length: number) => '"'.repeat(length)],
  ['quotes and blanks', (length: number) => '" '.repeat(length / 2)],
])('reads a line of %s in linear time', (_name, make) => {
  const processorTime = startProcessorTime();
  readPairs(make(200_000));
  expect(processorTime()).toBeLessThan(2000);
});

test.each([
  ['  "a = b" != c = d ', { name: 'a = b', operator: '!=', value: 'c = d' }],
  ['a  =  b', { name: 'a', operator: '=', value: ' b' }],
  ['"a" b = c', { name: '"a" b', operator: '=', value: 'c' }],
  ['= x', { name: '', operator: '=', value: 'x' }],
  [' x y ', { name: '', operator: '', value: 'x y' }],
])('reads the pair %j', (line, expected) => {
  expect(readPairs(line)).toEqual([{ ...expected, position: { line: 1, column: 1 } }]);
});

test('the menu’s lines for a column are read as this column, whatever its name', async () => {
  const name = fc.string({ unit: fc.constantFrom('a', ' ', ',', '"', '\n', '\r\n', '=', '<', ' desc'), minLength: 1, maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(name, async (header) => {
      const { columns } = await run(
        csvOf([
          [header, 'other'],
          ['1', '2'],
          ['3', '4'],
        ]),
        { ...CSV, to: 'csv' },
      );
      const [column = ''] = columns.map((each) => each.name);
      const options = {
        sort: writeSort(column, 'descending'),
        columns: writeNames([column]),
        filter: setPair('', column, '~', '3'),
        types: setPair('', column, '=', 'text'),
      };
      const arranged = await run(
        csvOf([
          [header, 'other'],
          ['1', '2'],
          ['3', '4'],
        ]),
        { ...CSV, to: 'csv', ...options },
      );
      expect(arranged.columns.map((each) => [each.name, each.label, each.type])).toEqual([[column, header, 'text']]);
      expect(arranged.rowCount).toBe(1);
    }),
    { numRuns: runs(100) },
  );
});

test('an order that is written is read back', () => {
  const name = fc.string({ unit: fc.constantFrom('a', ' ', ',', '"', 'desc'), minLength: 1 }).filter((text) => text.trim() !== '');
  fc.assert(
    fc.property(name, fc.constantFrom('ascending', 'descending'), (key, order) => {
      const [read] = readSort(writeSort(key, order), new Set([key]));
      expect(read).toMatchObject({ name: key, isDescending: order === 'descending' });
    }),
  );
});

test.each([
  ['a,b\n1,2', 'csv'],
  ['[{"a":1}]', 'json'],
  ['{a: 1}', 'json'],
  ['{"a":1}\n{"a":2}', 'json-lines'],
  ['[1,2]\n[3,4]', 'json-lines'],
  ['x\n\n| a | b |\n| - | - |\n| 1 | 2 |', 'markdown'],
  ['a|b\n-|-\n1|2', 'markdown'],
  ['<table><tr><td>1</table>', 'html'],
  ['<tr><td>1</td></tr>', 'html'],
  ['a|b\n1|2', 'csv'],
  ['{3F2504E0-4F89-11D3-9A0C-0305E82C3301},x\n{3F2504E0-4F89-11D3-9A0C-0305E82C3302},y', 'csv'],
  ['[test],b\n1,2', 'csv'],
  ['[1],b\n2,3', 'csv'],
  ['[null, 1]', 'json'],
  ['[[1, 2], [3, 4]]', 'json'],
  ['{ a: 1, b: 2 }', 'json'],
  ['<a>,b', 'csv'],
])('detects %j', (text, expected) => {
  expect(detectSource(text)).toBe(expected);
});

test('lists at most a thousand problems, and counts all', async () => {
  const { problems, problemCount } = await run(`a,b\n${'1\n'.repeat(1500)}`, CSV);
  expect([problems.length, problemCount]).toEqual([1000, 1500]);
});

const LARGE: Readonly<Record<string, (length: number) => string>> = {
  CSV: (length) => `a,b,c\n${'1,some text,2024-01-01\n'.repeat(length / 23)}`,
  'CSV with quotes': (length) => `a,b\n${'"a ""b""","c\nd"\n'.repeat(length / 16)}`,
  'JSON Lines': (length) => '{"a":1,"b":{"c":"d"}}\n'.repeat(length / 22),
  Markdown: (length) => `|a|b|\n|-|-|\n${'|1|*2*|\n'.repeat(length / 8)}`,
  'HTML with merged cells': (length) => `<table>${'<tr><td colspan=2>a<td>b'.repeat(length / 24)}`,
  'separator lines': (length) => '|-|\n'.repeat(length / 4),
};

test.each(Object.entries(LARGE))('five megabytes of %s take seconds of processor time', { tags: ['slow'] }, async (_name, make) => {
  const processorTime = startProcessorTime();
  await run(make(5_000_000), { to: 'sql', sort: '', dialect: 'mysql' });
  expect(processorTime()).toBeLessThan(30_000);
});

test('five megabytes in one row are refused in seconds of processor time', { tags: ['slow'] }, async () => {
  const processorTime = startProcessorTime();
  await expect(run('1,'.repeat(2_500_000), { to: 'sql' })).rejects.toMatchObject({ code: 'too-many-columns', field: 'input' });
  expect(processorTime()).toBeLessThan(30_000);
});

test.each(targets)('two megabytes are written as %s in seconds of processor time', { tags: ['slow'] }, async (target) => {
  const processorTime = startProcessorTime();
  await run(`a,b,c\n${'1,some *text* & "more",2024-01-01\n'.repeat(30_000)}${`x,${'_&'.repeat(250_000)},y\n`.repeat(2)}`, { ...CSV, to: target });
  expect(processorTime()).toBeLessThan(30_000);
});

test('rejects what would fill memory: rows with many different members, and large spans', async () => {
  const objects = JSON.stringify(Array.from({ length: 6000 }, (_, index) => ({ [`k${index}`]: 1 })));
  await expect(run(objects)).rejects.toMatchObject({ code: 'too-long', field: 'input' });
  await expect(run(`<table>${'<tr><td colspan=1000 rowspan=1000>'.repeat(1000)}</table>`)).rejects.toMatchObject({ code: 'too-long', field: 'input' });
});

const outputOf = (program: string, args: readonly string[], input: string): string => execFileSync(program, args, { input, encoding: 'utf8' });
/** A number without the zeros that do not change it; any other text as it is. */
const normalized = (text: string): string =>
  /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/u.test(text)
    ? text
        .replace(/(?<=\.\d*)0+$/u, '')
        .replace(/\.$/u, '')
        .replace(/^-0$/u, '0')
    : text;

test('sqlite3 reads the rows that the statements insert', { tags: ['slow'] }, async () => {
  const rows = fc.sample(table(['\n', '\t', '2', '9007199254740993', '0.123456', '12345678']), { numRuns: 40, seed: 7 });
  for (const each of rows) {
    const sql = await to(csvOf(each), 'sql', { ...CSV, dialect: 'sqlite' });
    const names = each[0]?.map((name) => `CAST("${name}" AS TEXT) AS "${name}"`).join(', ') ?? '';
    const json = outputOf('sqlite3', ['-json', ':memory:'], `${sql}\nSELECT ${names} FROM "data";`);
    const read = (JSON.parse(json) as Record<string, string | null>[]).map((row) => Object.values(row).map((value) => value ?? ''));
    expect(read.map((cells) => cells.map(normalized))).toEqual(each.slice(1).map((cells) => cells.map(normalized)));
  }
});

test('the csv module of Python reads the cells that were written', { tags: ['slow'] }, async () => {
  for (const rows of fc.sample(table(['\n']), { numRuns: 20, seed: 7 })) {
    const csv = await to(csvOf(rows), 'csv', CSV);
    const script = 'import csv,sys,json,io; print(json.dumps(list(csv.reader(io.StringIO(sys.stdin.read(), newline=""), strict=True))))';
    expect(JSON.parse(outputOf('python3', ['-c', script], csv))).toEqual(rows);
  }
});
