import type { BigNumber, FactoryFunctionMap, MathJsInstance, MathScope } from 'mathjs';
import * as math from 'mathjs';
import { RefusedCall } from './refusal.ts';

/** Maximum number of digits for integers that are exact at any precision. */
const MAX_EXACT_DIGITS = 100_000;
/** Extra digits beyond the requested precision, so that the displayed value is rounded once. */
export const GUARD_DIGITS = 8;
/** Far from zero, the series of the gamma function has too many terms. */
const MAX_SERIES = 1_000;
const DOUBLE_LGAMMA_DIGITS = 11;

type Decimals = MathJsInstance['BigNumber'];
type Method = (this: BigNumber, other?: unknown) => BigNumber;

/** Returns the number of digits of calculations with a decimal. */
export const precisionOf = (value: BigNumber): number => Number(Reflect.get(value.constructor, 'precision'));

// Long integers that were written or calculated with all their digits, the last of which may be zeros.
const known = new WeakSet<BigNumber>();

/** Marks a long integer as having all its digits. */
export function know(value: BigNumber): BigNumber {
  known.add(value);
  return value;
}

/** Whether a large integer has the digits of a rounded number: its last digits are zeros that were not calculated. */
export const isRounded = (value: BigNumber, digits: number): boolean =>
  value.e >= digits && !known.has(value) && value.precision() > digits - GUARD_DIGITS && value.precision() <= digits;

const isExact = (value: BigNumber): boolean => value.isInteger() && !isRounded(value, precisionOf(value));

const toBigInt = (value: BigNumber): bigint => BigInt(value.toFixed());

/** Returns the decimal logarithm of an absolute value, rounded up if it is beyond doubles. */
const magnitude = (value: BigNumber): number => Math.min(value.e + 1, Math.log10(Math.abs(value.toNumber())));

const decimalsOf = (value: BigNumber): Decimals => Object(value.constructor);

/** Runs a calculation with another precision. */
function withDigits<Result>(decimals: Decimals, digits: number, run: () => Result): Result {
  const before: unknown = Reflect.get(decimals, 'precision');
  Reflect.set(decimals, 'precision', digits);
  try {
    return run();
  } finally {
    Reflect.set(decimals, 'precision', before);
  }
}

/** Maximum number of digits of an exact result. */
const SIZES: readonly (readonly [name: string, alias: string, size: (x: BigNumber, y: BigNumber) => number])[] = [
  ['plus', 'add', (x, y) => Math.max(x.e, y.e) + 2],
  ['minus', 'sub', (x, y) => Math.max(x.e, y.e) + 2],
  ['times', 'mul', (x, y) => x.e + y.e + 2],
  ['pow', 'toPower', (x, y) => (y.isNegative() ? 0 : Math.ceil(magnitude(x) * y.toNumber()) + 1)],
  // A remainder can also be computed from this many digits.
  ['div', 'dividedBy', (x, y) => (y.isZero() ? 0 : x.e + 5)],
];

function tangent(this: BigNumber): BigNumber {
  return this.sin().div(this.cos());
}

/** Keeps all digits of sums, products, powers, quotients and roots of integers. */
export function keepIntegersExact({ BigNumber: decimals }: MathJsInstance): void {
  const prototype: unknown = Reflect.get(decimals, 'prototype');
  if (typeof prototype !== 'object' || prototype === null) throw new Error('math.js has no decimals');
  const replace = (name: string, alias: string, make: (original: Method) => Method): void => {
    const original: unknown = Reflect.get(prototype, name);
    if (typeof original !== 'function') throw new Error(`decimals have no method ${name}`);
    const made = make(function call(this: BigNumber, ...args: readonly unknown[]): BigNumber {
      return Reflect.apply(original, this, args);
    });
    for (const key of [name, alias]) Object.defineProperty(prototype, key, { value: made, writable: true, configurable: true });
  };
  for (const [name, alias, size] of SIZES) {
    replace(
      name,
      alias,
      (original) =>
        function exact(this: BigNumber, other) {
          const y = math.isBigNumber(other) ? other : new decimals(String(other));
          const needed = isExact(this) && isExact(y) ? size(this, y) : 0;
          if (!(needed > precisionOf(this)) || needed > MAX_EXACT_DIGITS) return original.call(this, other);
          if (name === 'pow') return know(new decimals(String(toBigInt(this) ** toBigInt(y))));
          return know(withDigits(decimals, needed, () => original.call(this, other)));
        },
    );
  }
  for (const [name, alias] of [
    ['neg', 'negated'],
    ['abs', 'absoluteValue'],
  ] as const) {
    replace(
      name,
      alias,
      (original) =>
        function exact(this: BigNumber) {
          return known.has(this) ? know(original.call(this)) : original.call(this);
        },
    );
  }
  // Near its poles, decimal.js computes only half of the digits.
  replace('tan', 'tangent', () => tangent);
  replace(
    'sqrt',
    'squareRoot',
    (original) =>
      function exact(this: BigNumber) {
        const root = original.call(this);
        if (root.e < precisionOf(this) || this.e > MAX_EXACT_DIGITS || !isExact(this)) return root;
        const long = withDigits(decimals, this.e, () => original.call(this)).round();
        return long.times(long).eq(this) ? long : root;
      },
  );
}

