import fc from 'fast-check';
import { expect, test } from 'vitest';
import { languages } from '../../contract/languages.ts';
import { v1, v3, v5, v6, v7, validate, version } from 'uuid';
import { uuidVariants, uuidVersions } from '../../lib/uuid/kinds.ts';
import { formatUuid } from '../../lib/uuid/uuid.ts';
import { bitMeanings, meaningsOfBits, placesOf } from './bit-fields.ts';
import { generateNameBased } from './name-based.ts';
import { generateGregorian, generateV7 } from '../../lib/uuid/time-based.ts';

const randomBytes = (length: number) => crypto.getRandomValues(new Uint8Array(length));
const sources = { randomBytes, now: () => 1_700_000_000_000.5 };
const watch = { signal: new AbortController().signal, progress: () => {} };
const milliseconds = fc.integer({ min: 0, max: 100_000_000_000_000 });

const countUuids = async (names: string): Promise<number> => (await generateNameBased('v5', 'dns', names, watch)).length;

test('generates the same UUIDs from names as the uuid package', { tags: ['slow'] }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.uuid(), fc.stringMatching(/^[^\r\n]+$/u), async (namespace, name) => {
      expect((await generateNameBased('v3', namespace, name, watch)).map(formatUuid)).toEqual([v3(name, namespace)]);
      expect((await generateNameBased('v5', namespace, name, watch)).map(formatUuid)).toEqual([v5(name, namespace)]);
    }),
  );
});

test('generates the same UUIDs of versions 1, 6 and 7 for a time as the package uuid', () => {
  fc.assert(
    fc.property(milliseconds, fc.nat(16_383), fc.uint8Array({ minLength: 16, maxLength: 16 }), (timestamp, clockSequence, random) => {
      const node = random.slice(0, 6);
      const options = { count: 1, timestamp, clockSequence, node: Buffer.from(node).toString('hex') };
      const expected = { msecs: timestamp, nsecs: 0, clockseq: clockSequence, node };
      expect(generateGregorian({ version: 'v1', ...options }, sources).map(formatUuid)).toEqual([v1(expected)]);
      expect(generateGregorian({ version: 'v6', ...options }, sources).map(formatUuid)).toEqual([v6(expected)]);
      const [uuid] = generateV7(1, timestamp, sources).map(formatUuid);
      expect(uuid?.slice(0, 15)).toBe(v7({ msecs: timestamp, random, seq: 0 }).slice(0, 15));
      expect(version(uuid ?? '')).toBe(7);
    }),
  );
});

test('treats empty lines as names, except the last one', async () => {
  expect(await Promise.all(['', '\n', 'a\n\nb', 'a\r\nb\rc\n', 'a\n\n'].map(countUuids))).toEqual([1, 1, 3, 3, 2]);
});

test('rejects a name that is not valid Unicode, with its position in all names', async () => {
  const refused = expect.objectContaining({ code: 'unpaired-surrogate', field: 'name', position: { character: 4 } });
  await expect(generateNameBased('v5', 'dns', 'a\nb\uD800', watch)).rejects.toThrow(refused);
});

test('increases version 7 strictly, even across milliseconds', () => {
  const highest = { ...sources, randomBytes: (length: number) => (length === 10 ? new Uint8Array(10).fill(255) : randomBytes(length)) };
  for (const source of [sources, highest]) {
    const uuids = generateV7(1000, 1_700_000_000_000, source).map(formatUuid);
    expect(uuids.every(validate)).toBe(true);
    expect(uuids.every((uuid, index) => index === 0 || uuid > (uuids[index - 1] ?? ''))).toBe(true);
  }
  expect(formatUuid(generateV7(2, 0, highest)[1] ?? new Uint8Array())).toMatch(/^00000000-0001-7fff-bfff-ffffffffffff$/);
});

test('rejects a run of version 7 that exceeds 48 bits', () => {
  const highest = { ...sources, randomBytes: (length: number) => new Uint8Array(length).fill(255) };
  expect(() => generateV7(2, 2 ** 48 - 1, highest)).toThrow(expect.objectContaining({ code: 'out-of-range', field: 'timestamp' }));
});

test('uses one clock sequence and one random multicast node for a run of version 1', () => {
  for (let run = 0; run < 50; run++) {
    const uuids = generateGregorian({ version: 'v1', count: 10, timestamp: undefined, clockSequence: undefined, node: '' }, sources);
    expect(new Set(uuids.map((uuid) => formatUuid(uuid).slice(19))).size).toBe(1);
    expect((uuids[0]?.[10] ?? 0) & 1).toBe(1);
    expect(new Set(uuids.map(formatUuid)).size).toBe(10);
  }
});

test("uses the clock's full precision for version 1 without a time", () => {
  const [uuid] = generateGregorian({ version: 'v1', count: 1, timestamp: undefined, clockSequence: 0, node: '000000000000' }, sources);
  expect(formatUuid(uuid ?? new Uint8Array())).toBe(v1({ msecs: 1_700_000_000_000, nsecs: 5000, clockseq: 0, node: new Uint8Array(6) }));
});

