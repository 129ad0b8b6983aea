import fc from 'fast-check';
import { expect, test } from 'vitest';
import { undoPredictor } from './predictor.ts';

const COLUMNS = 5;
const COLORS = 3;
const rows = fc.array(
  fc.record({ filter: fc.integer({ min: 0, max: 4 }), bytes: fc.uint8Array({ minLength: COLUMNS * COLORS, maxLength: COLUMNS * COLORS }) }),
);

// As PNG's specification words it, section 9.2, from the side of who writes.
function predict(filter: number, a: number, b: number, c: number): number {
  const nearest = [a, b, c].toSorted((one, other) => Math.abs(a + b - c - one) - Math.abs(a + b - c - other))[0] ?? 0;
  return [0, a, b, Math.floor((a + b) / 2), nearest][filter] ?? 0;
}

test('each way to predict a row of PNG is undone', () => {
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

test('differences to the pixel before are summed up', () => {
  const parameters = { predictor: 2, colors: 1, bitsPerComponent: 8, columns: 3 };
  expect([...undoPredictor(Uint8Array.of(1, 2, 3, 250, 10, 0), parameters)]).toEqual([1, 3, 6, 250, 4, 4]);
});