/** Whether decimals are equal except for rounding errors. Different integers never are. */
function isNear(x: BigNumber, y: BigNumber): boolean {
  if (x.eq(y) || (isExact(x) && isExact(y))) return x.eq(y);
  const { e } = x.abs().lt(y.abs()) ? y : x;
  return x.isFinite() && y.isFinite() && x.minus(y).e <= e - precisionOf(x) + GUARD_DIGITS;
}

const order = (x: BigNumber, y: BigNumber): number => (isNear(x, y) ? 0 : x.cmp(y));

/** Returns the remainder with the sign of the divisor. */
function remainder(x: BigNumber, y: BigNumber): BigNumber {
  if (y.isZero()) return x;
  if (x.isFinite() && y.isFinite() && x.e - y.e > precisionOf(x) && !(isExact(x) && isExact(y))) throw new RefusedCall('size');
  const rest = x.mod(y);
  return y.isNegative() && !rest.isZero() ? rest.plus(y) : rest;
}

function commonDivisor(x: BigNumber, y: BigNumber): BigNumber {
  let [a, b] = [x.abs(), y.abs()];
  while (!b.isZero()) [a, b] = [b, a.mod(b)];
  return a;
}

function product(first: bigint, last: bigint): bigint {
  if (last - first < 32n) {
    let all = first;
    for (let factor = first + 1n; factor <= last; factor++) all *= factor;
    return all;
  }
  const middle = (first + last) >> 1n;
  return product(first, middle) * product(middle + 1n, last);
}

const factorialBefore = (value: BigNumber): BigNumber => new (decimalsOf(value))(String(product(1n, BigInt(Math.max(1, value.toNumber() - 1)))));

/**
 * Computes the gamma function of a decimal that is not an integer: N^x e^-N (1/x + N/(x(x+1)) + …), the series of the lower incomplete gamma
 * function (DLMF 8.7.1), whose terms all have the same sign.
 */
function gammaOf(x: BigNumber): BigNumber {
  if (x.abs().gt(MAX_SERIES)) throw new RefusedCall('size');
  const decimals = decimalsOf(x);
  const digits = precisionOf(x);
  const sum = withDigits(decimals, digits + 20, () => {
    // Γ(x) = Γ(x + n) / (x (x + 1) … (x + n - 1)) (DLMF 5.5.1).
    let at = x;
    let below = new decimals(1);
    while (at.lt(1)) {
      below = below.times(at);
      at = at.plus(1);
    }
    const limit = Math.ceil(3 * digits + 2 * at.toNumber());
    let term = new decimals(1).div(at);
    let all = term;
    for (let step = 1; step < limit || term.e > all.e - digits - 10; step++) {
      term = term.times(limit).div(at.plus(step));
      all = all.plus(term);
    }
    return all.times(at.times(new decimals(limit).ln()).minus(limit).exp()).div(below);
  });
  return sum.toSignificantDigits(digits);
}

type Signatures = Readonly<Record<string, (...args: readonly BigNumber[]) => unknown>>;
/** Replaces the package's functions of decimals, by signature. */
type Replacement = (own: Signatures) => Signatures;

const ordering =
  (decide: (sign: number) => boolean): Replacement =>
  () => ({ 'BigNumber,BigNumber': (x, y) => !x.isNaN() && !y.isNaN() && decide(order(x, y)) });

const rounding =
  (round: (value: BigNumber) => BigNumber): Replacement =>
  () => ({
    BigNumber: (value) => {
      const [nearest, rounded] = [value.round(), round(value)];
      return isNear(value, nearest) && !isNear(value, rounded) ? nearest : rounded;
    },
  });

/** Returns the power of a number from those of all smaller ones: for a product, from those of its factors. */
function powerOf(powers: readonly BigNumber[], base: BigNumber, exponent: BigNumber): BigNumber {
  const number = powers.length + 1;
  for (let factor = 2; factor * factor <= number; factor++) {
    const [first, second] = [powers[factor - 1], powers[number / factor - 1]];
    if (first && second) return first.times(second);
  }
  return base.pow(exponent);
}

