import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyCharacter, runs } from '../../../scripts/seed-tests.ts';
import { createContext } from '../../runtime/platform/context.ts';
import { runOperation } from '../../runtime/run.ts';
import { readContent } from './decode.ts';
import { dataUri, encodeBytes, readEncodable, snippets, wrap } from './encode.ts';
import * as fields from './fields.ts';
import { chooseExtension, fullName, mediaTypeOfBytes, mediaTypeOfFile } from './file-type.ts';
import operations from './operations.ts';

const watch = { signal: new AbortController().signal, progress: () => {} };
const hasPlatformNames = /[/\\:*?"<>|\p{Cc}]/u;

test('decodes every format except snippets to the same bytes', async () => {
  const context = createContext();
  const inputs = fc.record({
    content: fc.uint8Array({ maxLength: 300 }),
    format: fc.constantFrom('data-uri', 'base64'),
    urlSafe: fc.boolean(),
    lineLength: fc.integer({ min: 0, max: 80 }),
    lineEnding: fc.constantFrom('lf', 'crlf'),
  });
  await fc.assert(
    fc.asyncProperty(inputs, async ({ content, ...options }) => {
      const outcome = await runOperation(operations, 'encode', { file: { name: 'a', type: '', content }, ...options }, context);
      expect(outcome.kind).toBe('output');
      const encoded = outcome.kind === 'output' ? String(outcome.output.encoded) : '';
      expect(new Uint8Array(readContent(encoded).bytes)).toEqual(content);
    }),
  );
});

test('encodes large files in pieces and decodes them', { tags: ['slow'] }, async () => {
  const bytes = Uint8Array.from({ length: 5_000_003 }, (_, index) => index % 253);
  const base64 = await encodeBytes(bytes, { urlSafe: false }, watch);
  expect(base64).toBe(Buffer.from(bytes).toString('base64'));
  expect(Buffer.from(readContent(base64.replaceAll('+', '%2B')).bytes).equals(Buffer.from(bytes))).toBe(true);
});

test('stops encoding when aborted', async () => {
  const controller = new AbortController();
  const encoding = encodeBytes(new Uint8Array(5_000_000), { urlSafe: false }, { signal: controller.signal, progress: () => controller.abort() });
  await expect(encoding).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
});

test('reports a missing or too large file as an error of the file field', async () => {
  const vanished = { size: 5, slice: () => ({ arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotFoundError')) }) };
  const outcome = await runOperation(operations, 'encode', { file: { name: 'a', type: '', content: vanished } }, createContext());
  expect(outcome).toMatchObject({ kind: 'error', error: { code: 'unreadable-file', field: 'file' } });
  const huge = readEncodable({ name: 'a', type: '', content: { ...vanished, size: 2 ** 40 } });
  await expect(huge).rejects.toThrow(expect.objectContaining({ code: 'out-of-range', field: 'file' }));
});

test('wraps text to lines of the given length without other changes', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', 'b') }), fc.integer({ min: 1, max: 20 }), (text, lineLength) => {
      const lines = wrap(text, { lineLength, lineEnding: 'crlf' }).split('\r\n');
      expect(lines.join('')).toBe(text);
      expect(lines.slice(0, -1).every((line) => line.length === lineLength)).toBe(true);
      expect((lines.at(-1) ?? '').length).toBeLessThanOrEqual(lineLength);
    }),
  );
});

test('escapes quotes in the media type of a data URI', () => {
  expect(dataUri('a/b"onload=x)\n', '')).toBe('data:a/b%22onload=x%29%0A;base64,');
  expect(dataUri('text/plain; charset=utf-8', 'SGk=')).toBe('data:text/plain; charset=utf-8;base64,SGk=');
});

test('rejects a lone surrogate in a data URI at its position', () => {
  expect(() => readContent('data:,😀\uD800')).toThrow(expect.objectContaining({ code: 'unpaired-surrogate', field: 'base64', position: { character: 8 } }));
});

test('generates a file name that every file system accepts, with its extension', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), fc.string({ unit: anyCharacter }), (fileName, typed) => {
      const extension = chooseExtension(typed, 'image/png');
      const name = fullName(fileName, extension);
      expect(name).not.toMatch(hasPlatformNames);
      expect(name.toLowerCase().endsWith(`.${extension.toLowerCase()}`)).toBe(true);
    }),
  );
  expect(fullName('photo.JPG', 'jpg')).toBe('photo.JPG');
  expect(fullName('jpg', 'jpg')).toBe('jpg.jpg');
});

test('sets the type of the result by format', () => {
  const { format } = fields.encode.output.encoded;
  expect((['data-uri', 'base64', 'css', 'html', 'markdown'] as const).map((option) => format({ format: option }))).toEqual([
    'data-uri',
    'base64',
    undefined,
    'html',
    'markdown',
  ]);
});

test('text that starts like a bitmap is text', () => {
  const bytes = new TextEncoder().encode('BMW');
  expect(mediaTypeOfBytes(bytes, undefined)).toBe('text/plain');
  expect(mediaTypeOfBytes(bytes, 'application/octet-stream')).toBe('text/plain');
  expect(mediaTypeOfFile({ type: '', name: '' }, bytes)).toBe('text/plain');
});

test('provides a sample that is an image', () => {
  expect(readContent(fields.decode.input.base64.sample).mediaType).toBe('image/svg+xml');
});

const fileOf = (size: number) => ({ name: 'a', type: '', content: { size, slice: () => ({ arrayBuffer: () => Promise.reject(new Error('not here')) }) } });

test('reads a file whose Base64 fits in a string of 2²⁹ − 2¹⁶ characters', async () => {
  // Four characters for three bytes.
  const max = 402_604_032;
  await expect(readEncodable(fileOf(max))).rejects.toMatchObject({ code: 'unreadable-file', field: 'file' });
  await expect(readEncodable(fileOf(max + 1))).rejects.toMatchObject({ code: 'out-of-range', field: 'file', params: { min: 0, max } });
});

test('rejects lines that exceed the string limit and reports the maximum file size', () => {
  // With a line break after each line but the last, 268,402,688 characters fill 2²⁹ − 2¹⁶: three quarters of them are bytes.
  const base64 = 'A'.repeat(400_000_000);
  expect(() => wrap(base64, { lineLength: 1, lineEnding: 'lf' })).toThrow(
    expect.objectContaining({ code: 'out-of-range', field: 'file', params: { min: 0, max: 201_302_016 } }),
  );
});

test('decodes everything that encode writes', () => {
  const formats = fc.constantFrom<keyof typeof snippets>('data-uri', 'css', 'html', 'markdown');
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 60 }), formats, fc.string({ maxLength: 12 }), (bytes, format, fileName) => {
      fc.pre(!fileName.includes('data:'));
      const written = snippets[format]({ uri: dataUri('image/png', Buffer.from(bytes).toString('base64')), fileName });
      const read = readContent(written);
      expect(Buffer.from(read.bytes).equals(Buffer.from(bytes))).toBe(true);
      expect(read.mediaType).toBe('image/png');
    }),
    { numRuns: runs(300) },
  );
});
