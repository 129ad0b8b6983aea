import { expect, test } from 'vitest';
import { matchedParts } from './matched-parts.ts';

const marked = (text: string, ...terms: readonly string[]): string =>
  matchedParts(text, terms)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('');

test.each([
  ['JSON to YAML', ['json'], '[JSON] to YAML'],
  ['JSON to YAML', ['yaml', 'json'], '[JSON] to [YAML]'],
  ['JSON to YAML', ['ya', 'to'], 'JSON [to] [YA]ML'],
  ['Hash text and files', ['te'], 'Hash [te]xt and files'],
  ['Crontab generator', ['tab'], 'Cron[tab] generator'],
  ['Base64 file', ['64'], 'Base64 file'],
  ['Decode links', ['decoder'], '[Decode] links'],
  ['Minify', ['minified'], '[Minif]y'],
  ['Hash', ['uuid'], 'Hash'],
  ['Hash', [], 'Hash'],
  ['', ['a'], ''],
])('marks in “%s” the words %j', (text, terms, expected) => {
  expect(marked(text, ...terms)).toBe(expected);
});

test('marks the start of a word rather than a part of another one', () => {
  expect(marked('Airport, random port', 'port')).toBe('Airport, random [port]');
});

test.each([
  ['Mật khẩu mạnh', ['mat', 'khau'], '[Mật] [khẩu] mạnh'],
  ['Straße 1', ['strasse'], '[Straße] 1'],
  ['Schlüssel', ['schl'], '[Schl]üssel'],
  ['Café crème', ['cafe'], '[Café] crème'],
  ['JSON 格式化', ['格式'], 'JSON [格式]化'],
  ['😀 emoji', ['emoji'], '😀 [emoji]'],
])('marks “%s” with its accents', (text, terms, expected) => {
  expect(marked(text, ...terms)).toBe(expected);
});
