import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { PdfDocument } from './document.ts';
import { hasPdfHeader, openByCrossReference, openByScanning } from './document.ts';
import { scanObjects } from './scan.ts';
import { integerOf } from './value.ts';

const { signal } = new AbortController();
const latin1 = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text, 'latin1'));
const textOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');

interface Row {
  readonly type: number;
  readonly second: number;
}

interface StreamOptions {
  readonly index?: string;
  readonly entries?: string;
  readonly widths?: readonly [number, number, number];
  readonly isPacked?: boolean;
}

/** Encodes a number in `width` bytes, big-endian. */
const field = (value: number, width: number): string =>
  Array.from({ length: width }, (_, at) => String.fromCharCode((value / 256 ** (width - 1 - at)) & 0xff)).join('');

/** Writes a file part by part, and records the offset of each. */
class Writer {
  text = '%PDF-1.7\n';

  add(part: string): number {
    const at = this.text.length;
    this.text += `${part}\n`;
    return at;
  }

  stream(number: number, entries: string, content: string, isPacked = false): number {
    const data = isPacked ? textOf(deflateSync(latin1(content))) : content;
    return this.add(`${number} 0 obj <<${entries}${isPacked ? ' /Filter /FlateDecode' : ''} /Length ${data.length}>> stream\n${data}\nendstream endobj`);
  }

  /** Returns a cross-reference stream (ISO 32000-2, section 7.5.8). */
  crossReference(number: number, rows: readonly Row[], { index, entries = '/Root 1 0 R', widths = [1, 2, 1], isPacked = false }: StreamOptions = {}): number {
    const content = rows.map(({ type, second }) => field(type, widths[0]) + field(second, widths[1]) + field(0, widths[2])).join('');
    const range = index === undefined ? '' : `/Index [${index}]`;
    return this.stream(number, `/Type /XRef /Size ${rows.length} ${range} /W [${widths.join(' ')}] ${entries}`, content, isPacked);
  }

  end(start: number): Uint8Array {
    this.add(`startxref\n${start}\n%%EOF`);
    return latin1(this.text);
  }
}

const row = (offset: number, type = 'n'): string => `${String(offset).padStart(10, '0')} 00000 ${type} \n`;
const reference = (number: number) => ({ kind: 'reference', number, generation: 0 }) as const;

async function versionOf(document: PdfDocument | undefined): Promise<number | undefined> {
  const root = await document?.root();
  return integerOf(await document?.resolve(root?.entries.get('V')));
}

test('a PDF file has its header in the first 1,024 bytes', () => {
  expect(hasPdfHeader(latin1('%PDF-1.7'))).toBe(true);
  expect(hasPdfHeader(latin1(`${' '.repeat(1_019)}%PDF-1.7`))).toBe(true);
  expect(hasPdfHeader(latin1(`${' '.repeat(1_020)}%PDF-1.7`))).toBe(false);
  expect(hasPdfHeader(latin1('%PDF'))).toBe(false);
});

/** Two revisions: the newer catalog is used, object 3 is deleted. */
function revisedFile(catalog = '1 0 obj <</V 2>> endobj'): Uint8Array {
  const file = new Writer();
  const first = [file.add('1 0 obj <</V 1 /Old true>> endobj'), file.add('2 0 obj 22 endobj'), file.add('3 0 obj 33 endobj')];
  const older = file.add(`xref\n0 4\n${row(0, 'f')}${first.map((at) => row(at)).join('')}trailer <</Root 1 0 R /Size 4 /Info 2 0 R>>`);
  const newer = file.add(catalog);
  return file.end(file.add(`xref\n1 1\n${row(newer)}3 1\n${row(0, 'f')}trailer <</Root 1 0 R /Prev ${older}>>`));
}

test('uses the newest revision, and older ones for unchanged objects', async () => {
  const document = await openByCrossReference(revisedFile());
  if (!document) throw new Error('not opened');
  expect(await versionOf(document)).toBe(2);
  expect(await document.resolve(reference(2))).toBe(22);
  expect(await document.resolve(reference(3))).toBeNull();
  expect(await document.resolve(reference(4))).toBeNull();
  expect(await document.resolve(undefined)).toBeNull();
  expect(document.trailer.entries.has('Info')).toBe(false);
  expect(document.isBroken).toBe(false);
});

test('an object missing at its offset marks the file as broken', async () => {
  expect(await openByCrossReference(revisedFile('9 0 obj <</V 2>> endobj'))).toBeUndefined();
  const file = new Writer();
  const catalog = file.add('1 0 obj <</V 1>> endobj');
  const document = await openByCrossReference(file.end(file.add(`xref\n0 3\n${row(0, 'f')}${row(catalog)}${row(catalog)}trailer <</Root 1 0 R>>`)));
  expect(document?.isBroken).toBe(false);
  expect(await document?.resolve(reference(2))).toBeNull();
  expect(document?.isBroken).toBe(true);
});

