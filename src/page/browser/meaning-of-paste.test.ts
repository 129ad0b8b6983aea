import { expect, test } from 'vitest';
import { meaningOfPaste } from './meaning-of-paste.ts';

const box = (value: string, selectionStart = value.length, selectionEnd = selectionStart) => ({ value, selectionStart, selectionEnd });

test.each([
  ['{"a":1}', box(''), 'content'],
  ['uuid', box(''), 'content'],
  ['id', box('uu'), 'words'],
  ['id', box('uu', 0, 2), 'content'],
  ['id', box('uu', 0, 1), 'words'],
  ['id\n', box('uu'), 'words'],
  ['one\ntwo', box('uu'), 'content'],
  ['x'.repeat(81), box('uu'), 'content'],
  [' ', box('uu'), 'words'],
  [' \n\t', box(''), 'nothing'],
  ['', box(''), 'nothing'],
] as const)('%j pasted into %j is %s', (text, into, meaning) => {
  expect(meaningOfPaste(text, into)).toBe(meaning);
});
