import { expect, test } from 'vitest';
import { closedTexts } from './testing/closed.ts';
import { openWith } from './testing/open.ts';

test('there are 300 texts', () => {
  const texts = Object.values(closedTexts).flat();
  expect(new Set(texts).size).toBe(texts.length);
  expect(texts.length).toBeGreaterThanOrEqual(300);
});

test.each(Object.entries(closedTexts))('nothing opens by itself in %s', async (_, texts) => {
  const opened: string[] = [];
  for (const text of texts) {
    const { chosen } = await openWith(text);
    // Documents and tables are what they seem: they only list what is inside.
    if (chosen && !chosen.isDocument) opened.push(`${chosen.layer}: ${text}`);
  }
  expect(opened).toEqual([]);
});