test('resolves chained references, even circular ones', async () => {
  const file = new Writer();
  const places = [file.add('1 0 obj <</V 2 0 R>> endobj'), file.add('2 0 obj 3 0 R endobj'), file.add('3 0 obj 7 endobj'), file.add('4 0 obj 4 0 R endobj')];
  const document = await openByCrossReference(file.end(file.add(`xref\n0 5\n${row(0, 'f')}${places.map((at) => row(at)).join('')}trailer <</Root 1 0 R>>`)));
  expect(await versionOf(document)).toBe(7);
  expect(await document?.resolve(reference(4))).toBeNull();
});

test.each([
  ['', {}],
  ['packed', { isPacked: true }],
  ['wide', { widths: [2, 4, 0] as const }],
  ['with two ranges', { index: '0 2 5 3', isPacked: true }],
])('a cross-reference stream locates objects in the file and in object streams: %s', async (_how, options: StreamOptions) => {
  const file = new Writer();
  const catalog = file.add('1 0 obj <</V 5 0 R>> endobj');
  const container = file.stream(2, '/Type /ObjStm /N 2 /First 8', '5 0 6 3 42 (x)', options.isPacked);
  const free = { type: 0, second: 0 };
  const rows: readonly Row[] = options.index
    ? [free, { type: 1, second: catalog }, { type: 2, second: 7 }, { type: 2, second: 7 }, { type: 1, second: container }]
    : [free, { type: 1, second: catalog }, { type: 1, second: container }, free, free, { type: 2, second: 2 }, { type: 2, second: 2 }];
  if (options.index) file.text = file.text.replace('2 0 obj', '7 0 obj');
  const document = await openByCrossReference(file.end(file.crossReference(9, rows, options)));
  expect(await versionOf(document)).toBe(42);
  expect(await document?.resolve(reference(6))).toMatchObject({ kind: 'string' });
  expect(await document?.resolve(reference(4))).toBeNull();
  expect(document?.isBroken).toBe(false);
});

test('without a type field all rows are of the first type', async () => {
  const file = new Writer();
  const catalog = file.add('1 0 obj <</V 8>> endobj');
  const rows = [
    { type: 1, second: 0 },
    { type: 1, second: catalog },
  ];
  expect(await versionOf(await openByCrossReference(file.end(file.crossReference(2, rows, { widths: [0, 3, 0] }))))).toBe(8);
});

test.each([
  [8, 5],
  [9, undefined],
])('reads a field of %d bytes: %s', async (width, version) => {
  const file = new Writer();
  const catalog = file.add('1 0 obj <</V 5>> endobj');
  const rows = [
    { type: 1, second: 0 },
    { type: 1, second: catalog },
  ];
  expect(await versionOf(await openByCrossReference(file.end(file.crossReference(2, rows, { widths: [1, width, 0] }))))).toBe(version);
});

test('reads rows with a predictor', async () => {
  const file = new Writer();
  const catalog = file.add('1 0 obj <</V 8>> endobj');
  // Each row of three bytes minus the one above: PNG filter 2.
  const [high, low] = [catalog >> 8, catalog & 0xff];
  const entries = '/Type /XRef /Size 2 /W [1 2 0] /Root 1 0 R /DecodeParms <</Predictor 12 /Columns 3>>';
  const at = file.stream(2, entries, String.fromCharCode(2, 1, 0, 0, 2, 0, high, low), true);
  expect(await versionOf(await openByCrossReference(file.end(at)))).toBe(8);
});

test('the stream of a hybrid file takes precedence over older revisions', async () => {
  const file = new Writer();
  const [catalog, two, three] = [file.add('1 0 obj <</V 2 0 R>> endobj'), file.add('2 0 obj 1 endobj'), file.add('2 0 obj 2 endobj')];
  const older = file.add(`xref\n0 3\n${row(0, 'f')}${row(catalog)}${row(two)}trailer <</Root 1 0 R>>`);
  const stream = file.crossReference(5, [{ type: 1, second: three }], { index: '2 1' });
  const document = await openByCrossReference(file.end(file.add(`xref\n0 0\ntrailer <</Root 1 0 R /XRefStm ${stream} /Prev ${older}>>`)));
  expect(await versionOf(document)).toBe(2);
});

test('reads revisions that refer to each other once', async () => {
  const file = new Writer();
  const catalog = file.add('1 0 obj <</V 4>> endobj');
  const here = file.text.length;
  file.add(`xref\n0 2\n${row(0, 'f')}${row(catalog)}trailer <</Root 1 0 R /Prev ${here}>>`);
  expect(await versionOf(await openByCrossReference(file.end(here)))).toBe(4);
});

