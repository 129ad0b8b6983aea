import type { BigNumber, Fraction, MathJsInstance } from 'mathjs';
import { isArray, isBigNumber, isBigInt, isComplex, isFraction, isIndex, isMatrix, isNumber, isString, isUnit } from 'mathjs';
import { withoutNoise } from './noise.ts';
import { RefusedCall } from './refusal.ts';

/** Maximum number of elements of a matrix, or characters of a text. More would exhaust the memory before the time limit. */
const MAX_SIZE = 1_000_000;
/** Maximum number of elements and characters in all values of a run. */
const MAX_MADE = 5_000_000;
/** Beyond these decimal exponents, functions that write a number out, or divide by integers, need unlimited memory. */
const MAX_EXPONENT = 100_000;

// Functions that only use the existing digits, regardless of the size of the number.
const FOR_ANY_EXPONENT = new Set(
  (
    'add addScalar subtract subtractScalar multiply multiplyScalar divide divideScalar dotMultiply dotDivide dotPow pow square cube sqrt cbrt ' +
    'exp log ln log2 log10 log1p abs sign unaryMinus unaryPlus compare equal equalScalar unequal larger largerEq smaller smallerEq ' +
    'max min isZero isPositive isNegative isNumeric isFinite isBounded isNaN typeOf bignumber matrix hypot sum prod mean to unit norm nthRoot'
  ).split(' '),
);

// Functions whose infinite result of finite numbers only means that it is too large to write.
const OVERFLOWING = new Set('add multiply pow dotPow square cube exp expm1 factorial gamma sinh cosh prod'.split(' '));

/** Cost of each factor of a factorial, in units of `MAX_SIZE`: up to 100,000 of them stay within the time limit. */
const FACTORS = 10;

/** Functions that fill a matrix, or multiply as many numbers, with the number of elements that their arguments require. */
const SIZES: Readonly<Record<string, (args: readonly unknown[]) => number>> = {
  zeros: product,
  ones: product,
  identity: (args) => (numbersIn(args).length === 1 ? product([...args, ...args]) : product(args)),
  resize: ([, ...size]) => product(size),
  matrixFromFunction: ([size]) => product([size]),
  range: lengthOfRange,
  index: (args) => Math.max(0, ...numbersIn(args)),
  diag: ([value, place]) => (sizeOf(value) + Math.abs(toNumber(place) || 0)) ** (isSquare(value) ? 1 : 2),
  kron: ([a, b]) => sizeOf(a) * sizeOf(b),
  nthRoots: ([, root]) => toNumber(root),
  freqz: ([, , count]) => toNumber(count) || 0,
  setPowerset: ([set]) => 2 ** sizeOf(set),
  setCartesian: ([a, b]) => sizeOf(a) * sizeOf(b),
  factorial: ([number]) => toNumber(number) * FACTORS,
  gamma: ([number]) => toNumber(number) * FACTORS,
  bernoulli: ([place]) => toNumber(place) * 100,
  pow: ([base, exponent]) => (isFraction(base) || isBigInt(base) ? exactDigits(base) * Math.abs(toNumber(exponent)) : 0),
  bin: wordSize,
  hex: wordSize,
  oct: wordSize,
  format: ([, options]) => largestNumber(options),
  print: ([, , options]) => largestNumber(options),
  round: ([, digits]) => toNumber(digits) || 0,
};

// These exist only for doubles, or return wrong values for decimals (the eigenvalues of singular matrices), so decimals are
// converted to doubles first.
const FOR_DOUBLES = new Set(['erf', 'eigs']);

/** Checks every call in an expression: it rejects calls that would exhaust the memory before the time limit. */
export class Gate {
  #left = MAX_MADE;
  /** Whether results must be fractions. */
  readonly #isExact: boolean;

  constructor({ isExact }: { readonly isExact: boolean }) {
    this.#isExact = isExact;
  }

  /** Must be called before each run. */
  reset(): void {
    this.#left = MAX_MADE;
  }

  /** Wraps a function, keeping all its properties, so that it is called through this gate. */
  around(name: string, called: object, math: MathJsInstance): unknown {
    if (typeof called !== 'function') return called;
    // A function that gets its arguments unevaluated has nothing to check yet.
    const isRaw = Reflect.get(called, 'rawArgs') === true;
    return new Proxy(called, {
      apply: (target, self, args: readonly unknown[]) => {
        if (!isRaw) check(name, args);
        const isForDoubles = FOR_DOUBLES.has(name) && args.some(hasDecimal);
        const given: unknown = Reflect.apply(target, self, isForDoubles ? args.map(toDouble) : args);
        const result = isForDoubles && isNumber(given) ? math.bignumber(String(given)) : withoutNoise(name, args, given);
        this.#weigh(result);
        if (!isRaw && OVERFLOWING.has(name)) refuseOverflow(args, result);
        if (this.#isExact) refuseInexact(result);
        return result;
      },
    });
  }

  /** Wraps the method that grows a matrix on assignment, so that it is called through this gate. */
  aroundSubset(subset: object): unknown {
    if (typeof subset !== 'function') return subset;
    return new Proxy(subset, {
      apply: (target, self: unknown, args: readonly unknown[]): unknown => {
        if (args.length > 1) this.#spend(grownSize(self, args[0]));
        return Reflect.apply(target, self, args);
      },
    });
  }

  #weigh(value: unknown): void {
    this.#spend(sizeOf(value));
  }

