import { expect, test } from 'vitest';
import { pastedFile, pastedText } from './pasted.ts';

const COOKIE = '%7B%22user%22%3A%22ada%22%2C%22id%22%3A7%7D';

test('a text is offered to tools, and to the recipes that start with it, with the text', async () => {
  const { text, isFile, offers, recipes } = await pastedText(COOKIE, 'en');
  expect([text, isFile]).toEqual([COOKIE, false]);
  expect(offers[0]?.tool).toBe('url-encoder');
  expect(recipes.map((recipe) => [recipe.name, recipe.text])).toContainEqual(['Cookie to JSON', COOKIE]);
});

test('a text file offers them too, by its name', async () => {
  const { text, isFile, offers, recipes } = await pastedFile(new File([COOKIE], 'cookie.txt', { type: 'text/plain' }), 'en');
  expect([text, isFile]).toEqual(['cookie.txt', true]);
  expect(offers.length).toBeGreaterThan(0);
  expect(recipes.map((recipe) => [recipe.name, recipe.text])).toContainEqual(['Cookie to JSON', COOKIE]);
});

test.each([
  ['a binary file', new File(['\0\0\0\0'], 'zeros.bin')],
  ['a text above the limit', new File([COOKIE + ' '.repeat(300_001 - COOKIE.length)], 'long.txt')],
])('offers no recipe for %s', async (_what, file) => {
  const { offers, recipes } = await pastedFile(file, 'en');
  expect(recipes).toEqual([]);
  expect(offers.length).toBeGreaterThan(0);
});

test('reads a file that is just short enough', async () => {
  const [start, end] = ['%7B%22user%22%3A%22', '%22%7D'];
  const { recipes } = await pastedFile(new File([start + 'a'.repeat(300_000 - start.length - end.length) + end], 'long.txt'), 'en');
  expect(recipes).not.toEqual([]);
});
