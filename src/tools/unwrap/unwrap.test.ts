import { describe, expect, test } from 'vitest';
import { createContext } from '../../runtime/platform/context.ts';
import { textContent } from './content.ts';
import { openAll } from './open.ts';
import { describeChain } from './testing/chain.ts';
import { wrapAt } from './wrap.ts';

const open = (text: string) => openAll(textContent(text), { context: createContext({ timeZone: 'UTC' }) });

describe('opens', () => {
  test.each([
    ['{"a":"eyJiIjoiaGVsbG8gd29ybGQsIGhlbGxvIn0="}', ['json', 'base64', 'json']],
    ['%7B%22token%22%3A%22SGVsbG8sIHdvcmxkISBUaGlzIGlzIHRleHQ%3D%22%7D', ['percent-encoding', 'json', 'base64']],
    ['hello world', []],
  ])('%s', async (text, expected) => {
    expect(describeChain(await open(text))).toEqual(expected);
  });
});

test('an edit inside is encoded again', async () => {
  const root = await open('%7b%22a%22%3a%22SGVsbG8sIHdvcmxkISBUaGlzIGlzIHRleHQ%3d%22%7d');
  expect(await wrapAt(root, [0, 0, 0], textContent('Hello'), { key: '' })).toEqual({ content: textContent('%7b%22a%22%3a%22SGVsbG8%3d%22%7d'), notes: [] });
});

test('a path that leads to no content is named in the error', async () => {
  const root = await open('{"a":"eyJiIjoiaGVsbG8gd29ybGQsIGhlbGxvIn0="}');
  await expect(wrapAt(root, [0, 3], textContent('Hello'), { key: '' })).rejects.toMatchObject({ code: 'unknown-path', params: { path: '0.3' } });
});
