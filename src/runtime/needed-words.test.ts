import { expect, test } from 'vitest';
import { choice, table, text } from '../contract/fields.ts';
import { declare } from '../contract/operations.ts';
import { loadOperations } from '../tools/declarations.ts';
import { isNeeded, subjectsOf } from './needed-words.ts';

const subjects = subjectsOf({
  read: declare({
    input: { source: text({ primary: true }), version: choice(['1.1', '1.2']) },
    output: { result: text({ primary: true, codes: ['fits'] }), warnings: table({ code: { codes: ['dropped'] }, line: 'number' }) },
    errors: ['invalid-json'],
  }),
});

test.each([
  'operations.read.label',
  'inputs.source.placeholder',
  'inputs.version.options.1.1',
  'outputs.result.values.fits',
  'outputs.warnings.columns.line.label',
  'outputs.warnings.columns.code.values.dropped',
  'codes.1.2',
  'codes.fits',
  'errors.invalid-json',
  'page.hint',
])('%s is needed', (key) => {
  expect(isNeeded(key, subjects)).toBe(true);
});

test.each([
  'operations.write.label',
  'inputs.target.label',
  'inputs.version.options.1.3',
  'outputs.source.label',
  'outputs.warnings.columns.code.values.kept',
  'codes.kept',
  'errors.invalid-yaml',
])('%s is not', (key) => {
  expect(isNeeded(key, subjects)).toBe(false);
});

test('a tool needs the strings of its declarations, and a page-only tool needs none', async () => {
  expect([...subjectsOf(await loadOperations('hash-text'))]).toEqual(
    expect.arrayContaining(['operations.hash', 'inputs.text', 'codes.sha-256', 'errors.invalid-hex']),
  );
  expect(subjectsOf(await loadOperations('chronometer'))).toEqual(new Set());
});
