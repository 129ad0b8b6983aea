import type { BigNumber, Fraction, MathJsInstance } from 'mathjs';
import { isArray, isBigNumber, isBigInt, isComplex, isFraction, isIndex, isMatrix, isNumber, isString, isUnit } from 'mathjs';
import { withoutNoise } from './noise.ts';
import { RefusedCall } from './refusal.ts';

/** The most elements of a matrix, or characters of a text. More fill the memory sooner than the time is up. */
const MAX_SIZE = 1_000_000;
/** The most elements and characters of all values together that one run makes. */
const MAX_MADE = 5_000_000;
/** Beyond such decimal exponents, functions that write a number out, or divide by whole numbers, need memory without bounds. */
const MAX_EXPONENT = 100_000;

// What calculates with so many digits as there are, however large the number.
const FOR_ANY_EXPONENT = new Set(
  (
    'add addScalar subtract subtractScalar multiply multiplyScalar divide divideScalar dotMultiply dotDivide dotPow pow square cube sqrt cbrt ' +
    'exp log ln log2 log10 log1p abs sign unaryMinus unaryPlus compare equal equalScalar unequal larger largerEq smaller smallerEq ' +
    'max min isZero isPositive isNegative isNumeric isFinite isBounded isNaN typeOf bignumber matrix hypot sum prod mean to unit norm nthRoot'
  ).split(' '),
);

// What has an infinite result of finite numbers only because that is too large to be written.
const OVERFLOWING = new Set('add multiply pow dotPow square cube exp expm1 factorial gamma sinh cosh prod'.split(' '));

/** Of each factor of a factorial, in units of `MAX_SIZE`: up to 100,000 of them take less than the time that there is. */
const FACTORS = 10;

/** The functions that fill a matrix, or multiply as many numbers, and how many elements their arguments ask for. */
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

// These exist for doubles only, or find wrong values of decimals (the eigenvalues of singular matrices), so that decimals become
// doubles first.
const FOR_DOUBLES = new Set(['erf', 'eigs']);

/** What every call of an expression passes: it ends calls that would fill the memory before the time is up. */
export class Gate {
  #left = MAX_MADE;
  /** Whether results have to be fractions. */
  readonly #isExact: boolean;

  constructor({ isExact }: { readonly isExact: boolean }) {
    this.#isExact = isExact;
  }

  /** To be called before each run. */
  reset(): void {
    this.#left = MAX_MADE;
  }

  /** The function with all its properties, but called through this gate. */
  around(name: string, called: object, math: MathJsInstance): unknown {
    if (typeof called !== 'function') return called;
    // A function that gets its arguments unevaluated has nothing yet that could be checked.
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

  /** The method by which matrices grow to hold what is assigned to a place, called through this gate. */
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

/** How many elements or characters a value has. */
function sizeOf(value: unknown): number {
  if (isString(value)) return value.length;
  if (isMatrix(value)) return value.size().reduce((all, length) => all * length, 1);
  if (isArray(value)) return value.reduce<number>((all, element) => all + sizeOf(element), 0);
  if (isBigInt(value)) return bigIntDigits(value);
  return 1;
}

/** How many elements a matrix has after an assignment to places of it. */
function grownSize(matrix: unknown, places: unknown): number {
  if (!isMatrix(matrix) || !isIndex(places)) return 0;
  const size = matrix.size();
  return places.max().reduce<number>((all, last, dimension) => all * Math.max(Number(last) + 1 || 1, size[dimension] ?? 1), 1);
}

/** How many hexadecimal digits the parts of an exact number have at most. */
const exactDigits = (value: Fraction | bigint): number =>
  isBigInt(value) ? (value > -2n && value < 2n ? 0 : value.toString(16).length) : Math.max(exactDigits(value.n), exactDigits(value.d));

const bigIntDigits = (value: bigint): number => (value < 2n ** 64n && value > -(2n ** 64n) ? 1 : value.toString(16).length);

const isSquare = (value: unknown): boolean => isMatrix(value) && value.size().length > 1;

function toNumber(value: unknown): number {
  if (isNumber(value)) return value;
  return isBigNumber(value) || isFraction(value) || isBigInt(value) ? Number(value) : Number.NaN;
}

/** All numbers among the values and in matrices of them. */
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

/** Infinite decimals of finite ones: `0 ^ -1` is infinite by itself. */
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
