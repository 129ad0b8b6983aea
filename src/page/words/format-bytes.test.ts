import { compileMessage } from '@lingui/message-utils/compileMessage';
import { expect, test } from 'vitest';
import { formatMessage, isSupported } from '../../runtime/format-message.ts';
import { formatBytes } from './format-bytes.ts';
import type { KitWords } from './kit-words.ts';
import de from '../strings/de.json' with { type: 'json' };
import en from '../strings/en.json' with { type: 'json' };
import ru from '../strings/ru.json' with { type: 'json' };

function kitOf(language: string, { kit }: typeof en): KitWords {
  const word = (key: keyof typeof kit, params = {}): string => {
    const compiled: unknown = compileMessage(kit[key]);
    return isSupported(compiled) ? formatMessage(language, compiled, params) : key;
  };
  return Object.assign(word, { language });
}

test('formats bytes up to a thousand, and decimal units from there', () => {
  expect([0, 1, 999, 1000, 1_250, 12_345_678, 5e9, 5e12].map((bytes) => formatBytes(bytes, kitOf('en', en)))).toEqual([
    '0 bytes',
    '1 byte',
    '999 bytes',
    '1 kB',
    '1.3 kB',
    '12.3 MB',
    '5 GB',
    '5,000 GB',
  ]);
});

test("uses the language's own words", () => {
  expect([21, 22, 25].map((bytes) => formatBytes(bytes, kitOf('ru', ru)))).toEqual(['21 байт', '22 байта', '25 байт']);
  expect(formatBytes(1_500, kitOf('de', de))).toBe('1,5 kB');
});