test.each([
  ['another type of entry', `xref\n0 1\n${row(0, 'x')}trailer <</Root 1 0 R>>`],
  ['an entry without whitespace after it', 'xref\n0 1\n0000000000 00000 nx trailer <</Root 1 0 R>>'],
  ['a trailer that is not a dictionary', 'xref\n0 0\ntrailer 7'],
  ['no catalog', 'xref\n0 0\ntrailer <</Root 1 0 R>>'],
  ['a stream of another type', '1 0 obj <</Type /X /W [1 1 1] /Length 0>> stream\n\nendstream'],
  ['widths of two fields', '1 0 obj <</Type /XRef /W [1 1] /Length 0>> stream\n\nendstream'],
  ['widths of zero', '1 0 obj <</Type /XRef /W [0 0 0] /Length 0>> stream\n\nendstream'],
  ['another filter', '1 0 obj <</Type /XRef /W [1 1 1] /Filter /LZWDecode /Length 0>> stream\n\nendstream'],
])('does not open a file with %s by its cross-reference', async (_what, crossReference) => {
  const file = new Writer();
  expect(await openByCrossReference(file.end(file.add(crossReference)))).toBeUndefined();
});

test('does not open a file without a cross-reference offset, or with one after the end', async () => {
  expect(await openByCrossReference(latin1('%PDF-1.7\n1 0 obj <<>> endobj'))).toBeUndefined();
  expect(await openByCrossReference(new Writer().end(9_999))).toBeUndefined();
});

test('falls back to the keyword after a stream with a wrong length', async () => {
  const file = new Writer();
  const catalog = file.add('1 0 obj <</V 5 0 R>> endobj');
  for (const length of ['/Length 3', '/Length 900', '/Length -1', '/Length 6 0 R', '']) {
    const part = new Writer();
    part.text = file.text;
    const container = part.add(`2 0 obj <</Type /ObjStm /N 1 /First 4 ${length}>> stream\n5 0 77 \nendstream endobj`);
    const free = { type: 0, second: 0 };
    const rows = [free, { type: 1, second: catalog }, { type: 1, second: container }, free, free, { type: 2, second: 2 }];
    expect(await versionOf(await openByCrossReference(part.end(part.crossReference(9, rows)))), length).toBe(77);
  }
});

test('a damaged object stream is empty, and marks the file as broken', async () => {
  const file = new Writer();
  const catalog = file.add('1 0 obj <</V 5 0 R>> endobj');
  const container = file.stream(2, '/Type /ObjStm /N 1 /First 4 /Filter [/FlateDecode /LZWDecode]', '5 0 77');
  const free = { type: 0, second: 0 };
  const rows = [free, { type: 1, second: catalog }, { type: 1, second: container }, free, free, { type: 2, second: 2 }];
  const document = await openByCrossReference(file.end(file.crossReference(9, rows)));
  expect(await versionOf(document)).toBeUndefined();
  expect(document?.isBroken).toBe(true);
});

async function scanned(bytes: Uint8Array): Promise<readonly string[]> {
  const found: string[] = [];
  for await (const { number, generation, start } of scanObjects(bytes, signal)) found.push(`${number} ${generation} at ${start}`);
  return found;
}

test.each([
  ['1 0 obj 1 endobj\n12 3 obj 2', ['1 0 at 0', '12 3 at 17']],
  ['x1 0 obj 1', ['1 0 at 1']],
  ['10 obj 1', []],
  ['0 obj 1', []],
  ['obj', []],
  ['1 0 obj ( endobj 2 0 obj 2', ['2 0 at 17']],
  // The content of a stream is not an object; if the stream has no end, it is.
  ['1 0 obj <</Length 9>> stream\n2 0 obj 1\nendstream 3 0 obj 1', ['1 0 at 0', '3 0 at 49']],
  ['1 0 obj <<>> stream\n2 0 obj 1', ['1 0 at 0', '2 0 at 20']],
])('finds in %j the objects %j', async (text, objects) => {
  expect(await scanned(latin1(text))).toEqual(objects);
});

test('opens a file with a broken cross-reference by scanning, using the last object of each number', async () => {
  const bytes = latin1(
    '1 0 obj <</V 1>> endobj 1 0 obj <</V 2>> endobj 3 0 obj <</V 3>> endobj trailer <</Root 3 0 R>> trailer <</Root 1 0 R>> trailer <</A 1>>',
  );
  expect(await versionOf(await openByScanning(bytes, signal))).toBe(2);
});

test('uses the last catalog as the root without a trailer', async () => {
  const bytes = latin1('1 0 obj <</Type /Catalog /V 1>> endobj 2 0 obj <</Type /Catalog /V 2>> endobj 3 0 obj <</Type /Page>> endobj trailer <</Info 9 0 R>>');
  const document = await openByScanning(bytes, signal);
  expect(await versionOf(document)).toBe(2);
  expect(document.trailer.entries.get('Info')).toMatchObject({ number: 9 });
});

test('also finds cross-reference and object streams', async () => {
  const file = new Writer();
  file.stream(2, '/Type /ObjStm /N 2 /First 8', '1 0 5 8 <</V 6>>  5', true);
  file.crossReference(9, [], { entries: '/Root 1 0 R' });
  const document = await openByScanning(latin1(file.text), signal);
  expect(await versionOf(document)).toBe(6);
  expect(await document.resolve(reference(5))).toBe(5);
});
