import { expect, test } from 'vitest';
import type { Operations } from '../../contract/operations.ts';
import type { VectorTable } from '../../contract/vectors.ts';
import { declare } from '../../contract/operations.ts';
import { choice, file, table, text } from '../../contract/fields.ts';
import { createWords } from '../../runtime/words.ts';
import { examplesOf, factTables, listingOperations } from './facts.ts';

const operations: Operations = {
  search: declare({
    input: { query: text({ primary: true }), category: choice(['all', 'good']) },
    output: { rows: table({ code: 'number', kind: { codes: ['good', 'bad'] }, note: 'optional-text' }, { primary: true }) },
    answersNothing: true,
  }),
  read: declare({ input: { file: file({ primary: true }) }, output: { content: text({ primary: true }) } }),
};

const words = createWords('en', {
  'inputs.query.label': 'Query',
  'inputs.category.label': 'Category',
  'inputs.category.options.good': 'Good ones',
  'outputs.rows.label': 'Rows',
  'outputs.rows.columns.code.label': 'Code',
  'outputs.rows.columns.kind.label': 'Kind',
  'outputs.rows.columns.kind.values.good': 'Fine',
});

const rows = [
  { code: 1, kind: 'good', note: null },
  { code: 2, kind: 'bad', note: null },
];

test('an example has labels and strings; long ones, errors and files are omitted', () => {
  const facts: VectorTable = {
    search: [
      { source: 'a', input: { query: 'x', category: 'good' }, output: { rows }, example: true },
      { source: 'no example', input: { query: 'y' }, output: { rows } },
      { source: 'long', input: { query: 'z'.repeat(500) }, output: { rows }, example: true },
      { source: 'an error', input: { query: 'w' }, error: 'wrong', example: true },
    ],
    read: [{ source: 'a file', input: { file: { name: 'a.txt', type: 'text/plain', base64: 'YQ==' } }, output: { content: 'a' }, example: true }],
  };
  expect(examplesOf(operations, facts, words)).toEqual([
    {
      inputs: [
        { label: 'Query', text: 'x' },
        { label: 'Category', text: 'Good ones' },
      ],
      outputs: [{ label: 'Rows', text: '1  Fine\n2  bad' }],
    },
  ]);
});

test('a reference is the output for an empty search, without empty columns', () => {
  expect(listingOperations('form', operations)).toEqual([]);
  expect(listingOperations('reference', operations).map(([name]) => name)).toEqual(['search']);
  const [[name, operation] = ['', undefined]] = listingOperations('reference', operations);
  if (!operation) throw new Error('no operation lists');
  expect(factTables(name, operation, { rows }, words)).toEqual([
    {
      label: 'Rows',
      headers: ['Code', 'Kind'],
      rows: [
        ['1', 'Fine'],
        ['2', 'bad'],
      ],
    },
  ]);
});
