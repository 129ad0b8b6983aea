import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chainOf, insideOf, replaceIn, wrapAgain } from '../testing/open.ts';

describe('opens', () => {
  test.each([
    [String.raw`{\"a\":\"b\"}`, 'backslash-escapes', '{"a":"b"}'],
    [String.raw`Dear all,\nthe meeting is at ten.\nRegards`, 'backslash-escapes', 'Dear all,\nthe meeting is at ten.\nRegards'],
    [String.raw`She said \"Gr\xc3\xbc\xc3\x9fe\"`, 'backslash-escapes', 'She said "Grüße"'],
    [String.raw`\u0048\u0065\u006c\u006c\u006f`, 'unicode-escapes', 'Hello'],
    [String.raw`Gr\u00fc\u00dfe aus K\u00f6ln`, 'unicode-escapes', 'Grüße aus Köln'],
    [String.raw`caf\u00e9`, 'unicode-escapes', 'café'],
    [String.raw`\u{1F44B}\u{1F44B}\u{1F44B}`, 'unicode-escapes', '👋👋👋'],
    [String.raw`\ud83d\udc4b\ud83d\udc4b`, 'unicode-escapes', '👋👋'],
  ])('%s', async (text, layer, inside) => {
    expect((await chainOf(text))[0]).toBe(layer);
    expect(await insideOf(text)).toBe(inside);
  });
});

test.each([
  String.raw`C:\new\table\README`,
  String.raw`C:\Users\name\Documents`,
  String.raw`\\server\tools\new files`,
  String.raw`^\d+\s*$`,
  String.raw`\bword\b`,
  String.raw`\frac{a}{b} \neq \nu`,
  String.raw`[\u4e00-\u9fa5]+`,
  String.raw`[^\u0000-\u007F]`,
  String.raw`printf("Hello, world!\n");`,
  String.raw`The sign \u00e9 is an e.`,
  String.raw`\ud800 alone`,
])('keeps %s closed', async (text) => {
  expect(await chainOf(text)).toEqual([]);
});

test.each([
  [String.raw`{\"a\":\"b\"}`, 'backslash-escapes', '{"a":"\n\\ü"}', String.raw`{\"a\":\"\n\\ü\"}`],
  [String.raw`Gr\u00FC\u00DFe \"x\"`, 'backslash-escapes', 'Grüße "é👋"', String.raw`Gr\u00FC\u00DFe \"\u00E9\uD83D\uDC4B\"`],
  [String.raw`\ud83d\udc4b!`, 'unicode-escapes', '👌!', String.raw`\ud83d\udc4c!`],
  [String.raw`\u{1f44b}!`, 'unicode-escapes', '👌\\', String.raw`\u{1f44c}\u{5c}`],
  [String.raw`\x47r\xc3\xbc\xc3\x9fe`, 'backslash-escapes', 'Größe', String.raw`\x47r\xc3\xb6\xc3\x9fe`],
] as const)('escapes in %s as it did', async (text, layer, inside, expected) => {
  expect(await replaceIn(text, layer, inside)).toBe(expected);
});

test('writes everything that it reads as it was, and reads what it writes', async () => {
  const unit = fc.constantFrom(
    '\\\\',
    '\\n',
    '\\"',
    '\\x41',
    '\\xc3\\xa9',
    '\\u00e9',
    '\\u{e9}',
    '\\0',
    '7',
    '\\101',
    '\\/',
    '/',
    'n',
    'é',
    '👋',
    '\\ud83d\\ude00',
    '"',
    "\\'",
    '\n',
  );
  await fc.assert(
    fc.asyncProperty(fc.string({ unit, minLength: 4 }), fc.string({ unit }), async (text, changed) => {
      const again = await wrapAgain(text, 'backslash-escapes');
      if (again === undefined) return;
      expect(again).toBe(text);
      const written = await replaceIn(text, 'backslash-escapes', changed);
      if (written.includes('\\')) expect((await insideOf(written, 'backslash-escapes')) ?? written).toBe(changed);
    }),
  );
});

test('reads what JSON writes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme', minLength: 3 }), async (text) => {
      const raw = JSON.stringify(`\t${text}`).slice(1, -1);
      expect(await insideOf(raw, 'backslash-escapes')).toBe(`\t${text}`);
    }),
  );
});
