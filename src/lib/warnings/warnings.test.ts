import { expect, test } from 'vitest';
import { Warnings } from './warnings.ts';

const pathOf = (text: string) => ({ path: () => text, at: 0 });

test('a list has at most 10,000 warnings', () => {
  const warnings = new Warnings('');
  for (let count = 0; count < 10_001; count++) warnings.add('duplicate-key', pathOf('a'));
  expect(warnings.list).toHaveLength(10_000);
});

test('collects paths and details up to 4 Mi characters, and then stops creating them', () => {
  const warnings = new Warnings('\n b');
  warnings.add('duplicate-key', { ...pathOf('a'.repeat(2 ** 21)), detail: () => 'b'.repeat(2 ** 21) });
  warnings.add('duplicate-key', { ...pathOf('a'), at: 2 });
  expect(warnings.list[1]).toEqual({ code: 'duplicate-key', path: 'a', line: 2, column: 2, detail: '' });
  warnings.add('duplicate-key', {
    path: () => {
      throw new Error('not requested');
    },
    at: 0,
  });
  expect(warnings.list).toHaveLength(2);
});

test('all dropped comments are one warning, and none without comments', () => {
  const warnings = new Warnings('#a\n#b');
  warnings.addDroppedComments({ count: 0, firstAt: 0 });
  expect(warnings.list).toEqual([]);
  warnings.addDroppedComments({ count: 2, firstAt: 3 });
  expect(warnings.list).toEqual([{ code: 'comment-dropped', path: '', line: 2, column: 1, detail: '2' }]);
});
