import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../scripts/seed-tests.ts';
import { choice, integer, number, text } from '../contract/fields.ts';
import { declare } from '../contract/operations.ts';
import { runOperation } from './run.ts';
import { createContext } from './platform/context.ts';

const echo = declare({
  input: {
    value: number({ primary: true, units: { '%': {}, f: { scale: 'fahrenheit' }, c: { scale: 'celsius' } } }),
    plain: number({ optional: true }),
    count: integer({ optional: true, min: 0 }),
    scale: choice(['celsius', 'fahrenheit']),
  },
  output: { seen: text({ primary: true }) },
});

const run = (input: Readonly<Record<string, unknown>>) =>
  runOperation(
    {
      operations: { echo },
      runs: { echo: ({ value, plain, count, scale }: Record<string, unknown>) => ({ seen: JSON.stringify([value, plain ?? null, count ?? null, scale]) }) },
    },
    'echo',
    input,
    createContext(),
  );

test.each<[input: Readonly<Record<string, unknown>>, seen: readonly unknown[]]>([
  [{ value: '12,5' }, [12.5, null, null, 'celsius']],
  [{ value: '20%' }, [20, null, null, 'celsius']],
  [{ value: '€ 1.234,50' }, [1_234.5, null, null, 'celsius']],
  [{ value: '1.234' }, [1.234, null, null, 'celsius']],
  [{ value: 1, plain: ' 1 234 ' }, [1, 1_234, null, 'celsius']],
  [{ value: '68F' }, [68, null, null, 'fahrenheit']],
  [{ value: '68 °F', scale: 'fahrenheit' }, [68, null, null, 'fahrenheit']],
  [{ value: '20 ℃' }, [20, null, null, 'celsius']],
  [{ value: '20 deg C' }, [20, null, null, 'celsius']],
  [{ value: '−5º c' }, [-5, null, null, 'celsius']],
  // An integer has only one reading.
  [{ value: 1, count: '1,234' }, [1, null, 1_234, 'celsius']],
  [{ value: 1, count: '10' }, [1, null, 10, 'celsius']],
])('%j is read', async (input, seen) => {
  expect(await run(input)).toMatchObject({ output: { seen: JSON.stringify(seen) } });
});

test.each<[input: Readonly<Record<string, unknown>>, error: Readonly<Record<string, unknown>>]>([
  [{ value: 'abc' }, { code: 'not-a-number', field: 'value' }],
  [{ value: '42\n43' }, { code: 'not-a-number', field: 'value' }],
  [{ value: '' }, { code: 'not-a-number', field: 'value' }],
  [{ value: '1e999' }, { code: 'not-a-number', field: 'value' }],
  [{ value: '1,234' }, { code: 'ambiguous-number', field: 'value', params: { text: '1,234', first: '1234', second: '1.234' } }],
  [
    { value: 1, plain: '20 %' },
    { code: 'unexpected-unit', field: 'plain', params: { unit: '%', number: '20', other: 'none' } },
  ],
  [
    { value: '68F', scale: 'celsius' },
    { code: 'unexpected-unit', field: 'value', params: { unit: 'F', number: 68, other: 'scale' } },
  ],
  [
    { value: 1, count: '12,5' },
    { code: 'not-an-integer', field: 'count' },
  ],
  [
    { value: 1, count: '-1' },
    { code: 'out-of-range', field: 'count' },
  ],
  [{ value: true }, { code: 'wrong-type', field: 'value' }],
])('%j is rejected', async (input, error) => {
  expect(await run(input)).toMatchObject({ kind: 'error', error });
});

test('a number and its plain text are the same input', async () => {
  await fc.assert(
    fc.asyncProperty(fc.double({ noNaN: true, noDefaultInfinity: true }), async (value) => {
      expect(await run({ value: String(value) })).toEqual(await run({ value: value === 0 ? 0 : value }));
    }),
    { numRuns: runs(100) },
  );
});
