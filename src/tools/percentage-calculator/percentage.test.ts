import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createContext } from '../../runtime/platform/context.ts';
import { runOperation } from '../../runtime/run.ts';
import operations from './operations.ts';

const inputs = {
  percentOf: ['percent', 'value'],
  whatPercent: ['part', 'whole'],
  change: ['from', 'to'],
  apply: ['value', 'percent'],
  undo: ['value', 'percent'],
} as const;

type Name = keyof typeof inputs;

const calculate = (name: Name, first: number, second: number, decimals: number) => {
  const [a, b] = inputs[name];
  return runOperation(operations, name, { [a]: first, [b]: second, decimals }, createContext());
};

/** Results of the fractions module of Python 3, rounded half away from zero: [operation, two numbers and decimals, outputs in order]. */
const KNOWN: readonly (readonly [Name, readonly [number, number, number], readonly number[]])[] = [
  ['change', [-2.1035300715365307e-11, 74, 3], [351789598833581.1, 74.0]],
  ['undo', [-819.756, -495294.0, 13], [0.1655423934862, -0.1654755608667]],
  ['whatPercent', [1659.9380892081463, 99, 12], [1676.705140614289]],
  ['undo', [-4.207814273366475e-8, 1972.92, 5], [0.0, 0.0]],
  ['whatPercent', [1.48703, -170, 6], [-0.874724]],
  ['change', [936.596, -0.479012, 5], [-100.05114, -937.07501]],
  ['undo', [383.34, -4241.24470219627, 2], [-9.26, 8.83]],
  ['change', [25.429, 142, 2], [458.42, 116.57]],
  ['change', [-26.5623, 671.203, 2], [2626.9, 697.77]],
  ['apply', [-8700.000485678103, -3807.8524698125048, 14], [322583.1828819155, -339983.18385327165, 331283.18336759356]],
  ['change', [36, 281191.0, 15], [780986.1111111111, 281155.0]],
  ['whatPercent', [-2042.0464290753462, -6.98660194007612e-9, 14], [29228034552274.746]],
  ['whatPercent', [0.0007279689393970305, 9729.341620023722, 12], [7.482201e-6]],
  ['whatPercent', [0, 101, 5], [0.0]],
  ['apply', [27.8869, -7.36826, 1], [25.8, 29.9, -2.1]],
  ['undo', [-163.281, 124, 12], [-72.893303571429, 680.3375]],
];

test.each(KNOWN)('%s of %j is %j', async (name, [first, second, decimals], outputs) => {
  const outcome = await calculate(name, first, second, decimals);
  expect(outcome.kind === 'output' ? Object.values(outcome.output) : outcome).toEqual(outputs);
});

const number = fc.double({ noNaN: true, noDefaultInfinity: true });

test('returns finite results or a declared error for any numbers', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('percentOf', 'whatPercent', 'change', 'apply', 'undo'),
      number,
      number,
      fc.nat({ max: 15 }),
      async (name, a, b, decimals) => {
        const outcome = await calculate(name, a, b, decimals);
        if (outcome.kind === 'output') expect(Object.values(outcome.output).every((result) => Number.isFinite(result) && !Object.is(result, -0))).toBe(true);
        else expect(outcome).toMatchObject({ kind: 'error', error: { code: expect.stringMatching(/^(?:division-by-zero|out-of-range)$/u) as string } });
      },
    ),
  );
});

test('reverts an increase with its inverse', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: -10_000, max: 10_000 }), fc.integer({ min: 1, max: 99 }), async (value, percent) => {
      const added = await calculate('apply', value, percent, 15);
      if (added.kind !== 'output') throw new Error(added.kind);
      expect(await calculate('undo', Number(added.output.increased), percent, 15)).toMatchObject({ output: { beforeIncrease: value } });
    }),
  );
});