test('stops hashing many names when canceled', async () => {
  const controller = new AbortController();
  const running = generateNameBased('v5', 'dns', 'x\n'.repeat(100_000), { signal: controller.signal, progress: () => controller.abort() });
  await expect(running).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
});

test('assigns a meaning to each of the 128 bits, for any version and variant', () => {
  for (const version of ['', ...uuidVersions] as const) {
    for (const variant of ['', ...uuidVariants] as const) expect(meaningsOfBits(version, variant)).toHaveLength(128);
  }
  const meanings = new Set(uuidVersions.flatMap((version) => meaningsOfBits(version, 'rfc9562')));
  expect(bitMeanings.toSorted()).toEqual([...meanings].toSorted());
});

test.each([
  ['v1', 'time', '0–47, 52–63'],
  ['v1', 'clockSequence', '66–79'],
  ['v1', 'version', '48–51'],
  ['v2', 'localId', '0–31'],
  ['v2', 'time', '32–47, 52–63'],
  ['v2', 'clockSequence', '66–71'],
  ['v2', 'domain', '72–79'],
  ['v2', 'node', '80–127'],
  ['v3', 'digest', '0–47, 52–63, 66–127'],
  ['v4', 'random', '0–47, 52–63, 66–127'],
  ['v5', 'digest', '0–47, 52–63, 66–127'],
  ['v6', 'time', '0–47, 52–63'],
  ['v7', 'version', '48–51'],
  ['v7', 'variant', '64–65'],
  ['v8', 'custom', '0–47, 52–63, 66–127'],
  ['nil', 'data', '0–127'],
  ['unknown', 'data', '0–47, 52–63, 66–127'],
  ['v6', 'node', '80–127'],
  ['v7', 'time', '0–47'],
  ['v7', 'random', '52–63, 66–127'],
  ['v4', 'version', '48–51'],
  ['v5', 'variant', '64–65'],
  ['max', 'data', '0–127'],
] as const)('in %s, %s is in the bits %s (RFC 9562, section 5)', (version, meaning, places) => {
  expect(placesOf(meaning, meaningsOfBits(version, 'rfc9562'))).toBe(places);
});

test('reads a variant of one to three bits (RFC 9562, section 4.1)', () => {
  expect(uuidVariants.map((variant) => placesOf('variant', meaningsOfBits('', variant)))).toEqual(['64–65', '64', '64–66', '64–66']);
});

test('treats all bits except the variant as data in an unknown version or variant', () => {
  expect(placesOf('data', meaningsOfBits('', ''))).toBe('0–127');
  expect(placesOf('data', meaningsOfBits('', 'ncs'))).toBe('0–63, 65–127');
});

test('increases version 7 within its millisecond from the smallest random number', () => {
  const uuids = generateV7(3, 1_700_000_000_000, { randomBytes: (length) => new Uint8Array(length), now: () => 0 }).map((bytes) =>
    Buffer.from(bytes).toString('hex'),
  );
  expect(uuids).toEqual(['018bcfe5680070008000000000000000', '018bcfe5680070008000000000000001', '018bcfe5680070008000000000000002']);
});

// RFC 9562, section 5.1: sixty bits of 100 ns since 1582-10-15.
test.each(['v1', 'v6'] as const)('%s covers the first tick to the last', (version) => {
  const options = { version, clockSequence: 0, node: '000000000000' };
  const first = Date.UTC(1582, 9, 15);
  expect(() => generateGregorian({ ...options, count: 1, timestamp: first - 1 }, sources)).toThrow(expect.objectContaining({ code: 'out-of-range' }));
  expect(generateGregorian({ ...options, count: 1, timestamp: first }, sources).map(formatUuid)).toEqual([
    `00000000-0000-${version.slice(1)}000-8000-000000000000`,
  ]);
  // 0.6975 ms before the end.
  const timestamp = Date.UTC(5236, 2, 31, 21, 21, 0, 684);
  const last = generateGregorian({ ...options, count: 6_976, timestamp }, sources).at(-1) ?? new Uint8Array();
  expect(formatUuid(last)).toBe(`ffffffff-ffff-${version.slice(1)}fff-8000-000000000000`);
  expect(() => generateGregorian({ ...options, count: 6_977, timestamp }, sources)).toThrow(
    expect.objectContaining({ code: 'out-of-range', field: 'timestamp' }),
  );
});

test('sets the multicast bit of a random node, unlike a network card', () => {
  const counting = { ...sources, randomBytes: (length: number) => Uint8Array.from({ length }, (_, index) => 16 * (index + 1)) };
  const [uuid = new Uint8Array()] = generateGregorian({ version: 'v1', count: 1, timestamp: 0, clockSequence: 0, node: '' }, counting);
  expect(formatUuid(uuid).slice(24)).toBe('112030405060');
});

const hints = import.meta.glob<{ readonly inspect: { readonly hint: string } }>('./strings/*.json', { eager: true, import: 'operations' });

test.each(Object.keys(languages))('the number of possible UUIDs is stated in %s', (language) => {
  expect(hints[`./strings/${language}.json`]?.inspect.hint).toContain(`2^${meaningsOfBits('v4', '').length}`);
});
