import { expect, test } from 'vitest';
import { cellWord, codeWord, fieldWord } from './field-words.ts';
import { createWords } from './words.ts';

const words = createWords('en', {
  'inputs.format.label': 'Format',
  'inputs.read.format.label': 'Format of the file',
  'inputs.format.options.1.1': 'one',
  'outputs.result.values.fits': 'It fits',
  'outputs.check.result.values.fits': 'The check is passed',
  'outputs.list.columns.code.values.fits': 'fits here',
  'codes.fits': 'fits',
  'codes.1.1': 'version one',
  'codes.1.2': 'version two',
});

test("an operation's own string takes precedence over that of the field, and that over the one for all fields", () => {
  expect(fieldWord(words, 'inputs', 'read', 'format', 'label')).toBe('Format of the file');
  expect(fieldWord(words, 'inputs', 'write', 'format', 'label')).toBe('Format');
  expect(fieldWord(words, 'inputs', 'write', 'format', 'options.1.1')).toBe('one');
  expect(fieldWord(words, 'inputs', 'write', 'format', 'options.1.2')).toBe('version two');
  expect(codeWord(words, 'check', 'result', 'fits')).toBe('The check is passed');
  expect(codeWord(words, 'other', 'result', 'fits')).toBe('It fits');
  expect(codeWord(words, 'other', 'verdict', 'fits')).toBe('fits');
  expect(cellWord(words, 'other', 'list', 'code', 'fits')).toBe('fits here');
  expect(cellWord(words, 'other', 'list', 'state', 'fits')).toBe('fits');
});

test('a missing string is empty, and a code is itself', () => {
  expect(fieldWord(words, 'inputs', 'read', 'format', 'hint')).toBe('');
  expect(fieldWord(words, 'inputs', 'read', 'fits', 'label')).toBe('');
  expect(codeWord(words, 'check', 'result', 'toString')).toBe('toString');
  expect(codeWord(words, 'check', 'result', '')).toBe('');
  expect(cellWord(words, 'check', 'list', 'state', '')).toBe('');
});
