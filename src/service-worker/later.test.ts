import { expect, test } from 'vitest';
import { inOrder } from './later.ts';

const files = { all: ['font', 'de-1', 'de-2', 'zh-1'], large: ['font'], languages: { de: ['de-1', 'de-2'], zh: ['zh-1'] } };

test("the strings of the reader's language come first, those of all other languages last, each once", () => {
  expect(inOrder(files, 'zh')).toEqual(['zh-1', 'font', 'de-1', 'de-2']);
  expect(inOrder(files, 'en')).toEqual(['font', 'de-1', 'de-2', 'zh-1']);
  expect(inOrder(files, 'zh').toSorted()).toEqual(files.all.toSorted());
});
