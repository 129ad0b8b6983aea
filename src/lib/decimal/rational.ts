/** An exact number: a fraction of integers, in lowest terms. */
export class Rational {
  /** Carries the sign. */
  readonly numerator: bigint;
  /** Positive. */
  readonly denominator: bigint;

  constructor(numerator: bigint, denominator = 1n) {
    if (denominator === 0n) throw new RangeError('division by zero');
    const divisor = greatestCommonDivisor(numerator, denominator) * (denominator < 0n ? -1n : 1n);
    this.numerator = numerator / divisor;
    this.denominator = denominator / divisor;
  }

  /** Returns the number in the shortest decimal text of a finite `number`: 0.1 is one tenth. */
  static from(number: number): Rational {
    return Rational.parse(String(number));
  }

  /** Returns the number in a decimal text in programming notation, such as `-1.5e3` or `.5`, without rounding. */
  static parse(text: string): Rational {
    const { digits, exponent } = decimalOf(text);
    return exponent < 0 ? new Rational(digits, 10n ** BigInt(-exponent)) : new Rational(digits * 10n ** BigInt(exponent));
  }

  plus({ numerator, denominator }: Rational): Rational {
    return new Rational(this.numerator * denominator + numerator * this.denominator, this.denominator * denominator);
  }

  minus({ numerator, denominator }: Rational): Rational {
    return new Rational(this.numerator * denominator - numerator * this.denominator, this.denominator * denominator);
  }

  times({ numerator, denominator }: Rational): Rational {
    return new Rational(this.numerator * numerator, this.denominator * denominator);
  }

  /** @throws RangeError for a divisor of 0. */
  dividedBy({ numerator, denominator }: Rational): Rational {
    return new Rational(this.numerator * denominator, this.denominator * numerator);
  }

  negated(): Rational {
    return new Rational(-this.numerator, this.denominator);
  }

  absolute(): Rational {
    return this.numerator < 0n ? this.negated() : this;
  }

  isZero(): boolean {
    return this.numerator === 0n;
  }

  /** Returns a negative number, zero or a positive number if this is less than, equal to or greater than the other. */
  compare({ numerator, denominator }: Rational): number {
    const [left, right] = [this.numerator * denominator, numerator * this.denominator];
    return left < right ? -1 : Number(left > right);
  }

  /** Returns the nearest double, after rounding half away from zero to `decimals` digits after the point. Infinite beyond the range of doubles. */
  round(decimals: number): number {
    return this.#withSign(this.#scaled(decimals), decimals);
  }

  /** Rounds half away from zero to `decimals` digits after the point, exactly. */
  roundExactly(decimals: number): Rational {
    const scaled = this.#scaled(decimals);
    return new Rational(this.numerator < 0n ? -scaled : scaled, 10n ** BigInt(decimals));
  }

  /** Returns the square root, rounded as by `round`. Throws RangeError for a negative number. */
  roundSquareRoot(decimals: number): number {
    // Twice the scaled root, truncated to an integer, shows whether the root itself must be rounded up.
    const doubled = integerSquareRoot((4n * this.numerator * 100n ** BigInt(decimals)) / this.denominator);
    return this.#withSign((doubled + 1n) / 2n, decimals);
  }

  /** The absolute value times a power of ten, rounded to an integer. */
  #scaled(decimals: number): bigint {
    const { numerator, denominator } = this.absolute();
    return (2n * numerator * 10n ** BigInt(decimals) + denominator) / (2n * denominator);
  }

  #withSign(scaled: bigint, decimals: number): number {
    const size = Number(`${scaled}e-${decimals}`);
    return this.numerator < 0n && size > 0 ? -size : size;
  }
}

/** Sums finite numbers and their squares: faster than adding Rationals one by one, which are each reduced. */
export function sumsOf(numbers: readonly number[]): { readonly sum: Rational; readonly sumOfSquares: Rational } {
  const decimals = numbers.map((number) => decimalOf(String(number)));
  const unit = decimals.reduce((least, { exponent }) => Math.min(least, exponent), 0);
  let [sum, sumOfSquares] = [0n, 0n];
  for (const { digits, exponent } of decimals) {
    const scaled = exponent === unit ? digits : digits * 10n ** BigInt(exponent - unit);
    sum += scaled;
    sumOfSquares += scaled * scaled;
  }
  const scale = 10n ** BigInt(-unit);
  return { sum: new Rational(sum, scale), sumOfSquares: new Rational(sumOfSquares, scale * scale) };
}

/** A decimal number: `digits` × 10^`exponent`. */
export interface Scaled {
  readonly digits: bigint;
  readonly exponent: number;
}

/** Sums decimal texts in programming notation exactly. Those of the same exponent are summed first, so that few numbers are scaled. */
export function sumDecimals(texts: readonly string[]): Scaled {
  const sums = new Map<number, bigint>();
  for (const text of texts) {
    const { digits, exponent } = decimalOf(text);
    sums.set(exponent, (sums.get(exponent) ?? 0n) + digits);
  }
  let unit = 0;
  for (const exponent of sums.keys()) unit = Math.min(unit, exponent);
  let sum = 0n;
  for (const [exponent, digits] of sums) sum += digits * 10n ** BigInt(exponent - unit);
  return { digits: sum, exponent: unit };
}

function decimalOf(text: string): Scaled {
  const [mantissa = '', exponent = '0'] = text.toLowerCase().split('e');
  const [integer = '', fraction = ''] = mantissa.split('.');
  return { digits: BigInt(integer + fraction), exponent: Number(exponent) - fraction.length };
}

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  let [larger, smaller] = [a < 0n ? -a : a, b < 0n ? -b : b];
  while (smaller !== 0n) [larger, smaller] = [smaller, larger % smaller];
  return larger;
}

/** Returns the greatest integer whose square is at most `square`, by Newton's method from above. */
function integerSquareRoot(square: bigint): bigint {
  if (square < 0n) throw new RangeError('square root of a negative number');
  if (square === 0n) return 0n;
  let root = 1n << BigInt(Math.ceil(square.toString(2).length / 2));
  for (;;) {
    const next = (root + square / root) / 2n;
    if (next >= root) return root;
    root = next;
  }
}
