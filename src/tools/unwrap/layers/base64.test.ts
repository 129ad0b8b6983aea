import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chainOf, insideOf, openWith, replaceIn, wrapAgain } from '../testing/open.ts';

const TEXT = 'Good morning, everyone; this is “text”!';
const encoded = Buffer.from(TEXT).toString('base64');

test.each([
  ['one line', encoded, 'base64'],
  ['the URL-safe alphabet', Buffer.from(`${TEXT}???>>>`).toString('base64url'), 'base64url'],
  ['no padding', encoded.replaceAll('=', ''), 'base64'],
  ['lines', `${encoded.replaceAll(/(.{20})/gu, '$1\r\n')}\n`, 'base64'],
  ['indented lines', `\n\t${encoded.replaceAll(/(.{20})/gu, '$1\n\t')}\n\t`, 'base64'],
] as const)('opens %s, and writes it again', async (_, text, layer) => {
  expect((await chainOf(text))[0]).toBe(layer);
  expect(await insideOf(text)).toContain(TEXT);
  expect(await wrapAgain(text, layer)).toBe(text);
});

test.each(['password', 'several words', 'word\nword\nword', 'word\n  word\n  word', 'internationalization', '3q2+7w==', 'AKIAIOSFODNN7EXAMPLE'])(
  'keeps %j closed',
  async (text) => {
    expect(await chainOf(text)).toEqual([]);
  },
);

test('writes another content with the same lines', async () => {
  const changed = Buffer.from('x'.repeat(30)).toString('base64');
  expect(await replaceIn(encoded.replaceAll(/(.{20})(?!$)/gu, '$1\n  '), 'base64', 'x'.repeat(30))).toBe(`${changed.slice(0, 20)}\n  ${changed.slice(20)}`);
});

test('has no reverse step for indented lines, which the tool does not write', async () => {
  const { chosen } = await openWith(encoded.replaceAll(/(.{20})/gu, '$1\n  '), 'base64');
  expect(chosen?.step?.(0)).toEqual({ tool: 'base64-string-converter', operation: 'decode' });
  expect(chosen?.reverse).toBeUndefined();
});

test('reads and writes any bytes as Node.js does', async () => {
  const options = fc.record({ groups: fc.integer({ min: 1, max: 10 }), lineBreak: fc.constantFrom('\n', '\r\n', '\n  ') });
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ minLength: 6, maxLength: 60 }), options, async (bytes, { groups, lineBreak }) => {
      const text = (
        Buffer.from(bytes)
          .toString('base64')
          .match(new RegExp(`.{1,${4 * groups}}`, 'gu')) ?? []
      ).join(lineBreak);
      expect(Buffer.from((await insideOf(text, 'base64')) ?? '')).toEqual(Buffer.from(bytes));
      expect(await wrapAgain(text, 'base64')).toBe(text);
    }),
  );
});
