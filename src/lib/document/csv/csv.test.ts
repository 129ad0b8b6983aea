import { createRequire } from 'node:module';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../../scripts/seed-tests.ts';
import type { CsvReading, CsvWriting } from './csv.ts';
import { readCsv, writeCsv } from './csv.ts';
import { readJson } from '../json/json.ts';
import { startProcessorTime } from '../../../../scripts/processor-time.ts';
import { csvReading } from '../../csv/dialect.ts';
import { fromJson, quietContext, toJson } from '../testing/run.ts';

// The package has no types of its own.
const Papa = createRequire(import.meta.url)('papaparse') as {
  parse(text: string, options: { delimiter: string; newline: string }): { readonly data: readonly (readonly string[])[] };
};

const reading: CsvReading = {
  delimiter: 'auto',
  customDelimiter: '',
  quoteCharacter: '"',
  header: true,
  detectTypes: false,
  emptyFields: 'text',
  unflatten: false,
  pathSeparator: '.',
};
const writing: CsvWriting = {
  rowsPath: '',
  columns: '',
  delimiter: 'comma',
  customDelimiter: '',
  quoteCharacter: '"',
  quoting: 'minimal',
  header: true,
  lineEnding: 'lf',
  flatten: true,
  pathSeparator: '.',
  arrays: 'json',
  arraySeparator: '; ',
  nullValue: '',
  escapeFormulas: false,
  byteOrderMark: false,
};

const read = (text: string, options: Partial<CsvReading> = {}) => readCsv(text, 'input', { ...reading, ...options }, quietContext);

async function toValue(text: string, options: Partial<CsvReading> = {}): Promise<string> {
  const { roots } = await read(text, options);
  return toJson(roots[0] ?? fromJson('null'));
}

async function toCsv(json: string, options: Partial<CsvWriting> = {}, syntax: 'json5' | 'json-lines' = 'json5') {
  return writeCsv(await readJson(json, 'input', { syntax, duplicateKeys: 'last' }, quietContext), { ...writing, ...options }, quietContext);
}

test.each([
  ['[]', {}, ''],
  ['[{}]', {}, ''],
  ['[{"a":""}]', {}, 'a\n""'],
  ['[{"a":1},{"a":{"b":{},"c":[]}}]', {}, 'a,a.b,a.c\n1,,\n,{},[]'],
  ['[{"a":{"b":1}},5,[6]]', { flatten: false }, 'a,value\n"{""b"":1}",\n,5\n,[6]'],
  ['[{"a":[1,{"b":2}],"c":[1,null,"x"]}]', { arrays: 'join' }, 'a,c\n"[1,{""b"":2}]",1; ; x'],
  ['[{"a":[1,{"b":[2]}]}]', { arrays: 'index' }, 'a.0,a.1.b.0\n1,2'],
  ['[{"a":1,"b":2}]', { columns: 'b\na' }, 'b,a\n2,1'],
  ['[{"a.b":1,"a":{"b":2}}]', {}, 'a.b,a.b\n1,2'],
  ['[{"a":1,"b":"x","c":[1],"d":null}]', { quoting: 'strings', nullValue: 'NULL' }, '"a","b","c","d"\n1,"x","[1]",NULL'],
  ['[{"a":"x||y"}]', { delimiter: 'custom', customDelimiter: '||', quoteCharacter: "'", header: false }, "'x||y'"],
  ['[{"=a":1}]', { escapeFormulas: true, byteOrderMark: true }, "\uFEFF'=a\n1"],
  ['{"a":1}', { rowsPath: '/a' }, 'value\n1'],
] as const)('writes %j with %j', async (json, options, expected) => {
  expect((await toCsv(json, options)).output).toBe(expected);
});

test('reads each line of JSON Lines as a row', async () => {
  expect(await toCsv('{"a":1}\n{"a":2,"b":3}', {}, 'json-lines')).toMatchObject({ output: 'a,b\n1,\n2,3', rowCount: 2, columnNames: ['a', 'b'] });
});

