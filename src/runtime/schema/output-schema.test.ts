import { expect, test } from 'vitest';
import type { OutputField } from '../../contract/fields.ts';
import { file, flag, image, list, number, record, table, text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';
import { createWords } from '../words.ts';
import { outputSchema } from './output-schema.ts';

const words = createWords('en', {
  'outputs.it.label': 'It',
  'outputs.it.hint': 'In short',
  'outputs.it.values.fits': 'it fits',
  'outputs.it.columns.name.label': 'Name',
  'outputs.it.columns.verdict.label': 'Verdict',
  'outputs.it.columns.verdict.values.fits': 'it fits',
  'schema.format': ['of the format ', ['format']],
});
const LABEL = 'It\nIn short';

const schemaOf = (it: OutputField): unknown => outputSchema('judge', declare({ input: {}, output: { it } }), words).properties.it;

const codes = ['fits', 'odd'] as const;
const code = { type: 'string', enum: ['fits', 'odd', ''] };
const fileProperties = { name: { type: 'string' }, type: { type: 'string' }, base64: { type: 'string', contentEncoding: 'base64' } };

test.each<[string, OutputField, object]>([
  ['a text', text(), { type: 'string' }],
  ['a number', number(), { type: 'number' }],
  ['a flag', flag(), { type: 'boolean' }],
  ['a list', list(), { type: 'array', items: { type: 'string' } }],
  ['a record, which is any JSON value,', record(), {}],
  ['a file, or none,', file(), { type: ['object', 'null'], properties: fileProperties, required: ['name', 'type', 'base64'] }],
  ['an image, which is SVG or a file,', image(), { type: ['string', 'object', 'null'], properties: fileProperties, required: ['name', 'type', 'base64'] }],
])('the schema of %s matches the declaration', (_what, field, schema) => {
  expect(schemaOf(field)).toEqual({ description: LABEL, ...schema });
});

test('codes are in the schema, and their labels in its description', () => {
  expect(schemaOf(text({ codes }))).toEqual({ description: `${LABEL}\nfits: it fits`, ...code });
  expect(schemaOf(list({ codes }))).toEqual({ description: `${LABEL}\nfits: it fits`, type: 'array', items: code });
});

test('a format is in the description, unless it is any text', () => {
  expect(schemaOf(text({ format: 'json' }))).toEqual({ description: `${LABEL}\nof the format json`, type: 'string' });
  expect(schemaOf(text({ format: 'text' }))).toEqual({ description: LABEL, type: 'string' });
});

test('each row of a table has all its columns', () => {
  const columns = { name: 'text', note: 'optional-text', size: 'number', isOdd: 'flag', verdict: { codes }, all: { codes, several: true } } as const;
  expect(schemaOf(table(columns))).toEqual({
    description: LABEL,
    type: 'array',
    items: {
      type: 'object',
      properties: {
        name: { description: 'Name', type: 'string' },
        note: { type: ['string', 'null'] },
        size: { type: ['number', 'null'] },
        isOdd: { type: 'boolean' },
        verdict: { description: 'Verdict\nfits: it fits', ...code },
        all: { type: 'array', items: { type: 'string', enum: ['fits', 'odd'] } },
      },
      required: ['name', 'note', 'size', 'isOdd', 'verdict', 'all'],
      additionalProperties: false,
    },
  });
});

test('every output is in every result, and nothing else', () => {
  const operation = declare({ input: {}, output: { a: text(), b: flag() } });
  expect(outputSchema('judge', operation, words)).toEqual({
    type: 'object',
    properties: { a: { type: 'string' }, b: { type: 'boolean' } },
    required: ['a', 'b'],
    additionalProperties: false,
  });
});
