import { expect, test } from 'vitest';
import { quietContext as context } from '../../lib/document/testing/run.ts';
import { kinds } from './kinds.ts';
import { scrubText } from './scrub.ts';

/** Where « and » are around personal data. */
test.each([
  // Cards
  '«4111 1111 1111 1111» 12/27',
  '«4111111111111111» 123',
  'Card «4111 1111 1111 1111».',
  '2024 «4111 1111 1111 1111»',
  '«3782 822463 10005» 12/27',
  '«4111-1111-1111-1111», «5555555555554444» 1',
  // Phone numbers
  '«+14155552671» 200 OK',
  '«+1 415 555 2671» 2026-11-27',
  '«+14155552671» «0044 20 7946 0958»',
  '{"a":"call\\n«+14155552671»"}',
  // IBANs
  '«DE89 3704 0044 0532 0130 00» «GB29 NWBK 6016 1331 9268 19» OK',
  'iban%3D«DE89370400440532013000»',
  // IP addresses
  '«2001:db8::1»: refused',
  '[«2001:db8::1»]:80',
  '::ffff:«203.0.113.7» - GET /',
  '::ffff:127.0.0.1 - GET /',
  '«64:ff9b::203.0.113.7» - GET /',
  '2001:db8::1.2.3.4.5',
  '{"a":"x\\n«203.0.113.7»\\n«2001:db8::1»"}',
  'ip%3D«203.0.113.7»%26',
  '\u001B[32m«203.0.113.7»\u001B[0m',
  // Email addresses
  'mail «jürgen@example.com»',
  'mail «ada@müller.de»',
  'mail «用户@例子.广告»',
  '请联系«ada@example.com»吧',
  '/?email=«ada%40example.com»&a=1',
  '/?q=email%3D«ada%2Btest%40example.com»%26a',
  '{"a":"x\\n«ada@example.com»\\n"}',
  '\u001B[32m«ada@example.com»\u001B[0m',
  '<«ada@example.com»>, «ada@example.com».',
  // Home folders
  'C:\\Users\\«Ada Lovelace»\\x',
  '"C:\\\\Users\\\\«Ada Lovelace»\\\\x"',
  'cd C:\\Users\\«Ada» and D:\\x',
  'cd /home/«ada» && ls /tmp',
])('replaces exactly the personal data of %j', async (line) => {
  const { scrubbed } = await scrubText({ text: line.replaceAll(/[«»]/gu, ''), kinds, keep: '' }, context);
  expect(scrubbed.replaceAll(/REDACTED_[A-Z_]+_\d+/gu, 'X')).toBe(line.replaceAll(/«[^»]*»/gu, 'X'));
});