test.each([
  ['a,b\n1,"x ""y""\n"\n\n2', {}, '[{"a":"1","b":"x \\"y\\"\\n"},{"a":"2"}]'],
  ['a,a,,a\n1,2,3,4,5', {}, '[{"a":"1","a_2":"2","column3":"3","a_3":"4","column5":"5"}]'],
  ['a;b\r"x;""y";2', {}, '[{"a":"x;\\"y","b":"2"}]'],
  ['"a,b"\t"c"\n1\t2', {}, '[{"a,b":"1","c":"2"}]'],
  ['1,2\n3', { header: false, detectTypes: true }, '[[1,2],[3]]'],
  ['a\n1.10\n007\n-0\n1e5\ntrue\nnull\n"5"', { detectTypes: true }, '[{"a":1.10},{"a":"007"},{"a":-0},{"a":1e5},{"a":true},{"a":null},{"a":5}]'],
  ['a,a.b,a.b.c,a.b\n1,2,3,4', { unflatten: true }, '[{"a":"1","a.b":"2","a.b.c":"3","a.b_2":"4"}]'],
  ['a.b.c,a.b\n1,2', { unflatten: true }, '[{"a":{"b":{"c":"1"}},"a.b":"2"}]'],
  ['a.b,a.c.d,a,__proto__.x\n1,2,3,4', { unflatten: true }, '[{"a":{"b":"1","c":{"d":"2"}},"a_2":"3","__proto__":{"x":"4"}}]'],
  ['\uFEFFa\n1', {}, '[{"a":"1"}]'],
] as const)('reads %j with %j', async (csv, options, expected) => {
  expect(await toValue(csv, options)).toBe(expected);
});

test('reports ragged rows and the unclosed quote', async () => {
  const { source, rowCount, columnNames } = await read('a,b\n1\n1,2,3');
  expect(source.warnings.list).toEqual([
    { code: 'ragged-row', path: '/0', line: 2, column: 1, detail: '1' },
    { code: 'ragged-row', path: '/1', line: 3, column: 1, detail: '3' },
  ]);
  expect({ rowCount, columnNames }).toEqual({ rowCount: 2, columnNames: ['a', 'b', 'column3'] });
  await expect(read('a\n"x\ny')).rejects.toMatchObject({
    code: 'invalid-csv',
    params: { expected: 'closingQuote', opened: 'field', openedLine: 2, openedColumn: 1 },
  });
  await expect(read('a\n"x"y')).rejects.toMatchObject({ code: 'invalid-csv', position: { line: 2, column: 4 }, params: { expected: 'delimiterOrEnd' } });
});

test.each([
  [{ delimiter: 'custom', customDelimiter: '' }, 'invalid-delimiter', 'customDelimiter'],
  [{ delimiter: 'custom', customDelimiter: 'a\n' }, 'invalid-delimiter', 'customDelimiter'],
  [{ quoteCharacter: ',' }, 'invalid-delimiter', 'customDelimiter'],
  [{ quoteCharacter: '' }, 'not-one-character', 'quoteCharacter'],
  [{ quoteCharacter: "''" }, 'not-one-character', 'quoteCharacter'],
  [{ rowsPath: '/x' }, 'path-not-found', 'rowsPath'],
  [{ rowsPath: 'a' }, 'path-not-found', 'rowsPath'],
] as const)('rejects %j', { tags: ['slow'] }, async (options, code, field) => {
  await expect(toCsv('[{"a":1}]', options)).rejects.toMatchObject({ code, field });
});

test('papaparse and readCsv read back what was written', async () => {
  const text = fc.string({ unit: fc.constantFrom(...'ab,;"\'\n\r\t =+', '😀'), maxLength: 8 });
  const rows = fc
    .array(fc.constantFrom('a', 'b', 'c,"', '\n'), { minLength: 1, maxLength: 4 })
    .chain((names) => fc.array(fc.record(Object.fromEntries(names.map((name) => [name, text])), { noNullPrototype: true }), { minLength: 1, maxLength: 5 }));
  await fc.assert(
    fc.asyncProperty(
      rows,
      fc.constantFrom('comma' as const, 'semicolon' as const, 'tab' as const),
      fc.constantFrom('crlf' as const, 'lf' as const),
      async (value, delimiter, lineEnding) => {
        const { output, columnNames } = await toCsv(JSON.stringify(value), { delimiter, lineEnding });
        expect(JSON.parse(await toValue(output, { delimiter }))).toEqual(value);
        const theirs = Papa.parse(output, {
          delimiter: { comma: ',', semicolon: ';', tab: '\t' }[delimiter],
          newline: lineEnding === 'lf' ? '\n' : '\r\n',
        });
        expect(theirs.data).toEqual([columnNames, ...value.map((row) => columnNames.map((name) => row[name]))]);
      },
    ),
    { numRuns: runs(150) },
  );
});

test('objects with nested arrays survive a round trip', async () => {
  const scalar = fc.oneof(fc.string({ unit: fc.constantFrom(...'ab,;"\n '), minLength: 1, maxLength: 4 }), fc.integer(), fc.boolean());
  const { value } = fc.letrec<{ value: unknown }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 3 },
      scalar,
      fc.array(tie('value'), { minLength: 1, maxLength: 3 }),
      fc.dictionary(fc.constantFrom('a', 'b', 'é'), tie('value'), { minKeys: 1, noNullPrototype: true }),
    ),
  }));
  const rows = fc.array(fc.dictionary(fc.constantFrom('x', 'y', '0'), value, { minKeys: 1, noNullPrototype: true }), { minLength: 1, maxLength: 1 });
  await fc.assert(
    fc.asyncProperty(rows, async (objects) => {
      const { output } = await toCsv(JSON.stringify(objects), { arrays: 'index' });
      expect(JSON.parse(await toValue(output, { delimiter: 'comma', unflatten: true, emptyFields: 'omit', detectTypes: true }))).toEqual(objects);
    }),
  );
});

