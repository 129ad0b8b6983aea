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
    fc.asyncProperty(documents, fc.constantFrom(0, 1, 4, 8), fc.constantFrom('', 'x'), async (inner, indent, name) => {
      const document = name === '' ? inner : { [name]: [[[inner]]] };
      const { scrubbed } = await scrubText({ text: JSON.stringify(document, null, indent), ...OPTIONS }, context);
      expect(shape(JSON.parse(scrubbed))).toEqual(shape(document));
    }),
  );
});

/** Texts whose scrubbed text has a number as a string, or the same placeholder twice. */
test.each([
  ['{"a":4111111111111111,"b":"4111111111111111"}', '{"a":"REDACTED_CARD_1","b":"REDACTED_CARD_2"}'],
  [JSON.stringify({ a: { b: { c: { d: [7, 4111111111111111] } } } }, null, 4), JSON.stringify({ a: { b: { c: { d: [7, 'REDACTED_CARD_1'] } } } }, null, 4)],
  ['[2026-11-27] card: 4111111111111111, user: 7, 4111111111111111, x', '[2026-11-27] card: REDACTED_CARD_1, user: 7, REDACTED_CARD_1, x'],
  ['{\n  "password": [\n    true,\n    4111\n  ]\n}', '{\n  "password": [\n    true,\n    "REDACTED_SECRET_1"\n  ]\n}'],
  ['10:00 INFO {"card": 4111111111111111}', '10:00 INFO {"card": "REDACTED_CARD_1"}'],
  [JSON.stringify({ log: JSON.stringify({ card: 4111111111111111 }) }), JSON.stringify({ log: JSON.stringify({ card: 'REDACTED_CARD_1' }) })],
  ['curl -u ada:hunter2 x\nDB_PASSWORD=hunter2', 'curl -u ada:REDACTED_PASSWORD_1 x\nDB_PASSWORD=REDACTED_PASSWORD_1'],
  ['trying hunter2!\nDB_PASSWORD=hunter2', 'trying REDACTED_SECRET_1!\nDB_PASSWORD=REDACTED_SECRET_1'],
  ['{"password":"status","status":1,"a":"status"}', '{"password":"REDACTED_SECRET_1","status":1,"a":"REDACTED_SECRET_1"}'],
  ['password=abc\nabc', 'password=REDACTED_SECRET_1\nabc'],
  ['password=hunter2\nhunter22 xhunter2', 'password=REDACTED_SECRET_1\nhunter22 xhunter2'],
  ['REDACTED_X_ REDACTED_ a@example.com', 'REDACTED_X_ REDACTED_ REDACTED_X_X_EMAIL_1'],
  ['REDACTED_4111111111111111', 'REDACTED_REDACTED_X_CARD_1'],
])('replaces the values of %j in the same way, and restores them', async (text, expected) => {
  const { scrubbed } = await scrubText({ text, ...OPTIONS }, context);
  expect(scrubbed).toBe(expected);
  expect((await restoreText({ answer: scrubbed, text, ...OPTIONS }, context)).restored).toBe(text);
});

test.each(['hunter2', 'a', '1234567890123'])('shows no more than a sixth of a secret, of %s', async (secret) => {
  const { finds } = await scrubText({ text: `password=${secret}x`, ...OPTIONS }, context);
  expect(finds[0]?.excerpt).toBe(`${secret.slice(0, Math.floor((secret.length + 1) / 6))}… (${secret.length + 1})`);
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
    [
      '"name":"',
      '"name":"token" a=b ',
      'type: token ',
      '"cookies":[',
      '"cookies":{"',
      '"secrets":{"',
      'Cookie: ',
      'Cookie: a',
      " -b '=",
      'Authorization: a="b",',
    ],
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
