import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseCsv } from './csv-reader.ts';
import { csvReading } from './dialect.ts';
import { emptyLinesBetween } from './empty-lines.ts';

const options = { delimiter: 'comma', customDelimiter: '', quoteCharacter: '"', trimFields: false, commentPrefix: '#' } as const;

function emptyLines(text: string): readonly (readonly [number, readonly number[]])[] {
  const work = parseCsv(text, csvReading(text, options), 'input');
  let step = work.next();
  while (!step.done) step = work.next();
  return [...emptyLinesBetween(step.value.records, text)];
}

test.each([
  ['a\n\nb', [[1, [2]]]],
  ['a\r\n\r\n\r\nb\r\nc', [[1, [3, 5]]]],
  ['\n\na\nb\n\n\n', []],
  ['"x\n\ny"\nb', []],
  ['a,b\n\nc,d', []],
  ['a\n\n# note\nb', []],
  ['a\n# note\n\nb', [[1, [9]]]],
] as const)('%j', (text, expected) => {
  expect(emptyLines(text)).toEqual(expected);
});

test('each empty line between lines is found once', () => {
  const lines = fc.array(fc.constantFrom('', 'a', 'b'), { maxLength: 12 }).map((inner) => ['x', ...inner, 'y']);
  fc.assert(
    fc.property(lines, fc.constantFrom('\n', '\r\n', '\r'), (all, lineEnd) => {
      const text = all.join(lineEnd);
      const offsets = emptyLines(text).flatMap(([, found]) => found);
      expect(offsets).toEqual(all.flatMap((line, index) => (line === '' ? [all.slice(0, index).join(lineEnd).length + lineEnd.length] : [])));
    }),
  );
});