/** Computes the zeta function by Borwein's algorithm 2 (doi 10.1090/conm/027/08), whose n terms leave an error of about 8^(-0.85 n). */
function zetaOf(s: BigNumber): BigNumber {
  const decimals = decimalsOf(s);
  const digits = precisionOf(s);
  const sum = withDigits(decimals, digits + 20, () => {
    const one = new decimals(1);
    if (s.lt(0)) {
      // DLMF 25.4.1; even numbers are zeros.
      if (s.mod(2).isZero()) return new decimals(0);
      const pi = new decimals(-1).acos();
      const other = one.minus(s);
      const gamma = other.isInteger() ? factorialBefore(other) : gammaOf(other);
      return pi.times(2).pow(s).div(pi).times(pi.times(s).div(2).sin()).times(gamma).times(zetaOf(other));
    }
    const count = BigInt(Math.ceil(1.31 * (digits + 15)));
    const weights: bigint[] = [];
    let [term, weight] = [1n, 0n];
    for (let k = 0n; k <= count; k++) {
      weight += term;
      weights.push(weight);
      term = (term * 4n * (count + k) * (count - k)) / ((2n * k + 1n) * (2n * k + 2n));
    }
    let all = new decimals(0);
    const powers: BigNumber[] = [];
    for (const [k, before] of weights.slice(0, -1).entries()) {
      const power = powerOf(powers, new decimals(k + 1), s);
      powers.push(power);
      const part = new decimals(String(weight - before)).div(power);
      all = k % 2 === 0 ? all.plus(part) : all.minus(part);
    }
    return all.div(String(weight)).div(one.minus(new decimals(2).pow(one.minus(s))));
  });
  return sum.toSignificantDigits(digits);
}

const REPLACED: readonly (readonly [FactoryFunctionMap | undefined, string, Replacement])[] = [
  [math.equalScalarDependencies, 'EqualScalar', () => ({ 'BigNumber,BigNumber': isNear })],
  [math.largerDependencies, 'Larger', ordering((sign) => sign > 0)],
  [math.largerEqDependencies, 'LargerEq', ordering((sign) => sign >= 0)],
  [math.smallerDependencies, 'Smaller', ordering((sign) => sign < 0)],
  [math.smallerEqDependencies, 'SmallerEq', ordering((sign) => sign <= 0)],
  [math.compareDependencies, 'Compare', () => ({ 'BigNumber,BigNumber': (x, y) => new (decimalsOf(x))(order(x, y)) })],
  [math.modDependencies, 'Mod', () => ({ 'BigNumber,BigNumber': remainder })],
  [
    math.gcdDependencies,
    'Gcd',
    (own) => ({ 'BigNumber,BigNumber': (x, y) => (x.isInteger() && y.isInteger() ? commonDivisor(x, y) : own['BigNumber,BigNumber']?.(x, y)) }),
  ],
  [
    math.lgammaDependencies,
    'Lgamma',
    (own) => ({
      BigNumber: (value) =>
        value.gt(0) && value.lte(MAX_SERIES)
          ? (value.isInteger() ? factorialBefore(value) : gammaOf(value)).ln()
          : new (decimalsOf(value))(Number(Reflect.apply(own['number'] ?? Number, undefined, [value.toNumber()])).toPrecision(DOUBLE_LGAMMA_DIGITS)),
    }),
  ],
  [
    math.zetaDependencies,
    'Zeta',
    (own) => ({
      BigNumber: (value) => (value.abs().lte(MAX_SERIES) && !value.isZero() && !value.eq(1) ? zetaOf(value) : own['BigNumber']?.(value)),
    }),
  ],
  [math.floorDependencies, 'Floor', rounding((value) => value.floor())],
  [math.ceilDependencies, 'Ceil', rounding((value) => value.ceil())],
  [
    math.gammaDependencies,
    'Gamma',
    (own) => ({
      BigNumber: (value) => {
        if (value.isFinite() && !value.isInteger()) return gammaOf(value);
        const size = value.toNumber();
        return size > 1 && size * Math.log10(size) < MAX_EXACT_DIGITS ? factorialBefore(value) : own['BigNumber']?.(value);
      },
    }),
  ],
];

/** Factories that replace the package's own, by name. */
export const exactFactories = (): FactoryFunctionMap =>
  Object.fromEntries(REPLACED.map(([dependencies, name, replace]) => [`create${name}`, replacing(dependencies?.[`create${name}`], replace)]));

function replacing(original: unknown, replace: Replacement): FactoryFunctionMap[string] {
  if (typeof original !== 'function') throw new Error('math.js lacks a factory');
  const create = (scope: MathScope): unknown => {
    const made: { readonly name: string; readonly signatures: Signatures } = Reflect.apply(original, undefined, [scope]);
    const typed: MathJsInstance['typed'] = Reflect.get(scope, 'typed');
    return typed(made.name, { ...made.signatures, ...replace(made.signatures) });
  };
  return Object.assign(create, original);
}
