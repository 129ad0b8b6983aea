import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { anyCharacter, runs } from '../../../scripts/seed-tests.ts';
import { InputError } from '../../contract/errors.ts';
import { createContext } from '../../runtime/platform/context.ts';
import { runOperation } from '../../runtime/run.ts';
import { compareSuites } from './compare.ts';
import operations from './operations.ts';
import { isNumber, readSuites, typeValues, writeSuites } from './suites.ts';

afterEach(() => vi.restoreAllMocks());

const compare = (input: Readonly<Record<string, unknown>>) => runOperation(operations, 'compare', input, createContext());

/** Results of the Python 3 modules fractions and statistics: [measurements, spread, direction, decimals, rows]. */
const KNOWN: readonly (readonly [string, string, string, number, readonly (readonly (string | number | null)[])[]])[] = [
  [
    'n0: 3\nn1: 99.0 98.692 99.785',
    'sample',
    'higher-is-better',
    8,
    [
      [1, 'n1', 3, 99.159, 99.0, 98.692, 99.785, 0.317623, 0.56358052, 0.0, 1.0],
      [2, 'n0', 1, 3.0, 3.0, 3.0, 3.0, null, null, -96.159, 0.03025444],
    ],
  ],
  [
    'n0: \nn1: 4;1;3;1;4;2;1;3;4\nn2: ',
    'population',
    'higher-is-better',
    0,
    [
      [1, 'n1', 9, 3.0, 3.0, 1.0, 4.0, 2.0, 1.0, 0.0, 1.0],
      [null, 'n0', 0, null, null, null, null, null, null, null, null],
      [null, 'n2', 0, null, null, null, null, null, null, null, null],
    ],
  ],
  [
    'n0: \nn1: \nn2: 99.0\t103.78\t95.073',
    'sample',
    'higher-is-better',
    6,
    [
      [1, 'n2', 3, 99.284333, 99.0, 95.073, 103.78, 19.013596, 4.360458, 0.0, 1.0],
      [null, 'n0', 0, null, null, null, null, null, null, null, null],
      [null, 'n1', 0, null, null, null, null, null, null, null, null],
    ],
  ],
  [
    'n0: 111.62;94.0;99.166\nn1: 106.9;101.0',
    'sample',
    'higher-is-better',
    10,
    [
      [1, 'n1', 2, 103.95, 103.95, 101.0, 106.9, 17.405, 4.171930009, 0.0, 1.0],
      [2, 'n0', 3, 101.5953333333, 99.166, 94.0, 111.62, 82.0423453333, 9.0577229663, -2.3546666667, 0.977348084],
    ],
  ],
  [
    '[{"name": "n0", "values": [100.229, 103.0]}, {"name": "n1", "values": [3.498547946443988e-05, 79418.7]}]',
    'sample',
    'lower-is-better',
    1,
    [
      [1, 'n0', 2, 101.6, 101.6, 100.2, 103.0, 3.8, 2.0, 0.0, 1.0],
      [2, 'n1', 2, 39709.4, 39709.4, 0.0, 79418.7, 3153664952.1, 56157.5, 39607.7, 390.8],
    ],
  ],
  ['n0: 0.753649', 'population', 'higher-is-better', 9, [[1, 'n0', 1, 0.753649, 0.753649, 0.753649, 0.753649, 0.0, 0.0, 0.0, 1.0]]],
  ['n0: 95.5756;97.21', 'sample', 'higher-is-better', 7, [[1, 'n0', 2, 96.3928, 96.3928, 95.5756, 97.21, 1.3356317, 1.1556953, 0.0, 1.0]]],
  ['n0: ', 'population', 'lower-is-better', 7, [[null, 'n0', 0, null, null, null, null, null, null, null, null]]],
  [
    'n0: 107.205\nn1: 99.93\t96.62\t103.7181',
    'population',
    'higher-is-better',
    6,
    [
      [1, 'n0', 1, 107.205, 107.205, 107.205, 107.205, 0.0, 0.0, 0.0, 1.0],
      [2, 'n1', 3, 100.089367, 99.93, 96.62, 103.7181, 8.409869, 2.899977, -7.115633, 0.933626],
    ],
  ],
];

test.each(KNOWN)('compares %j, %s, %s, to %i decimals', async (measurements, spread, direction, decimals, rows) => {
  const outcome = await compare({ measurements, spread, direction, decimals });
  const { results } = outcome.kind === 'output' ? outcome.output : {};
  expect(Array.isArray(results) ? results.map((row: object) => Object.values(row)) : outcome).toEqual(rows);
});

const names = fc.stringMatching(/^(?:[a-z:|é](?: ?[a-z:|é]){0,6})?$/u);
const suites = fc.array(fc.record({ name: names, values: fc.array(fc.double({ noNaN: true, noDefaultInfinity: true }).map(String), { maxLength: 5 }) }));

test('parses the suites that it writes', () => {
  fc.assert(
    fc.property(suites, (written) => {
      const read = readSuites(writeSuites(written));
      expect(read.map(({ name, values }) => ({ name, values: values.map(({ text }) => text) }))).toEqual(written);
    }),
  );
});

