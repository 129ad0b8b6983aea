import { expect, test } from 'vitest';
import { parseJsonDocuments } from './tree.ts';
import { nonFiniteWriter, formatJsonDocuments } from './writer.ts';
import { normalizeNumber } from '../numbers.ts';
import { runAtOnce } from '../../work/slices.ts';
import type { DocumentValue } from '../value.ts';
import { Warnings } from '../../warnings/warnings.ts';

const read = (text: string): readonly DocumentValue[] =>
  runAtOnce(parseJsonDocuments(text, { syntax: 'json5', duplicateKeys: 'keep', keepComments: true, field: 'input' }, new Warnings(text))).documents;

const write = (documents: readonly DocumentValue[], indent = 2): string => {
  const warnings = new Warnings('');
  const writeNonFinite = nonFiniteWriter('null', '', 'input', warnings);
  return runAtOnce(
    formatJsonDocuments(documents, { indent, indentWith: 'space', escapeNonAscii: false, keepComments: true, writeNonFinite, field: 'input', warnings }),
  );
};

test('keeps comments at their positions', () => {
  const text = [
    '// before',
    '{ // opens',
    '  // own line',
    '  "a": 1, // behind the comma',
    '  "b": [ // list',
    '    2 // last',
    '    // end of the list',
    '  ],',
    '  "c": {} // empty',
    '}',
    '// after',
  ].join('\n');
  expect(write(read(text))).toBe(text);
  expect(write(read(text), 0)).toBe('{"a":1,"b":[2],"c":{}}');
});

test('keeps the comments of a document with a single value', () => {
  expect(write(read('// a\n1 // b\n// c'))).toBe('// a\n1 // b\n// c');
});

test('writes date-times as strings, and several documents as lines', () => {
  const date: DocumentValue = { kind: 'date-time', dateTime: 'local-date', text: '1979-05-27', at: 0 };
  expect(write([date, { kind: 'sequence', items: [date], at: 0 }], 0)).toBe('"1979-05-27"\n["1979-05-27"]');
});

test('distinguishes integers from decimals by their notation', () => {
  expect(read('[1, 1.0, 1e2, 0x10, -0, NaN]')[0]).toMatchObject({
    items: [
      { kind: 'integer', token: '1', at: 1 },
      { kind: 'decimal', token: '1.0' },
      { kind: 'decimal', token: '1e2' },
      { kind: 'integer', token: '16' },
      { kind: 'integer', token: '-0' },
      { kind: 'non-finite', value: 'NaN' },
    ],
  });
});

test('writes every number notation as JSON', () => {
  const spellings = {
    '+1': '1',
    '.5': '0.5',
    '5.': '5.0',
    '5.e3': '5.0e3',
    '-.5E-3': '-0.5E-3',
    '012': '12',
    '-007.10': '-7.10',
    '1_000': '1000',
    '0o17': '15',
    '0b101': '5',
    '-0xff': '-255',
    '000': '0',
  };
  for (const [spelling, normal] of Object.entries(spellings)) expect(normalizeNumber(spelling)).toBe(normal);
});
