import { expect, test } from 'vitest';
import { file, flag, image, list, number, record, table, text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';
import { createWords } from '../words.ts';
import { outputKind, outputsOf } from './output-kinds.ts';

const codes = ['fits', 'odd'] as const;
const operation = declare({
  input: {},
  output: {
    text: text({ primary: true }),
    verdict: text({ codes }),
    judged: text({ codes, fails: ['odd'] }),
    count: number(),
    fits: flag(),
    lines: list(),
    verdicts: list({ codes }),
    rows: table({ name: 'text', verdict: { codes }, size: 'number' }),
    warnings: table({ line: 'number', verdict: { codes } }),
    tree: record(),
    file: file(),
    image: image(),
  },
});
const words = createWords('en', { 'codes.fits': 'it fits', 'values.yes': 'yes', 'values.no': 'no' });

const gif = { name: 'a.gif', type: 'image/gif', content: new TextEncoder().encode('GIF89a') };
const wireGif = { name: 'a.gif', type: 'image/gif', base64: 'R0lGODlh' };

function showsOf(output: Readonly<Record<string, unknown>>) {
  return Object.fromEntries(
    outputsOf(operation, output)
      .filter(({ name }) => name in output)
      .map(({ name, field, value }) => {
        const { toWire, print, notes } = outputKind(field);
        const place = { words, operation: 'judge', name, field };
        return [name, { wire: toWire(value), printed: print(value, place), notes: notes?.(value, place) ?? [] }];
      }),
  );
}

test('outputs come in the order of declaration', () => {
  expect(outputsOf(operation, {}).map(({ name }) => name)).toEqual(Object.keys(operation.output));
});

test.each<readonly [name: string, value: unknown, printed: unknown]>([
  ['text', 'fits', 'fits'],
  ['verdict', 'fits', 'it fits'],
  ['verdict', 'odd', 'odd'],
  ['count', 1.5, '1.5'],
  ['fits', true, 'yes'],
  ['fits', false, 'no'],
  ['tree', { a: [1] }, '{\n  "a": [\n    1\n  ]\n}'],
  ['tree', null, 'null'],
])('%s %j is printed as %j, and passed on unchanged', (name, value, printed) => {
  expect(showsOf({ [name]: value })).toEqual({ [name]: { wire: value, printed, notes: [] } });
});

test('a verdict that sets the exit status is also a note', () => {
  expect(showsOf({ judged: 'fits' })).toMatchObject({ judged: { printed: 'it fits', notes: ['it fits'] } });
  expect(showsOf({ judged: '' })).toMatchObject({ judged: { notes: [] } });
});

test('prints a list as lines, and a list of codes also as notes', () => {
  const value = ['fits', 'odd'];
  expect(showsOf({ lines: value, verdicts: value })).toEqual({
    lines: { wire: value, printed: 'fits\nodd', notes: [] },
    verdicts: { wire: value, printed: 'it fits\nodd', notes: ['it fits', 'odd'] },
  });
});

test('prints a table with tabs between cells, and a table of warnings also as notes', () => {
  const rows = [
    { name: 'a\tb\r\nc', verdict: 'fits', size: 1 },
    { name: '', verdict: 'odd', size: null },
  ];
  const warnings = [{ line: 3, verdict: 'fits' }];
  expect(showsOf({ rows, warnings })).toEqual({
    rows: { wire: rows, printed: 'a b c\tit fits\t1\n\todd\t', notes: [] },
    warnings: { wire: warnings, printed: '3\tit fits', notes: ['3\tit fits'] },
  });
});

test('prints a file as its bytes, and passes it on in Base64', () => {
  expect(showsOf({ file: gif, image: gif })).toEqual({
    file: { wire: wireGif, printed: gif.content, notes: [] },
    image: { wire: wireGif, printed: gif.content, notes: [] },
  });
  expect(showsOf({ image: { svg: '<svg/>' } })).toEqual({ image: { wire: '<svg/>', printed: '<svg/>', notes: [] } });
});

test('a missing file or image is null, and prints nothing', () => {
  expect(showsOf({ file: null, image: null })).toEqual({ file: { wire: null, printed: '', notes: [] }, image: { wire: null, printed: '', notes: [] } });
});

test('rejects a file that is not in memory', () => {
  const elsewhere = { name: 'a.gif', type: 'image/gif', content: new Blob() };
  expect(() => showsOf({ file: elsewhere })).toThrow(new TypeError('an output file must hold its bytes'));
});
