import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyCharacter } from '../../../scripts/seed-tests.ts';
import { loadFont } from '../../lib/figlet/font.ts';
import { fonts } from '../../lib/figlet/fonts.ts';
import { layouts } from '../../lib/figlet/layouts.ts';
import { drawInFont } from './drawing.ts';
import { formatDrawing } from './formats.ts';

const anyOptions = fc.record({
  width: fc.oneof(fc.nat({ max: 100 }), fc.constant(0)),
  horizontalLayout: fc.constantFrom(...layouts),
  verticalLayout: fc.constantFrom(...layouts),
  trim: fc.boolean(),
});

test('draws any text in any font', { tags: ['slow'] }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: anyCharacter }), fc.constantFrom(...fonts), anyOptions, async (text, name, options) => {
      const { rows, missingCharacters } = drawInFont(text, await loadFont(name), options);
      expect(new Set(missingCharacters).size).toBe(missingCharacters.length);
      expect(rows.every((row) => !row.includes('\n'))).toBe(true);
      if (!options.trim) return;
      expect(rows.filter((row) => row.endsWith(' '))).toEqual([]);
      const inked = rows.filter((row) => row !== '');
      expect(inked.length === 0 || inked.some((row) => !row.startsWith(' '))).toBe(true);
    }),
  );
});

test('keeps every row narrower than the width, except rows of a single letter', async () => {
  const font = await loadFont('Standard');
  await fc.assert(
    fc.asyncProperty(fc.string(), fc.integer({ min: 2, max: 90 }), (text, width) => {
      const { rows } = drawInFont(text, font, { width, horizontalLayout: 'default', verticalLayout: 'full', trim: false });
      expect(Math.max(0, ...rows.map(({ length }) => length))).toBeLessThan(width);
      return Promise.resolve();
    }),
  );
});

test('writes code that prints the drawing', () => {
  const row = fc.string({ unit: fc.constantFrom(...' ab"\\|/_') });
  fc.assert(
    fc.property(fc.array(row, { minLength: 1 }), (rows) => {
      const printed = formatDrawing(rows, 'python').split('\n');
      expect(printed.map((line) => JSON.parse(line.slice('print('.length, -1)) as unknown)).toEqual(rows);
    }),
  );
});

test('rejects a drawing of more than a hundred million characters', { tags: ['slow'] }, async () => {
  const options = { width: 80, horizontalLayout: 'full', verticalLayout: 'full', trim: true } as const;
  const font = await loadFont('Standard');
  expect(() => drawInFont('w'.repeat(10_000_000), font, options)).toThrow(expect.objectContaining({ code: 'too-long', field: 'text' }));
});
