import { createRequire } from 'node:module';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createContext } from '../../runtime/platform/context.ts';
import { runOperation } from '../../runtime/run.ts';
import { chosenColumns, toggleColumn } from './columns.ts';
import operations from './operations.ts';

const context = createContext();
// It has no type definitions.
const papa = createRequire(import.meta.url)('papaparse') as { parse(csv: string, config: object): { data: string[][] } };

async function run(operation: string, input: Readonly<Record<string, unknown>>): Promise<Readonly<Record<string, unknown>>> {
  const outcome = await runOperation(operations, operation, input, context);
  if (outcome.kind !== 'output') throw new Error(JSON.stringify(outcome));
  return outcome.output;
}

const cell = fc.string({ unit: fc.constantFrom('a', '1', ' ', ',', ';', '"', '\n', '\r', 'é', '='), maxLength: 5 });
const rows = fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 5 });
const dialect = fc.record({ delimiter: fc.constantFrom('comma', 'semicolon', 'tab'), quoting: fc.constantFrom('minimal', 'all', 'strings') });
const DELIMITERS: Readonly<Record<string, string>> = { comma: ',', semicolon: ';', tab: '\t' };

test('another CSV parser reads back the same cells', async () => {
  await fc.assert(
    fc.asyncProperty(rows, dialect, async (cells, options) => {
      const { output } = await run('convert', { input: JSON.stringify(cells), ...options });
      expect(papa.parse(String(output), { delimiter: DELIMITERS[options.delimiter], newline: '\r\n' }).data).toEqual(cells);
    }),
  );
});

test('CSV of objects is parsed back to the same objects', async () => {
  await fc.assert(
    fc.asyncProperty(rows, dialect, async (cells, { delimiter, quoting }) => {
      const objects = cells.map(([a, b]) => ({ a, b }));
      const { output } = await run('convert', { input: JSON.stringify(objects), delimiter, quoting });
      const back = await run('parse', { input: output, delimiter });
      expect(JSON.parse(String(back.output))).toEqual(objects);
    }),
  );
});

test('writes the selected columns in their order, and all if none is selected', () => {
  const all = ['a', 'b', 'c'];
  expect(chosenColumns('', all)).toEqual(all);
  expect(toggleColumn('', all, 'b')).toBe('a\nc');
  expect(toggleColumn('c', all, 'a')).toBe('a\nc');
  expect(toggleColumn('a, c', all, 'b')).toBe('');
  expect(toggleColumn('', ['a,b', 'c', 'd'], 'd')).toBe('"a,b"\nc');
  expect(toggleColumn('a,b\nc', ['a,b', 'c', 'd'], 'c')).toBe('"a,b"');
});
