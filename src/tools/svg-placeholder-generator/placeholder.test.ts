import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { expect, test } from 'vitest';
import { anyCharacter, runs } from '../../../scripts/seed-tests.ts';
import { decodeBase64 } from '../../lib/base64/base64.ts';
import type { Placeholder } from './placeholder.ts';
import { base64DataUri, cssBackground, drawPlaceholder, htmlImage, linesOf, percentDataUri } from './placeholder.ts';
import { withSize } from './sized.ts';

const texts = fc.oneof(
  fc.string({ unit: anyCharacter, maxLength: 40 }),
  fc.string({ unit: fc.constantFrom('<', '&', '"', "'", ']]>', '\r', '\n', '\t', '\0', '\ud800', '\udfff', '\ufffe', '\uffff', 'é', '👋'), maxLength: 20 }),
);
const colors = fc.integer({ min: 0, max: 2 ** 32 - 1 }).map((value) => `#${value.toString(16).padStart(8, '0')}`);

const placeholders = fc.record<Placeholder>({
  text: texts,
  width: fc.integer({ min: 1, max: 20_000 }),
  height: fc.integer({ min: 1, max: 20_000 }),
  fontSize: fc.integer({ min: 1, max: 4000 }),
  fitText: fc.boolean(),
  background: colors,
  foreground: colors,
  fontFamily: texts,
  exactSize: fc.boolean(),
});

/** Returns the text that a strict XML parser finds. */
function textIn(svg: string): string {
  const parser = new SaxesParser();
  let text = '';
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('text', (part) => {
    text += part;
  });
  parser.write(svg).close();
  return text;
}

test('returns well-formed XML that contains the text, for any text', () => {
  fc.assert(
    fc.property(placeholders, (placeholder) => {
      const svg = drawPlaceholder(placeholder);
      expect(textIn(svg)).toBe(linesOf(placeholder).join(''));
      expect(svg).not.toMatch(/[\r\n]/u);
    }),
    { numRuns: runs(1000) },
  );
});

test('encodes the image in both data URIs, without quotes, brackets or spaces', () => {
  fc.assert(
    fc.property(placeholders, (placeholder) => {
      const svg = drawPlaceholder(placeholder);
      const uri = percentDataUri(svg);
      expect(uri).toMatch(/^data:image\/svg\+xml,(?:[\w\-.~/:=]|%[\dA-F]{2})*$/u);
      expect(decodeURIComponent(uri.slice(uri.indexOf(',') + 1))).toBe(svg);
      const base64 = base64DataUri(svg);
      expect(new TextDecoder().decode(decodeBase64(base64.slice(base64.indexOf(',') + 1), 'text'))).toBe(svg);
      expect(cssBackground(uri)).toBe(`background-image: url("${uri}");`);
      expect(htmlImage(uri, placeholder, linesOf(placeholder))).toMatch(/^<img src="[^"]+" width="\d+" height="\d+" alt="[^"<>]*">$/u);
    }),
  );
});

test('fits text to at most 80% of both sides, as large as possible', () => {
  fc.assert(
    fc.property(placeholders, fc.array(fc.string({ unit: fc.constantFrom('a', 'é', '👋🏽'), maxLength: 9 }), { minLength: 1, maxLength: 5 }), (rest, lines) => {
      const { width, height } = rest;
      const text = lines.join('\n') || 'a';
      const size = Number(/font-size="(\d+)"/u.exec(drawPlaceholder({ ...rest, text, fitText: true }))?.[1]);
      const longest = Math.max(...text.split('\n').map((line) => line.replaceAll('👋🏽', 'b').length));
      const fits = (em: number): boolean => 6 * em * longest <= 8 * width && 12 * em * lines.length <= 8 * height;
      expect(size === 1 || fits(size)).toBe(true);
      expect(fits(size + 1)).toBe(false);
    }),
  );
});

test('adds a size for the canvas to an image without one', () => {
  const placeholder: Placeholder = {
    text: 'viewBox',
    width: 20,
    height: 10,
    fontSize: 5,
    fitText: false,
    background: '#cccccc',
    foreground: '#333333',
    fontFamily: 'monospace',
    exactSize: false,
  };
  const sized = drawPlaceholder({ ...placeholder, exactSize: true });
  expect(withSize(drawPlaceholder(placeholder), 20, 10)).toBe(sized);
  expect(withSize(sized, 20, 10)).toBe(sized);
});
