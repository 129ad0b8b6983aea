import { expect, test } from 'vitest';
import { ascii } from './bytes.ts';
import { ObjectReader } from './object-reader.ts';
import type { PdfValue } from './value.ts';
import { PdfError } from './value.ts';

/** Converts a value to plain data: strings as quoted Latin-1, names with their slash. */
function plain(value: PdfValue | undefined): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (value.kind === 'name') return `/${value.name}`;
  if (value.kind === 'string') return Buffer.from(value.bytes).toString('latin1');
  if (value.kind === 'array') return value.items.map(plain);
  if (value.kind === 'reference') return { number: value.number, generation: value.generation };
  if (value.kind === 'dictionary') return Object.fromEntries([...value.entries].map(([key, each]) => [key, plain(each)]));
  return value.kind;
}

const latin1 = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text, 'latin1'));
const read = (text: string): unknown => plain(new ObjectReader(latin1(text)).readValue());

// ISO 32000-2, section 7.3; most are its examples.
test.each([
  ['true', true],
  ['false', false],
  ['null', null],
  ['123', 123],
  ['+17', 17],
  ['-98', -98],
  ['34.5', 34.5],
  ['-.002', -0.002],
  ['4.', 4],
  ['0', 0],
  ['% a comment\r 1', 1],
  ['\0\t\n\f\r 1', 1],
  ['(This is a string)', 'This is a string'],
  ['()', ''],
  ['(a (nested) one)', 'a (nested) one'],
  ['(\\n\\r\\t\\b\\f\\(\\)\\\\)', '\n\r\t\b\f()\\'],
  ['(\\z)', 'z'],
  ['(two \\\nlines \\\r\nand \\\rmore)', 'two lines and more'],
  ['(a\nb\r\nc\rd)', 'a\nb\nc\nd'],
  ['(\\0053\\53\\053\\5)', '\x053++\x05'],
  ['(\\777\\18)', '\xff\x018'],
  ['<4E6F76>', 'Nov'],
  ['<901FA>', '\x90\x1f\xa0'],
  ['< 9 0\n1f>', '\x90\x1f'],
  ['<>', ''],
  ['/Name1', '/Name1'],
  ['/A;Name_With-Various***Characters?', '/A;Name_With-Various***Characters?'],
  ['/The_Key_of_F#23_Minor', '/The_Key_of_F#_Minor'],
  ['/A#42#4a', '/ABJ'],
  ['/A#4', '/A#4'],
  ['/A#g0', '/A#g0'],
  ['/A#0g', '/A#0g'],
  ['/', '/'],
  ['/a/b', '/a'],
  ['[549 3.14 false (Ralph) /SomeName]', [549, 3.14, false, 'Ralph', '/SomeName']],
  ['[]', []],
  // Numbers that only look like a reference.
  ['1 0 Rx', 1],
  ['[1 0 R/A]', [{ number: 1, generation: 0 }, '/A']],
  ['[ 1 0 R 2]', [{ number: 1, generation: 0 }, 2]],
  ['[1 0 2 0 R]', [1, 0, { number: 2, generation: 0 }]],
  ['[1 0 Rx]', 'PdfError'],
  ['12 0 R', { number: 12, generation: 0 }],
  ['12 99999 R', { number: 12, generation: 99_999 }],
  ['12 0 R/', { number: 12, generation: 0 }],
  ['12 0R', 12],
  ['12 -1 R', 12],
  ['1.5 0 R', 1.5],
  ['12 ', 12],
  ['12 0', 12],
  ['<< /Type /Example /A <</B 1>>/C[1]>>', { Type: '/Example', A: { B: 1 }, C: [1] }],
  ['<<>>', {}],
  ['(', 'PdfError'],
  ['(a\\)', 'PdfError'],
  ['(\\', 'PdfError'],
  ['<41', 'PdfError'],
  ['[1', 'PdfError'],
  ['<</A 1', 'PdfError'],
  ['<</A 1>', 'PdfError'],
  ['<</A 1> >', 'PdfError'],
  ['<<1 2>>', 'PdfError'],
  ['<</A>>', 'PdfError'],
  ['truth', 'PdfError'],
  ['1.2.3', 'PdfError'],
  ['1e3', 'PdfError'],
  ['--1', 'PdfError'],
  [')', 'PdfError'],
  ['{', 'PdfError'],
  ['', 'PdfError'],
  ['%', 'PdfError'],
])('%j is %j', (text, expected) => {
  if (expected === 'PdfError') expect(() => read(text)).toThrow(PdfError);
  else expect(read(text)).toEqual(expected);
});

