import { expect, test } from 'vitest';
import { file, integer, text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';
import { fileTarget, fileTargets, valuesOfBinary } from './file-targets.ts';

const output = { output: text({ primary: true }) };
const operations = {
  write: declare({ input: { json: text({ primary: true, format: 'json', alsoTakes: ['json-lines'] }), patch: text({ format: 'diff' }) }, output }),
  read: declare({ input: { csv: text({ primary: true, format: 'csv' }) }, output }),
};
const [json, csv] = [
  { operation: 'write', field: 'json' },
  { operation: 'read', field: 'csv' },
];

test("a file's name selects the operation for such files", () => {
  expect(fileTarget(operations, json, 'people.CSV')).toEqual(csv);
  expect(fileTarget(operations, csv, 'people.ndjson')).toEqual(json);
  expect(fileTarget(operations, csv, 'people.csv')).toEqual(csv);
});

test('a file without an operation for its name stays where it was dropped', () => {
  expect(fileTarget(operations, csv, 'people.txt')).toEqual(csv);
  expect(fileTarget(operations, csv, 'csv.')).toEqual(csv);
  expect(fileTarget(operations, csv, 'a.patch')).toEqual(csv);
});

test('a field next to the primary one keeps what it is given', () => {
  const patch = { operation: 'write', field: 'patch' };
  expect(fileTarget(operations, patch, 'people.csv')).toEqual(patch);
});

const inputs = {
  encode: declare({ input: { text: text({ primary: true }), note: text(), logo: file({ optional: true }) }, output }),
  compare: declare({ input: { left: text({ primary: true, multiline: true }), right: text({ multiline: true }) }, output }),
  read: declare({ input: { picture: file({ primary: true }) }, output }),
  make: declare({ input: { count: integer({ primary: true }) }, output }),
};

const first = (active: string, target?: { readonly operation: string; readonly field: string }): string => {
  const [place] = fileTargets(inputs, active, target);
  return place ? `${place.operation}.${place.field}` : '';
};

test('a file is for the primary input of the current operation', () => {
  expect(['encode', 'compare', 'read'].map((name) => first(name))).toEqual(['encode.text', 'compare.left', 'read.picture']);
});

test('a file is for the input it is dropped on, if that accepts several lines or a file', () => {
  expect(first('compare', { operation: 'compare', field: 'right' })).toBe('compare.right');
  expect(first('encode', { operation: 'encode', field: 'logo' })).toBe('encode.logo');
  expect(first('encode', { operation: 'encode', field: 'note' })).toBe('encode.text');
  expect(first('encode', { operation: 'encode', field: 'result' })).toBe('encode.text');
});

test('if the current operation accepts no file, others on the page may', () => {
  expect(fileTargets(inputs, 'make', undefined).map(({ operation }) => operation)).toEqual(['encode', 'compare', 'read']);
});

test('a tool without inputs for a file has no target for it', () => {
  expect(fileTargets({}, '', undefined)).toEqual([]);
  expect(fileTargets({ make: inputs.make }, 'make', undefined)).toEqual([]);
});

test('a file that is not text goes to the input that replaces its text, and to no other file input', () => {
  const opened = new File([Uint8Array.of(0xff)], 'a.bin');
  const content = { name: 'a.bin', type: '', content: opened };
  const wrap = declare({
    input: { text: text({ primary: true }), like: text(), likeFile: file({ optional: true, insteadOf: 'like' }), logo: file({ optional: true }) },
    output,
  });
  expect(valuesOfBinary(wrap, 'like', opened)).toEqual({ like: '', likeFile: content });
  expect(valuesOfBinary(wrap, 'text', opened)).toBeUndefined();
  expect(valuesOfBinary(inputs.encode, 'text', opened)).toBeUndefined();
  expect(valuesOfBinary(undefined, 'text', opened)).toBeUndefined();
});
