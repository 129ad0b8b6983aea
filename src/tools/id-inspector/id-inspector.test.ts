import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { InputError } from '../../contract/errors.ts';
import { anyCharacter } from '../../../scripts/seed-tests.ts';
import { startProcessorTime } from '../../../scripts/processor-time.ts';
import knownId from '../../formats/known-id.ts';
import { createContext } from '../../runtime/platform/context.ts';
import { collisionProbability, evenOddsCount } from './collisions.ts';
import { generateIds } from './generate.ts';
import { inspectIds } from './inspect.ts';
import type { GeneratedKind } from './kinds.ts';
import { generatedKinds } from './kinds.ts';
import { readIds } from './read-ids.ts';

const NOW = Date.UTC(2026, 10, 27);
const context = { ...createContext(), now: () => NOW };
const options = { count: 20, prefix: 'user', length: undefined, machine: 3, timestamp: undefined, epoch: undefined };
const inspected = { idCount: 1000, epoch: undefined, timestampShift: 22 };
const kindsOf = (text: string): readonly string[] => readIds(text, { now: NOW })[0]?.readings.map(({ kind }) => kind) ?? [];

const untimed: readonly string[] = ['uuid-v4', 'nanoid', 'cuid2'];

test.each(generatedKinds)('reads the kind and time of a generated %s', async (kind) => {
  const epoch = kind === 'custom-snowflake' ? Date.UTC(2020, 0) : undefined;
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: Date.UTC(2019, 0), max: NOW }), async (timestamp) => {
      const ids = generateIds({ ...options, kind, timestamp: kind === 'custom-snowflake' ? NOW : timestamp, epoch }, context);
      expect(new Set(ids).size).toBe(options.count);
      const { readings } = await inspectIds({ ...inspected, ids: ids.join('\n'), epoch }, context);
      const own = readings.find((reading) => reading.kind === kind);
      // A CUID2 with fewer than two digits looks like a word.
      const isLikeWord = kind === 'cuid2' && (ids[0]?.match(/\d/gu)?.length ?? 0) < 2;
      expect(own === undefined, ids[0]).toBe(isLikeWord);
      if (untimed.includes(kind)) {
        expect(own?.created ?? '').toBe('');
        return;
      }
      // An XID without digits looks like a word.
      expect(own?.grade === 'possible', ids[0]).toBe(kind === 'sonyflake' || (kind === 'xid' && !/\d/u.test(ids[0] ?? '')));
      expect(Math.abs(Date.parse(own?.created ?? '') - (epoch === undefined ? timestamp : NOW))).toBeLessThan(1000);
    }),
    { numRuns: 5 },
  );
});

const isLower = (a: string, b: string): boolean => (/^\d+$/u.test(a) ? BigInt(a) < BigInt(b) : a < b);

test.each<GeneratedKind>(['discord-snowflake', 'mastodon-id', 'sonyflake', 'uuid-v7', 'typeid', 'ulid', 'custom-snowflake', 'uuid-v6', 'push-id'])(
  'generates %s in increasing order',
  (kind) => {
    const ids = generateIds({ ...options, kind, count: 5000 }, context);
    expect(ids.every((id, index) => index === 0 || isLower(ids[index - 1] ?? '', id))).toBe(true);
  },
);

test('finds all common readings of the same characters', () => {
  expect(kindsOf('175928847299117063')).toEqual(expect.arrayContaining(['discord-snowflake', 'x-snowflake']));
  expect(kindsOf('109348273645198273')).toContain('mastodon-id');
  expect(kindsOf('1767225600')).toEqual(['unix-time']);
  expect(kindsOf('900150983cd24fb0d6963f7d28e17f72')).toEqual(expect.arrayContaining(['digest']));
  expect(kindsOf('01890a5dac96774bbcceb302099a8057')[0]).toBe('uuid-v7');
  expect(kindsOf('01h455vb4pex5vsknk084sn02q').slice(0, 2)).toEqual(['typeid', 'ulid']);
});

test.each([
  ['<@175928847299117063>', '175928847299117063'],
  ["_id: ObjectId('507f1f77bcf86cd799439011'),", '507f1f77bcf86cd799439011'],
  ['"id": "0ujtsYcgvSTl8PAuAdqWYSMnLOv"', '0ujtsYcgvSTl8PAuAdqWYSMnLOv'],
  ['AWS_ACCESS_KEY_ID=AKIAIOSFODNN7EXAMPLE', 'AKIAIOSFODNN7EXAMPLE'],
])('reads %j as %s', (text, id) => {
  expect(readIds(text, { now: NOW })[0]).toMatchObject({ id, isPeeled: true });
});

