import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chainOf, insideOf, replaceIn, wrapAgain } from '../testing/open.ts';

describe('opens', () => {
  test.each([
    ['&lt;p&gt;Tom &amp; Jerry&lt;/p&gt;', '<p>Tom & Jerry</p>'],
    ['{&quot;a&quot;:&quot;b&quot;}', '{"a":"b"}'],
    ['&#72;&#101;&#108;&#108;&#111;', 'Hello'],
    ['&#x48;&#x65;&#x6C;&#x6c;&#x6f;', 'Hello'],
    ['Caf&eacute; cr&egrave;me', 'Café crème'],
    ['https://example.com/?a=1&amp;b=2', 'https://example.com/?a=1&b=2'],
  ])('%s', async (text, inside) => {
    expect((await chainOf(text))[0]).toBe('html-entities');
    expect(await insideOf(text)).toBe(inside);
  });
});

test.each([
  '<p>Tom &amp; Jerry&nbsp;</p>',
  "s.replace(/&/g, '&amp;').replace(/</g, '&lt;')",
  'Use &nbsp; between words',
  'Visit https://example.com/?a=1&b=2;c today.',
  '&unknown;',
])('keeps %s closed', async (text) => {
  expect(await chainOf(text)).toEqual([]);
});

test.each([
  ['&lt;b&gt;é&lt;/b&gt;', '<i>é & "ü"</i>', '&lt;i&gt;é &amp; &quot;ü&quot;&lt;/i&gt;'],
  ['&#60;b&#62;', '<b>&', '&#60;b&#62;&#38;'],
  ['&#x3C;b>', '<b>&<', '&#x3C;b>&#x26;&#x3C;'],
  ['Caf&eacute;', 'Cafés à la', 'Caf&eacute;s &agrave; la'],
  ['&lt;&LT;a&#60;', '<<a!<', '&lt;&LT;a!&#60;'],
  ['a &amp;lt; b &amp; c', 'a &lt; b & d', 'a &amp;lt; b &amp; d'],
])('escapes in %s what it escaped', async (text, inside, expected) => {
  expect(await replaceIn(text, 'html-entities', inside)).toBe(expected);
});

test('writes everything that it reads as it was, and reads what it writes', async () => {
  const unit = fc.constantFrom('&', 'amp;', '&lt;', '&#60;', '&#x1F600;', '&eacute;', '<', 'é', '😀', 'a', ';', '&NotEqualTilde;', '"', '&quot;');
  await fc.assert(
    fc.asyncProperty(fc.string({ unit, minLength: 4 }), fc.string({ unit }), async (text, changed) => {
      const again = await wrapAgain(text, 'html-entities');
      if (again === undefined) return;
      expect(again).toBe(text);
      const written = await replaceIn(text, 'html-entities', changed);
      if (/&[^;]+;/u.test(written)) expect((await insideOf(written, 'html-entities')) ?? written).toBe(changed);
    }),
  );
});
