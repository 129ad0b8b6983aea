import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isValidIBAN } from 'ibantools';
import { startProcessorTime } from '../../../scripts/processor-time.ts';
import { quietContext as context } from '../../lib/document/testing/run.ts';
import { findCards, findIbans } from './find/personal.ts';
import { kinds } from './kinds.ts';
import { restoreText, scrubText } from './scrub.ts';

const OPTIONS = { kinds, keep: '' };
const SECRETS = {
  email: 'ada.lovelace@example.com',
  password: 'correct-horse',
  ip: '203.0.113.77',
  ipv6: '2001:db8::beef',
  iban: 'GB29NWBK60161331926819',
  card: '5555555555554444',
  phone: '+14155552671',
  jwt: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl',
} as const;

/** A place for a secret in each kind of text, where nothing around it is one. */
const places: Readonly<Record<string, (secret: string) => string>> = {
  log: (secret) => `2026-11-27 10:00:00 INFO user ${secret} logged in`,
  json: (secret) => JSON.stringify({ id: 7, values: [secret], ok: true }),
  yaml: (secret) => `values:\n  - ${secret}\nport: 80\n`,
  env: (secret) => `PORT=80\nDB_PASSWORD=${secret}\n`,
  har: (secret) => `{"name": "password", "value": "${secret}"}`,
  shell: (secret) => `curl -u ada:${secret} https://example.com/`,
  url: (secret) => `https://example.com/?page=2&token=${secret}&x=1`,
};

test.each(Object.entries(places))('finds values in %s, and keeps everything else', async (kind, place) => {
  for (const [name, secret] of Object.entries(SECRETS)) {
    if (name === 'password' && ['log', 'json', 'yaml'].includes(kind)) continue;
    if (kind === 'shell' && name.startsWith('ipv')) continue;
    const text = place(secret);
    const { scrubbed, finds } = await scrubText({ text, ...OPTIONS }, context);
    expect([name, scrubbed]).toEqual([name, expect.not.stringContaining(secret)]);
    expect(JSON.stringify(finds)).not.toContain(secret);
    expect(scrubbed.replace(/REDACTED_[A-Z]+_\d+/u, () => secret)).toBe(text);
  }
});

test('restoring the scrubbed text returns the original', async () => {
  const piece = fc.oneof(
    fc.constantFrom(
      ...Object.values(SECRETS),
      'password=',
      '"',
      '\n',
      ' ',
      ', ',
      ': ',
      '{',
      '}',
      'REDACTED_',
      'REDACTED_EMAIL_1',
      'Authorization: ',
      'Cookie: a=b',
      'x',
      '4111111111111111',
    ),
    fc.string({ maxLength: 6 }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 12 }), async (pieces) => {
      const text = pieces.join('');
      const { scrubbed } = await scrubText({ text, ...OPTIONS }, context);
      const { restored } = await restoreText({ answer: scrubbed, text, ...OPTIONS }, context);
      expect(restored).toBe(text);
    }),
  );
});

test('JSON stays JSON with the same structure', async () => {
  const values = fc.oneof(fc.constantFrom(...Object.values(SECRETS)), fc.string(), fc.constantFrom(4111111111111111, 7, 1.5, true, null));
  const shape = (value: unknown): unknown =>
    Array.isArray(value)
      ? value.map(shape)
      : typeof value === 'object' && value !== null
        ? Object.entries(value).map(([key, inner]) => [key, shape(inner)])
        : '';
  const documents = fc.dictionary(fc.constantFrom('a', 'password', 'token', 'user', 'cookie'), fc.oneof(values, fc.array(values)), { noNullPrototype: true });
  await fc.assert(
    fc.asyncProperty(documents, async (document) => {
      const { scrubbed } = await scrubText({ text: JSON.stringify(document), ...OPTIONS }, context);
      expect(shape(JSON.parse(scrubbed))).toEqual(shape(document));
    }),
  );
});

test('exactly one check digit of ten is right', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^4[0-9]{14}$/u), (digits) => {
      const found = Array.from('0123456789').filter((digit) => findCards(`${digits}${digit}`).length > 0);
      expect(found.length).toBe(/^4+$/u.test(digits) ? found.length : 1);
    }),
  );
  const ibans = Array.from({ length: 100 }, (_, check) => `DE${String(check).padStart(2, '0')}370400440532013000`);
  expect(ibans.filter((iban) => findIbans(iban).length > 0)).toEqual(ibans.filter((iban) => isValidIBAN(iban)));
});

test('is linear in the length of a hostile text', { tags: ['slow'] }, async () => {
  const pieces = [
    ['a', 'a@', 'a.', ':', '+1 ', '1 ', '/home/', 'DE89 ', '\\', '=', 'a=b;', 'X_', '1.'],
    ['password=', 'password: |\n ', 'token=[', 'token=[1 ', 'token="', 'key="a', 'key=', 'auth="a', 'a=token=<a=b&', 'password:https://a:@', '1name="token"'],
    ['"name":"', '"name":"token" a=b ', 'type: token ', '"cookies":[', '"cookies":{"', 'Cookie: ', 'Cookie: a', " -b '=", 'Authorization: a="b",'],
    ['https://a:', 'a://b@c ', '-----BEGIN PRIVATE KEY-----', 'eyJaaaaaa.', 'eyJaaaaa-', 'xoxb-', '-u a:', '--token ', 'mysql -', '<token>', 'set a '],
    ['password:a@'.padEnd(200_000)],
  ].flat();
  await timeOf('password=', 100_000);
  const slow = [];
  const total = startProcessorTime();
  for (const piece of pieces) {
    // Eight times as long: a quadratic search takes 64 times as long.
    const short = await timeOf(piece, 25_000);
    const long = await timeOf(piece, 200_000);
    if (long > 24 * short + 500) slow.push({ piece, short, long });
  }
  expect(slow).toEqual([]);
  expect(total()).toBeLessThan(30_000);
});

/** The CPU time for a text of one repeated piece. */
async function timeOf(piece: string, units: number): Promise<number> {
  const text = piece.repeat(Math.ceil(units / piece.length)).slice(0, units);
  const time = startProcessorTime();
  await scrubText({ text, ...OPTIONS }, context);
  return time();
}
