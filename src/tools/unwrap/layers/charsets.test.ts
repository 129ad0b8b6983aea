import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { textContent } from '../content.ts';
import { chainOf, insideOf, openWith, wrapAgain } from '../testing/open.ts';
import { wrapAt } from '../wrap.ts';

const utf16 = (text: string): Buffer => Buffer.from(text, 'utf16le');

describe('opens', () => {
  test.each([
    ['UTF-16 with a mark', utf16('\uFEFFHi!'), 'utf-16', 'Hi!'],
    ['big-endian UTF-16', utf16('\uFEFFGood morning').swap16(), 'utf-16', 'Good morning'],
    ['UTF-16 of Latin letters', utf16('Write-Host "Hello"'), 'utf-16', 'Write-Host "Hello"'],
    ['UTF-16 of Cyrillic letters', utf16('Доброе утро, мир'), 'utf-16', 'Доброе утро, мир'],
    ['Windows-1252', Buffer.from('Gr\xfc\xdfe aus K\xf6ln, \x80 5', 'latin1'), 'windows-1252', 'Grüße aus Köln, € 5'],
  ])('%s', async (_, bytes, layer, inside) => {
    expect(await chainOf(bytes)).toEqual([layer]);
    expect(await insideOf(bytes)).toBe(inside);
    expect(Buffer.from((await wrapAgain(bytes, layer as 'utf-16')) ?? '')).toEqual(bytes);
  });
});

test('a command of PowerShell opens down to its text', async () => {
  expect(await chainOf(utf16('Write-Host "Hello"').toString('base64'))).toEqual(['base64', 'utf-16']);
});

test('refuses characters that Windows-1252 lacks', async () => {
  const root = await openWith(Buffer.from('Gr\xfc\xdfe aus K\xf6ln', 'latin1'));
  await expect(wrapAt(root, [0], textContent('Привет'), { key: '' })).rejects.toMatchObject({ code: 'no-way-back', params: { layer: 'windows-1252' } });
  expect(await wrapAt(root, [0], textContent('Köln kostet 5 €'), { key: '' })).toEqual({
    content: { kind: 'bytes', bytes: new Uint8Array(Buffer.from('K\xf6ln kostet 5 \x80', 'latin1')) },
    notes: [],
  });
});

test('random bytes stay closed', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ minLength: 24, maxLength: 200 }), async (bytes) => {
      expect(await chainOf(bytes)).not.toContain('windows-1252');
    }),
  );
});