const quoted = (text: string): string => (/[,"]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

test('trims fields like Papa Parse reads fields without the spaces', async () => {
  const blanks = fc.constantFrom('', ' ', '\t', '  ');
  const field = fc.string({ unit: fc.constantFrom(...'ab,"'), minLength: 1, maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(fc.tuple(blanks, field, blanks), { minLength: 2, maxLength: 3 }), { minLength: 1, maxLength: 4 }), async (records) => {
      const text = records.map((fields) => fields.map(([before, cell, after]) => before + quoted(cell) + after).join(',')).join('\n');
      const plain = records.map((fields) => fields.map(([, cell]) => quoted(cell)).join(',')).join('\n');
      const value = await toValue(text, { delimiter: 'comma', header: false, trimFields: true });
      expect(JSON.parse(value)).toEqual(Papa.parse(plain, { delimiter: ',', newline: '\n' }).data);
    }),
  );
});

test('rejects a table with many columns and rows before it fills memory', async () => {
  const rows = Array.from({ length: 20_000 }, (_, index) => ({ [`k${index}`]: 1 }));
  await expect(toCsv(JSON.stringify(rows))).rejects.toMatchObject({ code: 'too-long', field: 'input' });
});

const long = 'x'.repeat(30_000);
const nested = JSON.stringify(Array.from({ length: 20_000 }, (_, index) => ({ a: { [index]: null } })));
const nulls = JSON.stringify(Array.from({ length: 20_000 }, () => ({ a: null })));
const lists = JSON.stringify(Array.from({ length: 20_000 }, () => ({ a: [1, 2] })));

test.each([
  ['nullValue', nulls, { nullValue: long }],
  ['arraySeparator', lists, { arrays: 'join', arraySeparator: long }],
  ['pathSeparator', nested, { pathSeparator: long }],
  ['delimiter', `[[${'1,'.repeat(20_000)}1]]`, { delimiter: 'custom', customDelimiter: long }],
  ['delimiter between missing cells', nested, { delimiter: 'custom', customDelimiter: ';;' }],
] as const)('rejects output that would fill memory: %s', { tags: ['slow'] }, async (_title, json, options) => {
  await expect(toCsv(json, options)).rejects.toMatchObject({ code: 'too-long', field: 'input' });
});

test.each([
  ['[{"a":1},{"b":null},{"c":"x"},{}]', {}, 'a,b,c\n1,,\n,,\n,,x\n,,'],
  ['[{"a":1},{"c":2}]', { quoting: 'all' }, '"a","c"\n"1",""\n"","2"'],
  ['[{"a":1,"b":2},{"b":3,"a":4},{"c":5,"a":6}]', {}, 'a,b,c\n1,2,\n4,3,\n6,,5'],
  ['[{"a":1},{}]', {}, 'a\n1\n""'],
  ['[{"a.b":1,"a":{"b":2}},{"a":{"b":3}}]', { columns: 'a.b\na.b' }, 'a.b,a.b\n1,1\n3,3'],
  ['[{"":{"":1,"/":2},"\\u0000/":3}]', { pathSeparator: '' }, ',/,\u0000/\n1,2,3'],
] as const)('writes rows that lack some of the columns of %j', async (json, options, expected) => {
  expect((await toCsv(json, options)).output).toBe(expected);
});

const rowsWithOwnColumns = (count: number): string => JSON.stringify(Array.from({ length: count }, (_, index) => ({ [`k${index}`]: 1 })));

test('writes twice as many rows with different columns in time proportional to the output', async () => {
  await toCsv(rowsWithOwnColumns(500));
  const timeOf = async (count: number): Promise<number> => {
    const json = rowsWithOwnColumns(count);
    const time = startProcessorTime();
    await toCsv(json);
    return time();
  };
  // Four times the cells: much less than four times as slow as one by one.
  expect(await timeOf(4_000)).toBeLessThan(8 * (await timeOf(2_000)) + 200);
});

test('reads blank lines before the first record only once', () => {
  const time = startProcessorTime();
  expect(csvReading(`${'\n'.repeat(400_000)}a;b`, reading).delimiter).toBe(';');
  const blank = time();
  expect(csvReading(`${'a'.repeat(400_000)}a;b`, reading).delimiter).toBe(';');
  expect(blank).toBeLessThan(10 * (time() - blank) + 200);
});
