import { execFileSync } from 'node:child_process';
import { Buffer } from 'node:buffer';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { InputError, unlessRefused } from '../../contract/errors.ts';
import { startProcessorTime } from '../../../scripts/processor-time.ts';
import { anyCharacter, runs } from '../../../scripts/seed-tests.ts';
import { formats } from './codes.ts';
import { compareBytes } from './compare.ts';
import { findBytes } from './find.ts';
import { inspectBytes } from './inspect.ts';
import { readBytes } from './read.ts';
import { valuesOf } from './values.ts';
import { writeBytes } from './write.ts';

const options = { bytesPerLine: 16, uppercase: false };
const watch = { signal: new AbortController().signal, progress: () => {} };
/** With repeated lines, and with bytes that look like the text column of a dump. */
const someBytes = fc.oneof(
  fc.uint8Array({ maxLength: 80 }),
  fc.tuple(fc.nat(255), fc.nat(100)).map(([byte, length]) => new Uint8Array(length).fill(byte)),
  fc.stringMatching(/^[\da-f |>.]{0,70}$/u).map((text) => new Uint8Array(Buffer.from(text))),
);

test.each(formats)('reads what it writes as %s', (format) => {
  fc.assert(
    fc.property(someBytes, fc.integer({ min: 1, max: 40 }), fc.boolean(), (bytes, bytesPerLine, uppercase) => {
      const notation = { xxd: 'xxd', hexdump: 'hexdump', c: 'array', python: 'escapes', hex: 'hex', 'spaced-hex': 'hex', base64: 'base64' } as const;
      if (bytes.length === 0) return;
      const written = writeBytes(bytes, format, { bytesPerLine, uppercase });
      expect(Buffer.from(readBytes(written, notation[format], 'data').bytes).toString('hex'), written).toBe(Buffer.from(bytes).toString('hex'));
    }),
  );
});

test('recognizes the dumps that it writes', () => {
  fc.assert(
    fc.property(someBytes, fc.constantFrom('xxd', 'hexdump'), (bytes, format) => {
      if (bytes.length > 0) expect(readBytes(writeBytes(bytes, format, options), 'auto', 'data')).toMatchObject({ notation: format, notes: [] });
    }),
  );
});

/** The output without the last line break: spaces before it can be bytes. */
const run = (program: string, args: readonly string[], input: Uint8Array): string =>
  execFileSync(program, args, { input, encoding: 'latin1' }).replace(/\n$/u, '');

test('reads and writes the output of xxd, hexdump and od', { tags: ['slow'] }, () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 1, maxLength: 100 }), (bytes) => {
      expect(writeBytes(bytes, 'xxd', options)).toBe(run('xxd', [], bytes));
      expect(writeBytes(bytes, 'hexdump', options)).toBe(run('hexdump', ['-C'], bytes));
      const dumps = [
        ['xxd'],
        ['xxd', '-g1'],
        ['xxd', '-c8', '-u'],
        ['xxd', '-i'],
        ['xxd', '-p'],
        ['hexdump', '-C'],
        ['hexdump'],
        ['od'],
        ['od', '-b'],
        ['od', '-x'],
        ['od', '-Ax', '-tx1z'],
        ['od', '-Ad', '-tx1'],
      ];
      for (const [program = '', ...args] of dumps) {
        const dump = run(program, args, bytes);
        expect(Buffer.from(readBytes(dump, 'auto', 'data').bytes).toString('hex'), dump).toBe(Buffer.from(bytes).toString('hex'));
      }
    }),
    { numRuns: runs(40) },
  );
});

const pair = (littleEndian: number | bigint, bigEndian: number | bigint) => ({ littleEndian: String(littleEndian), bigEndian: String(bigEndian) });

test('reads numbers as the Buffer of Node does', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 16, maxLength: 16 }), (bytes) => {
      const buffer = Buffer.from(bytes);
      const values = new Map(valuesOf(bytes).map(({ type, ...both }) => [type, both]));
      expect(values.get('int16')).toEqual(pair(buffer.readInt16LE(), buffer.readInt16BE()));
      expect(values.get('uint32')).toEqual(pair(buffer.readUInt32LE(), buffer.readUInt32BE()));
      expect(values.get('int64')).toEqual(pair(buffer.readBigInt64LE(), buffer.readBigInt64BE()));
      expect(values.get('uint64')).toEqual(pair(buffer.readBigUInt64LE(), buffer.readBigUInt64BE()));
      expect(values.get('float64')).toEqual(pair(buffer.readDoubleLE(), buffer.readDoubleBE()));
      expect([Math.fround(Number(values.get('float32')?.littleEndian)), Math.fround(Number(values.get('float32')?.bigEndian))]).toEqual([
        buffer.readFloatLE(),
        buffer.readFloatBE(),
      ]);
    }),
  );
});