test('skips blank lines, and parses a line without a colon as an unnamed suite', () => {
  expect(readSuites(' \n\r\na: 1 2\n\t\n3,4')).toEqual([
    {
      name: 'a',
      values: [
        { text: '1', at: 7 },
        { text: '2', at: 9 },
      ],
    },
    {
      name: '',
      values: [
        { text: '3', at: 13 },
        { text: '4', at: 15 },
      ],
    },
  ]);
});

/** The place of an error depends on the separators before it. */
async function outcomeOf(measurements: string) {
  const outcome = await compare({ measurements });
  return outcome.kind === 'error' ? { ...outcome, error: { ...outcome.error, position: undefined } } : outcome;
}

test('parses the same values with any separator', async () => {
  const separators = [', ', ',', ' ', '\t', ';', '; ', ' ; ', ',  '];
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: -999_999, max: 999_999 }), { minLength: 3, maxLength: 6 }),
      fc.integer({ min: 0, max: 3 }),
      fc.constantFrom('', 'ms', ' ms'),
      async (numbers, decimals, unit) => {
        const values = numbers.map((number) => `${(number / 10 ** decimals).toFixed(decimals)}${unit}`);
        const expected = await outcomeOf(`a: ${values.join('; ')}`);
        for (const separator of separators) expect(await outcomeOf(`a: ${values.join(separator)}`)).toEqual(expected);
        // 1,234 has two readings.
        if (decimals === 3 || decimals === 0) return;
        const commas = values.map((value) => value.replace('.', ','));
        for (const separator of [';', '; ']) expect(await outcomeOf(`a: ${commas.join(separator)}`)).toEqual(expected);
      },
    ),
    { numRuns: runs(100) },
  );
});

test('returns results for any text, or rejects it with a position', async () => {
  const pieces = fc.array(
    fc.constantFrom('[', ']', '{', '}', '"values"', '"name"', '"results"', '"times"', '"a"', ':', ',', '1', '-2.5', '1e999', 'x', ' ', '\n', '\r'),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        fc.string({ unit: anyCharacter }),
        pieces.map((tokens) => tokens.join('')),
      ),
      async (measurements) => {
        const outcome = await compare({ measurements });
        if (outcome.kind === 'error')
          expect(outcome.error.position).toMatchObject({ line: expect.any(Number) as number, column: expect.any(Number) as number });
        else expect(outcome.kind).toBe('output');
      },
    ),
    { numRuns: runs(1_000) },
  );
});

test('parses any JSON or rejects it', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const text = JSON.stringify(value);
      try {
        for (const { values } of readSuites(text)) expect(values.every((part) => part.at !== undefined || isNumber(part.text))).toBe(true);
      } catch (error) {
        expect(error).toBeInstanceOf(InputError);
      }
    }),
  );
});

test('uses the language of the context', async () => {
  const context = { ...createContext(), reference: { own: { suite: '组', mean: '均值' }, english: { samples: 'Samples' } } };
  const outcome = await runOperation(operations, 'compare', { measurements: '1' }, context);
  expect(outcome).toMatchObject({ output: { bulletList: '- 组 1\n  - position: 1\n  - Samples: 1\n  - 均值: 1\n  - standardDeviation: 0\n  - variance: 0' } });
});

test('hundreds of kilobytes of measurements are compared within seconds', { tags: ['slow'] }, async () => {
  const measurements = Array.from({ length: 100 }, (_, suite) => `s${suite}: ${Array.from({ length: 500 }, (_, index) => `${index}.${suite}`).join(' ')}`).join(
    '\n',
  );
  expect(measurements.length).toBeGreaterThan(200_000);
  expect(await compare({ measurements })).toMatchObject({ kind: 'output' });
});

test.each(['a: 1, x, 3', '{"a":[1,\n"x",3]}', '[{"name":"a","values":[1,"x"]}]'])(
  'rejects %j with the position of the value that is not a number',
  async (measurements) => {
    expect(await compare({ measurements })).toMatchObject({ kind: 'error', error: { code: 'invalid-number', params: { place: 2 } } });
  },
);

test('rejects a hyperfine result that is not an object', async () => {
  const measurements = '{"results":[{"command":"a","times":[1]},5]}';
  const position = { line: 1, column: measurements.indexOf('5') + 1 };
  expect(await compare({ measurements })).toMatchObject({ kind: 'error', error: { code: 'invalid-json', position } });
});

test('reports progress while comparing suites, and can be canceled', async () => {
  // The clock advances on every call, so that progress is reported every time.
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 1_000));
  const reports: string[] = [];
  const progress = (done: number, total: number) => void reports.push(`${done} of ${total}`);
  const options = { measurements: 'a: 1\nb: 2', direction: 'lower-is-better', spread: 'sample', unit: '', decimals: 2 } as const;
  await compareSuites(options, String, createContext({ progress }));
  expect(reports).toEqual(['0 of 2', '1 of 2']);
  await expect(compareSuites(options, String, createContext({ signal: AbortSignal.abort() }))).rejects.toThrow(/abort/iu);
});

test('distributes several numbers typed into one field over several fields', () => {
  expect(typeValues(['1', '2', ''], 1, '3; 4,5')).toEqual(['1', '3', '4', '5', '']);
  expect(typeValues(['1', ''], 0, ' ')).toEqual(['', '']);
  expect(typeValues([''], 0, 'a:1')).toEqual(['a', '1']);
  const long = '1 '.repeat(10_001);
  expect(typeValues([''], 0, long)).toEqual([long]);
});
