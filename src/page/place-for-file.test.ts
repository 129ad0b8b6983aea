import { expect, test } from 'vitest';
import { text } from '../contract/fields.ts';
import { declare } from '../contract/operations.ts';
import { placeForFile } from './place-for-file.ts';

const output = { output: text({ primary: true }) };
const operations = {
  write: declare({ input: { json: text({ primary: true, format: 'json', alsoTakes: ['json-lines'] }), patch: text({ format: 'diff' }) }, output }),
  read: declare({ input: { csv: text({ primary: true, format: 'csv' }) }, output }),
};
const [json, csv] = [
  { operation: 'write', field: 'json' },
  { operation: 'read', field: 'csv' },
];

test("a file's name chooses the operation that works on such files", () => {
  expect(placeForFile(operations, json, 'people.CSV')).toEqual(csv);
  expect(placeForFile(operations, csv, 'people.ndjson')).toEqual(json);
  expect(placeForFile(operations, csv, 'people.csv')).toEqual(csv);
});

test('a file that no operation works on by its name stays where it was given', () => {
  expect(placeForFile(operations, csv, 'people.txt')).toEqual(csv);
  expect(placeForFile(operations, csv, 'csv.')).toEqual(csv);
  expect(placeForFile(operations, csv, 'a.patch')).toEqual(csv);
});

test('a field beside the primary one keeps what it is given', () => {
  const patch = { operation: 'write', field: 'patch' };
  expect(placeForFile(operations, patch, 'people.csv')).toEqual(patch);
});