test('a text that is pasted as an ID can be read', () => {
  for (const text of ['arn:aws:iam::abc:user/x', 'arn:aws:iam::12_4:user/x']) expect(knownId.looksLike(text, false)).toBe('no');
  for (const text of ['arn:aws:iam::aws:policy/x', 'arn:aws:s3:::bucket', ...(knownId.samples.confident ?? [])]) {
    expect(knownId.looksLike(text, false)).toBe('confident');
    expect(kindsOf(text).length).toBeGreaterThan(0);
  }
});

test('most random texts are Nano IDs, and words in camel case are not likely', () => {
  const ids = generateIds({ ...options, kind: 'nanoid', count: 1000 }, context);
  // Some have no digits, and some change rarely.
  expect(ids.filter((id) => knownId.looksLike(id, false) === 'confident').length).toBeGreaterThan(850);
  for (const word of ['loadUserProfileV2Data', 'getHttp2StreamHandler', 'toBase64UrlWithoutPad']) expect(knownId.looksLike(word, false)).toBe('plausible');
});

test('warns of a time in the future', async () => {
  const [id = ''] = generateIds({ ...options, kind: 'ksuid', timestamp: Date.UTC(2040, 0) }, context);
  expect(await inspectIds({ ...inspected, ids: id }, context)).toMatchObject({
    kind: 'ksuid',
    grade: 'possible',
    notes: expect.arrayContaining(['time-in-future']) as unknown,
  });
});

test('no result contains a whole credential', async () => {
  const random = createHash('sha512')
    .update('token')
    .digest('base64url')
    .replaceAll(/[^\dA-Za-z]/gu, '')
    .slice(0, 30);
  const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
  let checksum = '';
  for (let rest = crc32(random); checksum.length < 6; rest = Math.floor(rest / 62)) checksum = `${digits[rest % 62]}${checksum}`;
  const token = `npm_${random}${checksum}`;
  const output = await inspectIds({ ...inspected, ids: `TOKEN=${token}\n${token}` }, context);
  expect(output).toMatchObject({
    kind: 'credential',
    secrecy: 'secret',
    notes: expect.not.arrayContaining(['wrong-checksum']) as unknown,
    duplicates: [`npm_…${token.slice(-4)}`],
  });
  expect(JSON.stringify(output)).not.toContain(random);
});

test('the probability of a collision is the bound of the exact one', () => {
  for (const bits of [1, 4, 8, 16]) {
    for (const count of [2, 3, 10, 100]) {
      let unique = 1;
      for (let drawn = 0; drawn < count; drawn++) unique *= Math.max(0, 1 - drawn / 2 ** bits);
      // The bound is a little lower, and close while few of all values are drawn.
      const bound = collisionProbability(count, bits);
      expect(bound).toBeLessThanOrEqual(1 - unique + 1e-12);
      if (count ** 2 < 2 ** bits) expect(bound).toBeGreaterThan(0.9 * (1 - unique));
    }
  }
  for (const bits of [16, 64, 122]) expect(collisionProbability(evenOddsCount(bits), bits)).toBeCloseTo(0.5, 2);
});

test('returns readings or an error for any text', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ unit: anyCharacter }), fc.stringMatching(/^[\w-]{1,40}$/u), fc.bigInt({ min: 0n, max: 2n ** 70n }).map(String)),
      (text) => {
        try {
          for (const { readings } of readIds(text, { now: NOW, epoch: 0, timestampShift: 22 })) {
            for (const { created = '' } of readings) expect(created === '' || !Number.isNaN(Date.parse(created)), created).toBe(true);
          }
        } catch (error) {
          expect(error).toBeInstanceOf(InputError);
        }
      },
    ),
  );
});

test('reads 100,000 lines in linear time', { tags: ['slow'] }, async () => {
  const ids = Array.from({ length: 100_000 }, (_, index) => String(175_928_847_299_117_063n + BigInt(index))).join('\n');
  const spent = startProcessorTime();
  await inspectIds({ ...inspected, ids }, context);
  expect(spent()).toBeLessThan(30_000);
});
