import { Rational } from '../../lib/decimal/rational.ts';
import type { Scale } from './scales.ts';

interface Definition {
  readonly symbol: string;
  /** The value of 0 °C on this scale. */
  readonly freezing: Rational;
  /** The size of its degree in °C; negative if larger values are colder. */
  readonly degree: Rational;
}

const ABSOLUTE_ZERO = Rational.from(-273.15);

export const definitions: Readonly<Record<Scale, Definition>> = {
  kelvin: { symbol: 'K', freezing: Rational.from(273.15), degree: new Rational(1n) },
  celsius: { symbol: '°C', freezing: new Rational(0n), degree: new Rational(1n) },
  fahrenheit: { symbol: '°F', freezing: new Rational(32n), degree: new Rational(5n, 9n) },
  rankine: { symbol: '°R', freezing: Rational.from(491.67), degree: new Rational(5n, 9n) },
  delisle: { symbol: '°De', freezing: new Rational(150n), degree: new Rational(-2n, 3n) },
  newton: { symbol: '°N', freezing: new Rational(0n), degree: new Rational(100n, 33n) },
  reaumur: { symbol: '°Ré', freezing: new Rational(0n), degree: new Rational(5n, 4n) },
  romer: { symbol: '°Rø', freezing: new Rational(15n, 2n), degree: new Rational(40n, 21n) },
};

/** Converts a temperature to °C. */
export function toCelsius(value: Rational, scale: Scale): Rational {
  const { freezing, degree } = definitions[scale];
  return value.minus(freezing).times(degree);
}

/** Converts a temperature in °C to another scale. */
export function fromCelsius(celsius: Rational, scale: Scale): Rational {
  const { freezing, degree } = definitions[scale];
  return celsius.dividedBy(degree).plus(freezing);
}

/** Whether a temperature is below absolute zero. */
export const isBelowAbsoluteZero = (celsius: Rational): boolean => celsius.compare(ABSOLUTE_ZERO) < 0;

export const absoluteZero = (scale: Scale): Rational => fromCelsius(ABSOLUTE_ZERO, scale);
