import fc from 'fast-check';
import { expect, test } from 'vitest';
import { undoPredictor } from './predictor.ts';
import { PdfError } from './value.ts';

const COLUMNS = 5;
const COLORS = 3;
const rows = fc.array(
  fc.record({ filter: fc.integer({ min: 0, max: 4 }), bytes: fc.uint8Array({ minLength: COLUMNS * COLORS, maxLength: COLUMNS * COLORS }) }),
);

// As worded in the PNG specification, section 9.2, from the writer's perspective.
function predict(filter: number, a: number, b: number, c: number): number {
  const nearest = [a, b, c].toSorted((one, other) => Math.abs(a + b - c - one) - Math.abs(a + b - c - other))[0] ?? 0;
  return [0, a, b, Math.floor((a + b) / 2), nearest][filter] ?? 0;
}

test('reverses each PNG filter', () => {
  fc.assert(
    fc.property(rows, (lines) => {
      const at = (line: number, column: number): number => (line < 0 || column < 0 ? 0 : (lines[line]?.bytes[column] ?? 0));
      const written = lines.flatMap(({ filter, bytes }, line) => [
        filter,
        ...Array.from(bytes, (byte, column) => byte - predict(filter, at(line, column - COLORS), at(line - 1, column), at(line - 1, column - COLORS))),
      ]);
      const result = undoPredictor(Uint8Array.from(written), { predictor: 15, colors: COLORS, bitsPerComponent: 8, columns: COLUMNS });
      expect([...result]).toEqual(lines.flatMap(({ bytes }) => [...bytes]));
    }),
  );
});

test('adds up differences to the previous pixel', () => {
  const parameters = { predictor: 2, colors: 1, bitsPerComponent: 8, columns: 3 };
  expect([...undoPredictor(Uint8Array.of(1, 2, 3, 250, 10, 0), parameters)]).toEqual([1, 3, 6, 250, 4, 4]);
});

const oneColumn = (predictor: number, bitsPerComponent = 8) => ({ predictor, colors: 1, bitsPerComponent, columns: 3 });

// ISO 32000-2, table 10: each row specifies its PNG filter.
test.each([10, 11, 12, 13, 14, 15])('predictor %d is a PNG predictor', (predictor) => {
  expect([...undoPredictor(Uint8Array.of(1, 1, 2, 3, 2, 1, 1, 1), oneColumn(predictor))]).toEqual([1, 3, 6, 2, 4, 7]);
});

test('predictor 1 means none, and others are rejected', () => {
  const data = Uint8Array.of(1, 2, 3);
  expect([...undoPredictor(data, oneColumn(1))]).toEqual([1, 2, 3]);
  for (const predictor of [3, 9]) expect(() => undoPredictor(data, oneColumn(predictor))).toThrow(PdfError);
  expect(() => undoPredictor(data, oneColumn(2, 16))).toThrow(PdfError);
});

const rowsOf = (columns: number) => () => undoPredictor(new Uint8Array(3), { ...oneColumn(12), columns });

test('rows have a length of at most one mebibyte', () => {
  expect(rowsOf(2 ** 20)()).toHaveLength(2 ** 20);
  for (const columns of [0, -1, 2 ** 20 + 1, Number.NaN]) expect(rowsOf(columns)).toThrow(PdfError);
});

test('pads a truncated row with zeros', () => {
  expect([...undoPredictor(Uint8Array.of(0, 7, 8), oneColumn(12))]).toEqual([7, 8, 0]);
});
