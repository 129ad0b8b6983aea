import { expect, test } from 'vitest';
import { createEngine } from './engine.ts';
import { Gate } from './gate.ts';
import { RefusedCall } from './refusal.ts';

function create(numberType: 'number' | 'bignumber' | 'fraction') {
  const gate = new Gate({ isExact: numberType === 'fraction' });
  const { math, meanings } = createEngine(numberType, 40, gate);
  const scope = new Map<string, unknown>();
  for (const name of Object.keys(meanings)) {
    const meaning: unknown = Reflect.get(meanings, name);
    if (typeof meaning === 'function') scope.set(name, meaning);
  }
  /** Evaluates a call of a function by name. */
  const call = (name: string, ...args: readonly unknown[]): unknown => {
    const called = scope.get(name);
    if (typeof called !== 'function') throw new Error(`no function ${name}`);
    return Reflect.apply(called, undefined, args);
  };
  return { gate, math, call };
}

const engines = { number: create('number'), bignumber: create('bignumber'), fraction: create('fraction') };

/** Returns an engine for a new run. */
function start(numberType: keyof typeof engines) {
  engines[numberType].gate.reset();
  return engines[numberType];
}

const refused = (reason: 'size' | 'fraction') => expect.objectContaining({ name: 'RefusedCall', reason });

// Results with more than a million elements, or equally slow.
test.each<[string, readonly unknown[]]>([
  ['zeros', [1_001, 1_000]],
  ['ones', [1_000_001]],
  ['identity', [1_001]],
  ['identity', [1_001, 1_000]],
  ['resize', [[1], [1_000_001]]],
  ['matrixFromFunction', [[1_001, 1_000], () => 0]],
  ['range', [1, 1_000_003]],
  ['range', [1_000_003, 1, -1]],
  ['range', [0, 1, 1e-7]],
  ['range', [1, Number.POSITIVE_INFINITY]],
  ['diag', [Array.from({ length: 1_001 }, () => 1)]],
  ['diag', [[1], 1_001]],
  ['kron', [Array.from({ length: 1_001 }, () => 1), Array.from({ length: 1_000 }, () => 1)]],
  ['nthRoots', [1, 1_000_001]],
  ['setPowerset', [Array.from({ length: 20 }, (_, item) => item)]],
  ['setCartesian', [Array.from({ length: 1_001 }, () => 1), Array.from({ length: 1_000 }, () => 1)]],
  ['factorial', [100_001]],
  ['gamma', [100_001]],
  ['bernoulli', [10_001]],
  ['pow', [2n, 1_000_001n]],
  ['bin', [1, 1_000_001]],
  ['hex', [1, 1_000_001]],
  ['format', [1, 1_000_001]],
  ['format', [1, { notation: 'fixed', precision: 1_000_001 }]],
])('rejects %s of the arguments of case %#', (name, args) => {
  expect(() => start('number').call(name, ...args)).toThrow(refused('size'));
});

test.each<[string, readonly unknown[], unknown]>([
  [
    'zeros',
    [2, 3],
    [
      [0, 0, 0],
      [0, 0, 0],
    ],
  ],
  [
    'identity',
    [2],
    [
      [1, 0],
      [0, 1],
    ],
  ],
  ['identity', [1, 2], [[1, 0]]],
  ['range', [1, 4], [1, 2, 3, 4]],
  ['range', [4, 1, -2], [4, 2]],
  [
    'diag',
    [[1, 2]],
    [
      [1, 0],
      [0, 2],
    ],
  ],
  [
    'kron',
    [
      [1, 2],
      [1, 3],
    ],
    [1, 3, 2, 6],
  ],
  ['factorial', [5], 120],
  ['pow', [2n, 10n], 1_024n],
  // Ones stay short at any power.
  ['pow', [1n, 2_000_000n], 1n],
  ['pow', [-1n, 2_000_001n], -1n],
  ['format', [1.5, { notation: 'fixed', precision: 2 }], '1.50'],
])('%s of the arguments of case %# has its value', (name, args, expected) => {
  const value: unknown = start('number').call(name, ...args);
  expect(Object(value).toArray?.() ?? value).toEqual(expected);
});

test('limits all values of a run to five million elements', () => {
  const { gate, call } = start('number');
  for (let time = 0; time < 5; time++) call('zeros', 1_000, 1_000);
  expect(() => call('zeros', 1)).toThrow(RefusedCall);
  gate.reset();
  expect(Object(call('zeros', 1)).toArray()).toEqual([0]);
});

test('rejects finite decimals whose result is too large to write, but not infinite ones', () => {
  const { math, call } = start('bignumber');
  const huge = math.bignumber('1e9000000000000000');
  expect(() => call('multiply', huge, huge)).toThrow(refused('size'));
  expect(String(call('pow', math.bignumber(0), math.bignumber(-1)))).toBe('Infinity');
  expect(String(call('multiply', math.bignumber(Infinity), math.bignumber(2)))).toBe('Infinity');
  // Writing out numbers with this many digits needs unlimited memory.
  expect(() => call('floor', math.bignumber('1e100001'))).toThrow(refused('size'));
  expect(() => call('floor', [math.bignumber('1e-100001')])).toThrow(refused('size'));
  expect(String(call('floor', math.bignumber('1e20')))).toBe('100000000000000000000');
  expect(String(call('abs', math.bignumber('-1e100001')))).toBe('1e+100001');
});

const HUGE = '1e100001';
const HUGE_RESULTS: readonly (readonly [string, readonly (string | number)[], string])[] = [
  ['add', [HUGE, HUGE], '2e+100001'],
  ['divide', [HUGE, HUGE], '1'],
  ['sqrt', ['1e200002'], '1e+100001'],
  ['square', [HUGE], '1e+200002'],
  ['log10', [HUGE], '100001'],
  ['larger', [HUGE, 1], 'true'],
  ['max', [HUGE, 1], '1e+100001'],
  ['isZero', [HUGE], 'false'],
];

test.each(HUGE_RESULTS)('%s of %j, which needs no more than the existing digits, is %s', (name, args, expected) => {
  const { math, call } = start('bignumber');
  expect(String(call(name, ...args.map((arg) => math.bignumber(arg))))).toBe(expected);
});

test('exact results must be fractions', () => {
  const { math, call } = start('fraction');
  expect(String(call('add', math.fraction(1, 3), math.fraction(1, 6)))).toBe('0.5');
  expect(() => call('sqrt', math.fraction(2))).toThrow(refused('fraction'));
  expect(() => call('pow', math.fraction(2, 3), math.fraction(1_000_001))).toThrow(refused('size'));
});

test('an assignment grows a matrix to at most a million elements', () => {
  const { math } = start('number');
  const grow = (...places: readonly number[]): readonly number[] =>
    math
      .matrix([0])
      .subset(math.index(...places), 1)
      .size();
  expect(grow(999_999)).toEqual([1_000_000]);
  expect(() => grow(1_000_000)).toThrow(refused('size'));
  expect(() => math.matrix([[0]]).subset(math.index(1_000, 1_000), 1)).toThrow(refused('size'));
});
