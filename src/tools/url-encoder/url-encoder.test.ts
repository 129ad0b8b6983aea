import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyCharacter, runs } from '../../../scripts/seed-tests.ts';
import { InputError } from '../../contract/errors.ts';
import { encodeText } from '../../lib/charset/sets/encode.ts';
import { encodePercent, percentModes } from '../../lib/percent/encode.ts';
import { decodeLayers } from './decode.ts';

const anyText = fc.string({ unit: anyCharacter });
const once = { charset: 'utf-8', plusAsSpace: false, repeat: false, malformed: 'error' } as const;
const encode = (text: string, mode: (typeof percentModes)[number]): string => encodePercent(text, 'text', { mode, keepLineBreaks: false });

test('encodes and decodes a component like encodeURIComponent and decodeURIComponent', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(encode(text, 'component')).toBe(encodeURIComponent(text));
      expect(decodeLayers(encodeURIComponent(text), once).text).toBe(text);
    }),
  );
});

test('encodes and decodes form data like URLSearchParams', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const form = encode(text, 'form');
      expect(form).toBe(new URLSearchParams({ '': text }).toString().slice(1));
      expect(decodeLayers(form, { ...once, plusAsSpace: true }).text).toBe(text);
    }),
  );
});

test.each(percentModes.filter((mode) => mode !== 'form' && mode !== 'url'))('%s round-trips as ASCII, with only its allowed characters', (mode) => {
  fc.assert(
    fc.property(anyText, (text) => {
      const encoded = encode(text, mode);
      expect(encoded).toMatch(/^[!-~]*$/u);
      expect(decodeURIComponent(encoded)).toBe(text);
      expect(decodeLayers(encoded, once).text).toBe(text);
    }),
  );
});

test('does not change an already encoded URL', () => {
  const url = fc.string({ unit: fc.constantFrom('x', '/', '?', '%20', '%C3%A4', '%', ' ', 'ä', '#', '[') });
  fc.assert(
    fc.property(url, (text) => {
      const encoded = encode(text, 'url');
      expect(encode(encoded, 'url')).toBe(encoded);
      expect(decodeURIComponent(encoded)).toBe(text.replaceAll('%20', ' ').replaceAll('%C3%A4', 'ä'));
    }),
  );
});

test('decodes and rejects the same as decodeURIComponent', () => {
  const source = fc.string({ unit: fc.constantFrom('%', '4', '1', 'C3', 'A4', 'E2', '82', 'ac', 'ED', 'F0', '9f', '%98', '%80', 'x', 'ä') });
  fc.assert(
    fc.property(source, (text) => {
      const theirs = attempt(() => decodeURIComponent(text), URIError);
      expect(attempt(() => decodeLayers(text, once).text, InputError)).toBe(theirs);
    }),
    { numRuns: runs(3000) },
  );
});

function attempt(run: () => string, refusal: typeof URIError | typeof InputError): string | undefined {
  try {
    return run();
  } catch (error) {
    if (error instanceof refusal) return undefined;
    throw error;
  }
}

test('decodes any text and keeps malformed parts if requested', () => {
  const hostile = fc.oneof(anyText, fc.string({ unit: fc.constantFrom('%', '%u', 'D83D', 'DE00', '%E4', '%C3%A4', '+', '\uD800', '\uDC00', '\0') }));
  fc.assert(
    fc.property(hostile, fc.boolean(), fc.boolean(), (text, plusAsSpace, repeat) => {
      const decoded = decodeLayers(text, { ...once, plusAsSpace, repeat, malformed: 'keep' });
      expect(decoded.text.length).toBeLessThanOrEqual(text.length);
      expect(decoded.passes === 0).toBe(decoded.text === text);
    }),
  );
  expect(decodeLayers('\uD800%41%uDC00\uDC00', once).text).toBe('\uD800A\uDC00\uDC00');
});

test.each([
  ['windows-1252', 'façade – 5 €'],
  ['iso-8859-1', 'Ã¤ÿ'],
  ['utf-16be', 'Grüße 😀'],
] as const)('round-trips escapes in %s', (charset, text) => {
  const escaped = Array.from(encodeText(text, charset, 'text'), (byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
  expect(decodeLayers(`é${escaped}`, { ...once, charset }).text).toBe(`é${text}`);
});

test('rejects an unpaired surrogate at its position', () => {
  for (const mode of percentModes) {
    expect(() => encode('ä😀\uD800', mode)).toThrow(expect.objectContaining({ code: 'unpaired-surrogate', field: 'text', position: { character: 3 } }));
  }
});

test('encodes and decodes ten megabytes', { tags: ['slow'] }, () => {
  const text = 'Zürich & 10 °C 👋\n'.repeat(500_000);
  expect(decodeLayers(encode(text, 'all'), { ...once, charset: 'auto' }).text === text).toBe(true);
});
