import { expect, test } from 'vitest';
import type { ListedTool } from '../../contract/tool.ts';
import { isNew, newestFirst } from './newest.ts';

const tool = (createdAt?: string): ListedTool => ({ category: 'text', order: 1, ...(createdAt && { createdAt }) });
const now = Date.parse('2026-11-21T12:00:00Z');

test('a tool is new for two weeks', () => {
  expect(isNew(tool('2026-11-21'), now)).toBe(true);
  expect(isNew(tool('2026-11-08'), now)).toBe(true);
  expect(isNew(tool('2026-11-07'), now)).toBe(false);
  expect(isNew(tool(), now)).toBe(false);
});

test('the newest come first', () => {
  const list = [
    ['a', tool('2026-11-10')],
    ['b', tool('2026-11-20')],
  ] as const;
  expect(newestFirst(list).map(([id]) => id)).toEqual(['b', 'a']);
});