const hexOfDouble = (value: number): string => Buffer.from(new Float64Array([value]).buffer).toString('hex');

test('every second of a day is an OLE date without a fraction', { tags: ['slow'] }, () => {
  for (let second = 0; second < 86_400; second += 7) {
    const time = new Date(Date.UTC(2024, 1, 15) + 1000 * second).toISOString().slice(0, 19);
    const bytes = Buffer.from(new Float64Array([45_337 + second / 86_400]).buffer);
    expect(valuesOf(bytes).find(({ type }) => type === 'ole-date')?.littleEndian).toBe(time);
  }
});

test('writes 16 MiB as a dump in linear time', { tags: ['slow'] }, () => {
  const spent = startProcessorTime();
  for (const format of ['xxd', 'hexdump', 'c', 'spaced-hex'] as const) writeBytes(new Uint8Array(2 ** 22).fill(7), format, options);
  expect(spent()).toBeLessThan(10_000);
});

test.each([
  ['dos-time', '21 5d 4f 58', '2024-02-15T11:41:02'],
  ['filetime', '00 80 3e d5 de b1 9d 01', '1970-01-01T00:00:00Z'],
  ['ole-date', '00 00 00 00 00 00 02 40', '1900-01-01T06:00:00'],
  // 45337.4868287037
  ['ole-date', hexOfDouble(45_337.486_828_703_7), '2024-02-15T11:41:02'],
  ['mac-time', '80 b0 25 7c', '1970-01-01T00:00:00Z'],
] as const)('reads %s', (type, hex, time) => {
  expect(valuesOf(readBytes(hex, 'hex', 'data').bytes).find((value) => value.type === type)?.littleEndian).toBe(time);
});

const fileOf = (bytes: Uint8Array<ArrayBuffer>) => ({ name: 'a.bin', type: '', content: new Blob([bytes]) });
const noData = { data: '', notation: 'auto' } as const;

test('reads only the page of a file that is shown', async () => {
  const read: number[] = [];
  const size = 2 ** 28;
  const content = {
    size,
    slice: (start: number, end: number) => {
      read.push(end - start);
      return { arrayBuffer: () => Promise.resolve(new ArrayBuffer(end - start)) };
    },
  };
  const output = await inspectBytes({ ...noData, file: { name: 'big', type: '', content }, offset: '0xfffffff', rowCount: 16 });
  expect(output).toMatchObject({ byteLength: size, position: size - 1 });
  expect(output.rows.at(-1)?.offset).toBe('0ffffff0');
  expect(read).toEqual([256, 1]);
});

test('finds matches across chunks, and compares them', { tags: ['slow'] }, async () => {
  const bytes = new Uint8Array(3 * 2 ** 20);
  bytes.set(Buffer.from('needle'), 2 ** 20 - 3);
  bytes.set(Buffer.from('needle'), 2 ** 21);
  const found = await findBytes({ ...noData, file: fileOf(bytes), pattern: 'needle', findAs: 'text' }, watch);
  expect(found.matches.map(({ offset }) => Number(offset))).toEqual([2 ** 20 - 3, 2 ** 21]);
  const compared = await compareBytes({ ...noData, file: fileOf(bytes), otherData: '', otherFile: fileOf(new Uint8Array(3 * 2 ** 20)) }, watch);
  expect(compared).toMatchObject({ verdict: 'different', differentBytes: 12 });
  expect(compared.ranges.map(({ offset, length }) => [Number(offset), length])).toEqual([
    [2 ** 20 - 3, 6],
    [2 ** 21, 6],
  ]);
});

test('lists at most 1000 matches and differences, and reports omitted ones', { tags: ['slow'] }, async () => {
  const bytes = Uint8Array.from({ length: 2002 }, (_, index) => index % 2);
  const search = { ...noData, pattern: '01', findAs: 'hex' } as const;
  for (const [length, isCut] of [
    [2000, false],
    [2002, true],
  ] as const) {
    const file = fileOf(bytes.slice(0, length));
    const notes = isCut ? ['rows-omitted'] : [];
    const found = await findBytes({ ...search, file }, watch);
    expect([found.matches.length, found.matchCount, found.notes]).toEqual([1000, length / 2, notes]);
    const compared = await compareBytes({ ...noData, file, otherData: '', otherFile: fileOf(new Uint8Array(length)) }, watch);
    expect([compared.ranges.length, compared.differentBytes, compared.notes]).toEqual([1000, length / 2, notes]);
  }
});