const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);

test('reads arrays nested up to a hundred levels', () => {
  expect(JSON.stringify(read(nested(101)))).toBe(nested(101));
  expect(() => read(nested(102))).toThrow(PdfError);
});

test('reads keywords and names of up to 4,096 bytes', () => {
  expect(read(`/${'a'.repeat(4_096)}`)).toBe(`/${'a'.repeat(4_096)}`);
  expect(() => read(`/${'a'.repeat(4_097)}`)).toThrow(PdfError);
  expect(read('1'.repeat(4_096))).toBe(Infinity);
  expect(() => read('1'.repeat(4_097))).toThrow(PdfError);
});

test('reports the position of strings and dictionaries, and duplicate keys', () => {
  const text = ' <</A (x) /B <7879> /A 2 /C 3>> ';
  const value = new ObjectReader(latin1(text)).readValue();
  if (value === null || typeof value !== 'object' || value.kind !== 'dictionary') throw new Error('not a dictionary');
  expect([value.start, value.end, value.isInFile]).toEqual([1, text.length - 1, true]);
  expect([...value.repeated]).toEqual(['A']);
  expect(value.entries.get('B')).toMatchObject({ isHex: true, start: 13, end: 19 });
  const [string] = [new ObjectReader(latin1('  (x)')).readValue()];
  expect(string).toMatchObject({ isHex: false, start: 2, end: 5 });
  expect(new ObjectReader(latin1('<<>>'), 0, { isFile: false }).readValue()).toMatchObject({ isInFile: false });
});

test('reads nothing beyond the limit', () => {
  const bytes = latin1('(abc) <616263> 123 ');
  const within = (at: number, limit: number) => new ObjectReader(bytes, at, { limit });
  expect(plain(within(0, 5).readValue())).toBe('abc');
  expect(() => within(0, 4).readValue()).toThrow(PdfError);
  expect(plain(within(6, 14).readValue())).toBe('abc');
  expect(() => within(6, 13).readValue()).toThrow(PdfError);
  expect(within(15, 17).readValue()).toBe(12);
});

const readObject = (text: string) => new ObjectReader(latin1(text)).readIndirect();

test('an object has a number, a generation, an offset and a value', () => {
  expect(readObject(' 12 3 obj (a) endobj')).toMatchObject({ number: 12, generation: 3, start: 1, end: 13 });
  expect(readObject('1 0 obj<</A 1>> endobj')).toMatchObject({ value: { kind: 'dictionary' }, end: 15 });
  for (const text of ['1 obj 2', '1 0 R', 'a 0 obj 1', '1 0 obj', '']) expect(() => readObject(text), text).toThrow(PdfError);
});

// ISO 32000-2, section 7.3.8.1: CR LF or LF; some write CR alone.
test.each(['\n', '\r\n', '\r', ''])('the bytes of a stream start after %j', (end) => {
  const text = `1 0 obj <</Length 3>> stream${end}abc`;
  const { value } = readObject(text);
  expect(value).toMatchObject({ kind: 'stream', start: text.length - 3 });
  expect(readObject(text).end).toBe(text.length - 3);
});

test('an unsigned number has at most 16 digits', () => {
  const reader = new ObjectReader(ascii(` 12 ${'9'.repeat(15)} x`));
  expect([reader.readUnsigned(), reader.readUnsigned()]).toEqual([12, 999_999_999_999_999]);
  expect(() => reader.readUnsigned()).toThrow(PdfError);
  const long = new ObjectReader(ascii('12345678901234567'));
  expect([long.readUnsigned(), long.readUnsigned()]).toEqual([1_234_567_890_123_456, 7]);
});
