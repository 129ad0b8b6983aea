import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { anyCharacter } from '../../../scripts/seed-tests.ts';
import { InputError } from '../../contract/errors.ts';
import { charsets, charsetsOrAuto } from '../../lib/charset/sets/charsets.ts';
import { costOf } from '../../runtime/run.ts';
import { decodeLines, decodeWhole } from './decode.ts';
import { encodeLines, encodeWhole } from './encode.ts';
import { decode } from './fields.ts';

afterEach(() => vi.restoreAllMocks());

const watch = { signal: new AbortController().signal, progress: () => {} };
const anyText = fc.string({ unit: anyCharacter }).filter((text) => !text.startsWith('\uFEFF'));
const options = {
  charset: fc.constantFrom('utf-8', 'utf-16le', 'utf-16be'),
  urlSafe: fc.boolean(),
  padding: fc.constantFrom('auto', 'keep', 'omit'),
  lineLength: fc.nat({ max: 20 }),
  lineEnding: fc.constantFrom('lf', 'crlf'),
} as const;

test('agrees with Node, and decodes what it encodes', () => {
  fc.assert(
    fc.property(anyText, fc.record(options), (text, how) => {
      const { base64, byteLength } = encodeWhole(text, how);
      const lines = base64.split(how.lineEnding === 'lf' ? '\n' : '\r\n');
      const bytes = Buffer.from(text, how.charset === 'utf-8' ? 'utf8' : 'utf16le');
      if (how.charset === 'utf-16be') bytes.swap16();
      const withoutPadding = bytes.toString(how.urlSafe ? 'base64url' : 'base64').replaceAll('=', '');
      expect(lines.join('').replaceAll('=', '')).toBe(withoutPadding);
      expect(lines.slice(0, -1).every(({ length }) => length === how.lineLength)).toBe(true);
      expect(byteLength).toBe(bytes.length);
      expect(decodeWhole(base64, { charset: how.charset, strict: false }).text).toBe(text);
    }),
  );
});

test('converts each line separately, with any line ending', async () => {
  const texts = fc.array(
    fc.string({ unit: 'grapheme' }).map((text) => text.replaceAll(/[\r\n\uFEFF]/gu, '')),
    { minLength: 1, maxLength: 8 },
  );
  await fc.assert(
    fc.asyncProperty(texts, fc.constantFrom('\n', '\r\n', '\r'), async (lines, lineEnd) => {
      const { base64 } = await encodeLines(lines.join(lineEnd), { charset: 'utf-8', urlSafe: false, padding: 'auto' }, watch);
      expect(base64.split('\n')).toEqual(lines.map((line) => Buffer.from(line).toString('base64')));
      expect((await decodeLines(base64.replaceAll('\n', lineEnd), { charset: 'auto', strict: true }, watch)).text).toBe(lines.join('\n'));
    }),
  );
});

test('decodes any text or rejects it with a known error', () => {
  const hostile = fc.oneof(
    fc.string({ unit: anyCharacter }),
    fc.string({ unit: fc.constantFrom('Z', 'g', '=', '-', '/', '%', '2', 'B', '\n', 'data:', ';base64,', '\0', '\uD800') }),
  );
  fc.assert(
    fc.property(hostile, fc.constantFrom(...charsetsOrAuto), fc.boolean(), (base64, charset, strict) => {
      try {
        expect(charsets).toContain(decodeWhole(base64, { charset, strict }).detectedCharset);
      } catch (error) {
        if (!(error instanceof InputError)) throw error;
        expect(error).toMatchObject({ field: 'base64', position: { line: expect.any(Number), column: expect.any(Number) } });
      }
    }),
  );
});

test('rejects a lone surrogate at its position, in every character set', () => {
  for (const charset of charsets) {
    const encode = () => encodeWhole('a\nb\uD83D', { charset, urlSafe: false, padding: 'auto', lineLength: 0, lineEnding: 'lf' });
    expect(encode).toThrow(expect.objectContaining({ code: 'unpaired-surrogate', field: 'text', position: { character: 4 } }));
  }
});

test('converts ten megabytes in both directions, in many lines and in one, and can be aborted', { tags: ['slow'] }, async () => {
  const text = 'Zürich, 10 °C 👋\n'.repeat(500_000);
  const { base64 } = encodeWhole(text, { charset: 'utf-8', urlSafe: false, padding: 'auto', lineLength: 76, lineEnding: 'lf' });
  expect(decodeWhole(base64, { charset: 'auto', strict: false }).text === text).toBe(true);
  const controller = new AbortController();
  const stopped = encodeLines(text, { charset: 'utf-8', urlSafe: false, padding: 'auto' }, { signal: controller.signal, progress: () => controller.abort() });
  await expect(stopped).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
});

test('reports progress while decoding lines, and can be canceled', async () => {
  // The clock advances on every call, so that progress is reported every time.
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 1_000));
  const reports: string[] = [];
  const progress = (done: number, total: number) => void reports.push(`${done} of ${total}`);
  const reading = { charset: 'auto', strict: false } as const;
  await decodeLines('YQ==\r\nYg==\nYw==', reading, { ...watch, progress });
  expect(reports).toEqual(['0 of 15', '6 of 15', '11 of 15']);
  await expect(decodeLines('', reading, { ...watch, signal: AbortSignal.abort() })).rejects.toThrow(/abort/iu);
});

test('uses the character set of the first line that is not empty', async () => {
  expect(await decodeLines('\n//5hAA==', { charset: 'auto', strict: false }, watch)).toMatchObject({ text: '\na', detectedCharset: 'utf-16le' });
});

test('decompresses in the background, since a short text can contain megabytes', () => {
  expect([false, true].map((decompress) => costOf(decode, { base64: 'SGk=', decompress }))).toEqual(['instant', 'slow']);
});