  #spend(size: number): void {
    this.#left -= size;
    if (size > MAX_SIZE || this.#left < 0) throw new RefusedCall('size');
  }
}

function check(name: string, args: readonly unknown[]): void {
  const size = SIZES[name]?.(args);
  if (size !== undefined && size > MAX_SIZE) throw new RefusedCall('size');
  if (!FOR_ANY_EXPONENT.has(name) && args.some(hasHugeExponent)) throw new RefusedCall('size');
}

/** Returns the number of elements or characters of a value. */
function sizeOf(value: unknown): number {
  if (isString(value)) return value.length;
  if (isMatrix(value)) return value.size().reduce((all, length) => all * length, 1);
  if (isArray(value)) return value.reduce<number>((all, element) => all + sizeOf(element), 0);
  if (isBigInt(value)) return bigIntDigits(value);
  return 1;
}

/** Returns the number of elements of a matrix after an assignment. */
function grownSize(matrix: unknown, places: unknown): number {
  if (!isMatrix(matrix) || !isIndex(places)) return 0;
  const size = matrix.size();
  return places.max().reduce<number>((all, last, dimension) => all * Math.max(Number(last) + 1 || 1, size[dimension] ?? 1), 1);
}

/** Returns the maximum number of hex digits in the parts of an exact number. */
const exactDigits = (value: Fraction | bigint): number =>
  isBigInt(value) ? (value > -2n && value < 2n ? 0 : value.toString(16).length) : Math.max(exactDigits(value.n), exactDigits(value.d));

const bigIntDigits = (value: bigint): number => (value < 2n ** 64n && value > -(2n ** 64n) ? 1 : value.toString(16).length);

const isSquare = (value: unknown): boolean => isMatrix(value) && value.size().length > 1;

function toNumber(value: unknown): number {
  if (isNumber(value)) return value;
  return isBigNumber(value) || isFraction(value) || isBigInt(value) ? Number(value) : Number.NaN;
}

/** Returns all numbers among the values and in their matrices. */
function numbersIn(values: readonly unknown[]): readonly number[] {
  return values.flatMap((value) => {
    const inner: unknown = isMatrix(value) ? value.toArray() : value;
    if (isArray(inner)) return numbersIn(inner);
    const number = toNumber(inner);
    return Number.isNaN(number) ? [] : [number];
  });
}

function product(values: readonly unknown[]): number {
  return numbersIn(values).reduce((all, number) => all * Math.max(number, 1), 1);
}

function lengthOfRange(args: readonly unknown[]): number {
  const [start = 0, end = 0, step = 1] = numbersIn(args);
  const length = Math.abs((end - start) / step);
  return length === Infinity && step === 0 ? 0 : length;
}

function wordSize([, size]: readonly unknown[]): number {
  return toNumber(size) || 0;
}

function largestNumber(options: unknown): number {
  if (typeof options === 'object' && options !== null && !isBigNumber(options)) return Math.max(0, ...numbersIn(Object.values(options)));
  return toNumber(options) || 0;
}

function hasHugeExponent(value: unknown): boolean {
  if (isBigNumber(value)) return value.isFinite() && Math.abs(value.e) > MAX_EXPONENT;
  if (isMatrix(value)) return hasHugeExponent(value.toArray());
  return isArray(value) && value.some(hasHugeExponent);
}

/** Rejects infinite decimals from finite ones: `0 ^ -1` is itself infinite. */
function refuseOverflow(args: readonly unknown[], result: unknown): void {
  if (!isBigNumber(result) || result.isFinite() || result.isNaN()) return;
  const numbers = args.flatMap((arg): unknown[] => (isMatrix(arg) ? arg.toArray().flat() : [arg])).filter((arg): arg is BigNumber => isBigNumber(arg));
  if (numbers.length > 0 && numbers.every((number) => number.isFinite()) && !numbers[0]?.isZero()) throw new RefusedCall('size');
}

const isInexact = (value: unknown): boolean => isNumber(value) && !Number.isInteger(value);

function refuseInexact(result: unknown): void {
  const parts = isComplex(result) ? [result.re, result.im] : [result];
  if (parts.some(isInexact) || isBigNumber(result)) throw new RefusedCall('fraction');
  if (isUnit(result) && isInexact(Reflect.get(result, 'value'))) throw new RefusedCall('fraction');
}

const hasDecimal = (value: unknown): boolean => isBigNumber(value) || (isMatrix(value) && value.toArray().flat().some(isBigNumber));

function toDouble(value: unknown): unknown {
  if (isMatrix(value)) return value.map(toDouble);
  return isBigNumber(value) ? value.toNumber() : value;
}
