import { expect, test } from 'vitest';
import { invalidBase64 } from './invalid.ts';

const TEXT = 'head\nab!c';

test('reports an error with its character, line and column in the whole text', () => {
  expect(invalidBase64(TEXT, { index: 2, reason: 'foreign' }, { field: 'base64', start: 5 })).toMatchObject({
    code: 'invalid-base64',
    field: 'base64',
    position: { line: 2, column: 3 },
    params: { reason: 'foreign', character: '“!”' },
  });
  expect(invalidBase64(TEXT, { index: 7, reason: 'foreign' }, { field: 'base64' })).toMatchObject({
    position: { line: 2, column: 3 },
    params: { character: '“!”' },
  });
});

test('reports unused bits as a separate error', () => {
  expect(invalidBase64(TEXT, { index: 3, reason: 'unusedBits' }, { field: 'base64', start: 5 })).toMatchObject({
    code: 'non-canonical-base64',
    position: { line: 2, column: 4 },
  });
});
