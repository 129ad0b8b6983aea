import { expect, test } from 'vitest';
import { detectDocument } from './detect-document.ts';

test.each([
  ['{"a": 1}', 'json'],
  ['{"a": 1}\n{"a": 2}', 'json-lines'],
  ['a: 1\nb:\n  - c', 'yaml'],
  ['[a]\nb = 1', 'toml'],
  ['<a><b/></a>', 'xml'],
  ['a,b\n1,2\n3,4', 'csv'],
  ['', undefined],
  ['hello', undefined],
  ['[NaN]', 'json'],
  ['[a]', undefined],
  ['[1, 2,', undefined],
])('%s is %s', (text, format) => {
  expect(detectDocument(text)).toBe(format);
});

test('looks at the beginning of a long text only', () => {
  expect(detectDocument('{"a": 1}\n'.repeat(100_000))).toBe('json-lines');
  expect(detectDocument(`name,born\n${'Ada,1815\n'.repeat(100_000)}`)).toBe('csv');
});