test('finds patterns that almost match everywhere in linear time', async () => {
  const zeros = new Uint8Array(2 ** 20);
  const spent = startProcessorTime();
  for (const pattern of [`${'00'.repeat(2 ** 14)}01`, `01${'00'.repeat(2 ** 14)}`, '00'.repeat(2 ** 14)]) {
    const { matchCount } = await findBytes({ ...noData, file: fileOf(zeros), pattern, findAs: 'hex' }, watch);
    expect(matchCount).toBe(pattern.includes('1') ? 0 : 2 ** 20 - 2 ** 14 + 1);
  }
  expect(spent()).toBeLessThan(2000);
});

test('no bytes are written as nothing, or as a string without content', () => {
  for (const format of formats) expect(writeBytes(new Uint8Array(), format, options)).toBe(format === 'python' ? "b''" : '');
});

test('finds every match of random bytes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.stringMatching(/^[ab]{1,60}$/u), fc.stringMatching(/^[ab]{1,3}$/u), async (text, pattern) => {
      const expected = Array.from({ length: text.length }, (_, index) => index).filter((index) => text.startsWith(pattern, index));
      const { matches, matchCount } = await findBytes({ data: text, file: undefined, notation: 'text', pattern, findAs: 'text' }, watch);
      expect(matches.map(({ offset }) => Number(offset))).toEqual(expected);
      expect(matchCount).toBe(expected.length);
    }),
  );
});

test('returns bytes or an error for any text', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: anyCharacter }),
        fc.stringMatching(/^[\da-f *|:x{},\n]{0,80}$/u),
        fc.stringMatching(/^(?:[\da-f]{4}:? (?:[\da-f]{3} ){1,3}\n?){1,3}$/u),
        fc.stringMatching(/^(?:0{7} (?:[0-7]{6} ){1,3}\n?(?:[\da-f]{2} )?){1,3}$/u),
      ),
      (text) => {
        try {
          expect(readBytes(text, 'auto', 'data').bytes).toBeInstanceOf(Uint8Array);
        } catch (error) {
          expect(error).toBeInstanceOf(InputError);
        }
      },
    ),
  );
});

test.each([
  ['41 42 4g', 8],
  ['0x41, 0x4g', 10],
  ['41, 423, 44', 8],
  ['41 x', 4],
])('locates what is not hex in %s', (text, character) => {
  expect(() => readBytes(text, 'hex', 'data')).toThrow(expect.objectContaining({ code: 'invalid-hex', position: { character } }));
});

test.each([
  ['00000000: 4865 6c6x 6f2c', 1, 16],
  ['00000000: 4865\n00000002: 48zz', 2, 11],
  ['0000000 48 65 6', 1, 15],
])('tells where the numbers of a dump cannot be read: %j', (text, line, character) => {
  expect(() => readBytes(text, 'auto', 'data')).toThrow(expect.objectContaining({ code: 'invalid-notation', position: { line, character } }));
});

test('reads a quotation mark that is not closed in linear time', () => {
  const spent = startProcessorTime();
  readBytes(String.raw`"\x41${String.raw`\"`.repeat(100_000)}`, 'escapes', 'data');
  expect(spent()).toBeLessThan(1000);
  expect(Buffer.from(readBytes(String.raw`it's "\x41\"" "b`, 'escapes', 'data').bytes).toString()).toBe('A"');
});

test('reads all numbers of a long line', () => {
  expect(readBytes(`0000: ${'41 '.repeat(5000)}`, 'auto', 'data').bytes).toHaveLength(5000);
});

test('refuses a short dump that stands for hundreds of megabytes', () => {
  const text = '00000000  41\n*\n0fffffff';
  expect(readBytes(text, 'auto', 'data').notation).toBe('text');
  expect(Buffer.from(readBytes('00000000  41 42 43\n*\n00000009  44\n0000000a', 'auto', 'data').bytes).toString()).toBe('ABCABCABCD');
});

test('reads five megabytes of any notation, or refuses text that looks like the start of one, in linear time', { tags: ['slow'] }, () => {
  const bytes = new Uint8Array(2 ** 20).map((_, index) => (index * 7) % 256);
  const dumps = formats.map((format) => writeBytes(bytes, format, options));
  const hostile = [
    '{ 0x41, '.concat('/*'.repeat(2_000_000)),
    `00000000 41 ${'|'.repeat(4_000_000)}`,
    `"\\x41${"'".repeat(2_000_001)}`,
    `0000: ${'41 '.repeat(1_000_000)}`,
  ];
  for (const text of [...dumps, ...hostile]) {
    const spent = startProcessorTime();
    // A bar right after the numbers of a dump is an error.
    const read = unlessRefused(() => readBytes(text, 'auto', 'data'));
    expect(spent(), text.slice(0, 20)).toBeLessThan(4000);
    expect(read === undefined, text.slice(0, 20)).toBe(text.startsWith('00000000 41 |'));
  }
});
