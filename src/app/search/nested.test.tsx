import { beforeEach, expect, test } from 'vitest';
import { holdRuns, selectEngine } from '../testing/engine.ts';
import { withUnwrap } from './nested.ts';
import { pastedFile, pastedText } from './pasted.ts';

const COOKIE = '%7B%22user%22%3A%22ada%22%2C%22id%22%3A7%7D';

// Nothing is rendered here, so an engine of an earlier test would still be selected.
beforeEach(() => selectEngine());

async function offered(content: string | File): Promise<readonly string[] | undefined> {
  const pasted = typeof content === 'string' ? await pastedText(content, 'en') : await pastedFile(content, 'en');
  return (await withUnwrap(pasted, content))?.offers.map(({ tool }) => tool);
}

test('a text of several layers is offered to Unwrap, after the tools for its own format and before those for any text', async () => {
  const tools = (await offered(COOKIE)) ?? [];
  expect(tools[0]).toBe('url-encoder');
  expect(tools).toContain('unwrap');
  expect(tools.indexOf('unwrap')).toBeLessThan(tools.indexOf('text-statistics'));
});

test('so is a file', async () => {
  expect(await offered(new File([COOKIE], 'cookie.txt'))).toContain('unwrap');
});

test.each(['hello world', '{"a": 1}', 'SGVsbG8sIHdvcmxkISBUaGlzIGlzIHRleHQu'])(
  '%s has no second layer, so nothing is added',
  { tags: ['slow'] },
  async (text) => {
    expect(await offered(text)).toBeUndefined();
  },
);

test('a text that takes too long is not unwrapped', async () => {
  const pasted = await pastedText(COOKIE, 'en');
  expect(await withUnwrap(pasted, 'a'.repeat(1_000_001))).toBeUndefined();
});

test('words and sentences are not read at all', async () => {
  const held = holdRuns();
  selectEngine(held);
  const text = 'The quick brown fox jumps over the lazy dog.';
  expect(await withUnwrap(await pastedText(text, 'en'), text)).toBeUndefined();
  expect(held.runs).toEqual([]);
});
