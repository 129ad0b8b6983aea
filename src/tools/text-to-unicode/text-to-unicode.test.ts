import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { anyCharacter } from '../../../scripts/seed-tests.ts';
import { loadCharacters } from '../../lib/unicode/characters.ts';
import { createContext } from '../../runtime/platform/context.ts';
import type { EscapeFormat } from './escape.ts';
import { escapeText, utf8Bytes } from './escape.ts';
import { inspectText, MAX_ROWS, wordsOfMixedScripts } from './inspect.ts';
import { unescapeText } from './unescape.ts';

const noNames = () => undefined;

const formats: readonly EscapeFormat[] = ['html-decimal', 'html-hexadecimal', 'utf-16', 'braced', 'universal', 'python', 'code-point', 'css', 'utf-8'];
afterEach(() => vi.restoreAllMocks());

const anyText = fc.string({ unit: anyCharacter });
const anyOptions = fc.record({ format: fc.constantFrom(...formats), keepAscii: fc.boolean(), uppercase: fc.boolean() });

const readerOf = (format: EscapeFormat): 'auto' | 'css' => (format === 'css' ? 'css' : 'auto');

test('round-trips any text', () => {
  // `python` writes U+0080 to U+00FF as single bytes, some of which form UTF-8 together: only other formats are unambiguous.
  const unambiguous = anyOptions.filter(({ format }) => format !== 'python');
  fc.assert(
    fc.property(anyText, unambiguous, (text, options) => {
      expect(unescapeText(escapeText(text, { ...options, keepAscii: false }), readerOf(options.format), noNames).text).toBe(text);
    }),
  );
});

test('keeps ASCII unchanged, except characters that start an escape', () => {
  fc.assert(
    fc.property(fc.string(), anyOptions, (text, options) => {
      const kept = escapeText(text, { ...options, keepAscii: true });
      if (!/[&\\]|[Uu]\+/u.test(text) && options.format !== 'code-point') expect(kept).toBe(text);
    }),
  );
});

test('writes escapes that a JavaScript engine can evaluate', () => {
  fc.assert(
    fc.property(anyText, fc.boolean(), (text, uppercase) => {
      expect(JSON.parse(`"${escapeText(text, { format: 'utf-16', keepAscii: false, uppercase })}"`)).toBe(text);
    }),
  );
});

test('uses only the characters of the format', () => {
  fc.assert(
    fc.property(anyText, anyOptions, (text, options) => {
      expect(escapeText(text, { ...options, keepAscii: false })).toMatch(/^[\dA-Fa-f&#;xuU\\{}+ ]*$/u);
    }),
  );
});

test('encodes bytes as UTF-8', () => {
  fc.assert(
    fc.property(anyCharacter, (character) => {
      expect(utf8Bytes(character.codePointAt(0) ?? 0)).toEqual([...new TextEncoder().encode(character)]);
    }),
  );
});

test('does not report single-script words, with any separators', () => {
  expect(wordsOfMixedScripts('раураl paypal Привет, World! αβγ 2π ΑΒΓ1')).toEqual(['раураl']);
  expect(wordsOfMixedScripts('pаypal pаypal kΩ')).toEqual(['pаypal', 'kΩ']);
});

const caught = (run: () => unknown): unknown => {
  try {
    return run();
  } catch (error) {
    return error;
  }
};

// Links and JSON Lines files cannot contain an unpaired surrogate, so these are not vectors.
test('rejects an unpaired surrogate at its position', () => {
  const error = { code: 'unpaired-surrogate' };
  expect(caught(() => escapeText('😀a\uDE00', { format: 'css', keepAscii: true, uppercase: true }))).toMatchObject({
    ...error,
    field: 'text',
    position: { character: 3 },
  });
  expect(caught(() => unescapeText('&#65;b\uD83D', 'auto', noNames))).toMatchObject({ ...error, field: 'unicode', position: { character: 7 } });
  expect(unescapeText('\uD83D&#xDE00;', 'auto', noNames).text).toBe('😀');
});

test('lists an unpaired surrogate without bytes', async () => {
  const { characters, utf8Bytes } = await inspectText('a\uD800', await loadCharacters(), createContext());
  expect(utf8Bytes).toBe(1);
  expect(characters[1]).toEqual({ character: '\uD800', codePoint: 'U+D800', name: '<surrogate>', category: 'Cs', utf8: '', utf16: 'D800', invisible: false });
});

test('marks invisible characters', async () => {
  const invisible = '\u0000\u00AD\u00A0\u2003\u3000\u2028\u2029\u034F\u115F\u1160\u2800\u3164\uFFA0\uFE00\uFE0F\u{E0100}\u{E01EF}\u{E0001}';
  const visible = 'a \u0301\u034E\u2801\uFE10\u{E000}';
  const characters = await loadCharacters();
  for (const [text, expected] of [
    [invisible, true],
    [visible, false],
  ] as const) {
    const { characters: rows } = await inspectText(text, characters, createContext());
    expect(rows.filter((row) => row.invisible !== expected).map(({ codePoint }) => codePoint)).toEqual([]);
  }
});

test('counts two megabytes completely, and lists the first characters', { tags: ['slow'] }, async () => {
  const text = 'aé😀\n'.repeat(400_000);
  const { characters, ...counts } = await inspectText(text, await loadCharacters(), createContext());
  expect(characters).toHaveLength(MAX_ROWS);
  expect(counts).toEqual({ codePoints: 1_600_000, graphemes: 1_600_000, utf8Bytes: 3_200_000, utf16CodeUnits: 2_000_000 });
});

test.each([
  ['\uD83Da', 1],
  ['😀\uDE00', 2],
])('reports the position of an unpaired surrogate: %j', (text, character) => {
  const escape = (): string => escapeText(text, { format: 'braced', keepAscii: true, uppercase: false });
  expect(escape).toThrow(expect.objectContaining({ code: 'unpaired-surrogate', field: 'text', position: { character } }));
});

test('encodes UTF-8 within the limits of RFC 3629', () => {
  for (const codePoint of [0, 0x7f, 0x80, 0x7ff, 0x800, 0xd7ff, 0xe000, 0xffff, 0x1_0000, 0x10_ffff]) {
    expect(utf8Bytes(codePoint)).toEqual([...new TextEncoder().encode(String.fromCodePoint(codePoint))]);
  }
  expect([0xd800, 0xdbff, 0xdc00, 0xdfff].map(utf8Bytes)).toEqual([[], [], [], []]);
});

test('reports progress every thousand characters, and can be canceled', async () => {
  // Time advances fast, so that progress is reported at every opportunity.
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 1_000));
  const reports: string[] = [];
  const progress = (done: number, total: number) => void reports.push(`${done} of ${total}`);
  const text = '😀'.repeat(2_500);
  const characters = await loadCharacters();
  await inspectText(text, characters, createContext({ progress }));
  expect(reports).toEqual(['2000 of 5000', '4000 of 5000']);
  await expect(inspectText(text, characters, createContext({ signal: AbortSignal.abort() }))).rejects.toThrow(/abort/iu);
});
