import { expect, test } from 'vitest';
import { loadReference } from './platform/reference.ts';
import { readToolWords } from './platform/tool-words.ts';

test('loads the reference texts of a tool by code, in the language and in English', { tags: ['slow'] }, async () => {
  const { own, english } = await loadReference('regex-memo', 'de');
  expect(Object.keys(own).toSorted()).toEqual(Object.keys(english).toSorted());
  expect(english.digit).toBe('a digit 0-9');
  expect(own.digit).not.toBe(english.digit);
  expect(own.digit).toBe((await readToolWords('regex-memo', 'de')).compiled['reference.digit']);
  // Labels are not reference texts.
  expect(english).not.toHaveProperty('name');
  expect(Object.keys(english).filter((code) => code.startsWith('reference.') || code.startsWith('inputs.'))).toEqual([]);
});

test('in English both are the same', async () => {
  const { own, english } = await loadReference('regex-memo', 'en');
  expect(own).toBe(english);
});
