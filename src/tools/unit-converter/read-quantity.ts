import { InputError } from '../../contract/errors.ts';
import { isPlainNumber } from '../../lib/decimal/plain-number.ts';
import { Rational } from '../../lib/decimal/rational.ts';
import { readNumber } from '../../lib/decimal/read-number.ts';
import { nearest } from '../../lib/word/nearest.ts';
import type { Note } from './codes.ts';
import type { Token } from './tokens.ts';
import { positionAt, tokenize, unexpected } from './tokens.ts';
import type { Factor, Found, Unit } from './units.ts';
import { findUnits, isSameDimensions, knownNames, multiplyUnits, unitOf } from './units.ts';

/** `5 ft` of `5 ft 11 in`. */
export interface Part {
  /** Undefined for a unit alone. */
  readonly number: Rational | undefined;
  readonly unit: Unit;
}

export interface ReadQuery {
  readonly parts: readonly Part[];
  /** The second quantity, such as a rate or a time. */
  readonly other: readonly Part[];
  /** The units of the result, largest first; empty if none is given. */
  readonly target: readonly Unit[];
  readonly notes: readonly Note[];
}

/** Words between a quantity and a unit or a second quantity, in all languages of the product. */
const CONNECTIVES = new Set(
  'in to into as at for over during with equals nach bei mit für à en vers pour avec a para por em com con til på ved med i в у на при за до з із с со по дорівнює равно sang ra thành trong với ở bằng'.split(
    ' ',
  ),
);
/** Connectives that are units after another one, and at the end. */
const LAST_UNITS = new Set(['in', 'с']);
const OPENING =
  /^\s*(?:convert|how many|how much|how long(?: (?:for|is|are))?|what is|what's|combien de|wie viele?|cuántos|quantos|сколько|скільки|bao nhiêu)\s+/iu;
const LONGEST_NAME_WORDS = 4;
const MAX_EXPONENT = 1_000;
const LONGEST_NUMBER = 1_000;
/** Of one unit: powers of many factors are numbers that take seconds to calculate with. */
const MOST_FACTORS = 20;
/** In UTF-16 code units. */
const LONGEST_TEXT = 2_000;

/**
 * Reads a quantity with the units to convert it to, or a second quantity: `5 ft 11 in in cm`, `3.2 TB at 400 Mbit/s`.
 * @throws InputError `missing-number`, `missing-unit`, `unknown-unit`, `unexpected-text`, `ambiguous-number`, `out-of-range`
 */
export function readQuantity(text: string, language: string): ReadQuery {
  if (text.length > LONGEST_TEXT) throw unexpected(text, LONGEST_TEXT);
  const opening = OPENING.exec(text)?.[0] ?? '';
  // Blanks keep the positions.
  const reader = new Reader(' '.repeat(opening.length) + text.slice(opening.length), language);
  const parts = reader.readParts();
  reader.skipConnectives();
  const other = reader.isAtNumber() ? reader.readParts() : [];
  if (other.length > 0) reader.skipConnectives();
  const target = reader.readTarget();
  reader.expectEnd();
  return { parts, other, target, notes: [...reader.notes] };
}

class Reader {
  readonly notes = new Set<Note>();
  readonly #text: string;
  readonly #language: string;
  readonly #tokens: readonly Token[];
  #at = 0;

  constructor(text: string, language: string) {
    this.#text = text;
    this.#language = language;
    this.#tokens = tokenize(text);
  }

  isAtNumber(): boolean {
    const token = this.#tokens[this.#at];
    return token?.kind === 'number' || token?.kind === 'fraction' || (token?.kind === 'sign' && this.#tokens[this.#at + 1]?.kind === 'number');
  }

  /** `5 ft 11 in`, `-40 °F`, or a unit alone. */
  readParts(): readonly Part[] {
    const parts: Part[] = [];
    const sign = this.#readSign();
    // A minus between quantities is not a sum: `5 km - 2 km`.
    while (parts.length === 0 || (this.isAtNumber() && this.#tokens[this.#at]?.kind !== 'sign')) {
      const number = this.isAtNumber() ? this.#readNumber() : undefined;
      if (number === undefined && sign !== '') throw this.#missing('missing-number');
      const unit = this.#readUnit(parts.at(-1)?.unit);
      parts.push({ number: sign === '-' && number ? number.negated() : number, unit });
      if (number === undefined) return parts;
      this.#skipAnd();
    }
    return asMinutes(parts);
  }

  /** Skips words such as “in”, but not the inch in `10 cm in in`. */
  skipConnectives(): void {
    const start = this.#at;
    for (; this.#isConnective(this.#at); this.#at++) {
      const isLast = this.#at === this.#tokens.length - 1;
      const isUnit = LAST_UNITS.has(this.#tokens[this.#at]?.text ?? '');
      if (this.#at > start ? isLast || isUnit : isLast && isUnit) return;
    }
  }

  /** Units of the result, as in `ft and in`. */
  readTarget(): readonly Unit[] {
    const units: Unit[] = [];
    while (this.#tokens[this.#at]?.kind === 'word') {
      units.push(this.#readUnit(units.at(-1)));
      this.#skipAnd();
    }
    return units;
  }

  expectEnd(): void {
    const token = this.#tokens[this.#at];
    if (token) throw unexpected(this.#text, token.start);
  }

  #readSign(): string {
    const token = this.#tokens[this.#at];
    if (token?.kind !== 'sign') return '';
    this.#at++;
    return token.text === '+' ? '+' : '-';
  }

  #skipAnd(): void {
    const token = this.#tokens[this.#at];
    const isAnd = (token?.kind === 'word' && /^(?:and|und|et|y|e|og|и|і|та|và)$/iu.test(token.text)) || (token?.kind === 'sign' && token.text === '+');
    if (isAnd && this.#tokens[this.#at + 1] !== undefined) this.#at++;
  }

  #isConnective(index: number): boolean {
    const token = this.#tokens[index];
    return token?.kind === 'connective' || (token?.kind === 'word' && CONNECTIVES.has(token.text.toLowerCase()));
  }

  /** A decimal in any notation, a fraction, or an integer and a fraction: `5 1/2`. */
  #readNumber(): Rational {
    const token = this.#tokens[this.#at];
    if (!token) throw this.#missing('missing-number');
    this.#at++;
    if (token.kind === 'fraction') return fractionOf(token.text);
    const fraction = this.#readFraction(token);
    if (fraction) return fraction;
    const next = this.#tokens[this.#at];
    const number = this.#toRational(token);
    if (next?.kind !== 'fraction') return number;
    this.#at++;
    return number.plus(fractionOf(next.text));
  }

  /** `1/2`, `5 1/2`; undefined for a number without a fraction. */
  #readFraction(first: Token): Rational | undefined {
    const after = this.#tokens.slice(this.#at, this.#at + 3);
    const [whole, numerator, slash, denominator] = after[0]?.text === '/' ? [undefined, first, ...after] : [first, ...after];
    const isFraction = [whole, numerator, denominator].every((token) => token === undefined || (token.kind === 'number' && /^\d{1,15}$/u.test(token.text)));
    if (!isFraction || slash?.text !== '/' || !numerator || !denominator) return undefined;
    this.#at += whole ? 3 : 2;
    if (BigInt(denominator.text) === 0n) throw new InputError('division-by-zero', { field: 'quantity' });
    return new Rational(BigInt(whole?.text ?? '0')).plus(new Rational(BigInt(numerator.text), BigInt(denominator.text)));
  }

  #toRational(token: Token): Rational {
    const [, mantissa = '', power = ''] = /^(.*?)(?:\s?[×x*·]\s?10\^?(.+))?$/u.exec(token.text) ?? [];
    const decimal = this.#toDecimal(mantissa, token);
    const [, exponent = '0'] = /e(.+)$/iu.exec(decimal) ?? [];
    const tens = power === '' ? 0 : Number(fromSuperscript(power));
    if (decimal.length > LONGEST_NUMBER || Math.abs(Number(exponent)) > MAX_EXPONENT || Math.abs(tens) > MAX_EXPONENT) {
      throw new InputError('out-of-range', { field: 'quantity', position: positionAt(this.#text, token.start) });
    }
    return Rational.parse(decimal).times(Rational.parse(`1e${tens}`));
  }

  #toDecimal(text: string, token: Token): string {
    if (isPlainNumber(text)) return text;
    const { readings } = readNumber(text) ?? {};
    if (!readings) throw unexpected(this.#text, token.start + Math.max(0, text.search(/[ .,'’_\u00A0\u2009\u202F]/u)));
    const [first, second] = readings;
    if (second === undefined) return first;
    throw new InputError('ambiguous-number', { field: 'quantity', position: positionAt(this.#text, token.start), params: { text, first, second } });
  }

  #readUnit(before: Unit | undefined): Unit {
    const factors: Factor[] = [];
    let sign = 1;
    for (;;) {
      const { unit, exponent } = this.#readFactor(before);
      factors.push({ unit, exponent: exponent * sign });
      const operator = this.#tokens[this.#at];
      if (operator?.kind !== 'operator') return this.#finish(factors);
      if (factors.length === MOST_FACTORS) throw unexpected(this.#text, operator.start);
      sign = /^(?:\/|÷|每|per)$/iu.test(operator.text) ? -1 : 1;
      this.#at++;
    }
  }

  #finish(factors: readonly Factor[]): Unit {
    const isProduct = factors.length > 1 || factors[0]?.exponent !== 1;
    // A scale with its own zero has no products.
    if (isProduct && factors.some(({ unit }) => unit.zero))
      throw new InputError('unsupported-quantity', { field: 'quantity', params: { unit: multiplyUnits(factors).symbol } });
    return multiplyUnits(factors);
  }

  #readFactor(before: Unit | undefined): Factor {
    const token = this.#tokens[this.#at];
    const power = /^(?:sq\.?|square|cu\.?|cubic)$/iu.exec(token?.text ?? '')?.[0].toLowerCase();
    const named = power !== undefined && this.#tokens[this.#at + 1]?.kind === 'word';
    if (named) this.#at++;
    const unit = this.#readName(before);
    if (named) return { unit, exponent: power.startsWith('sq') ? 2 : 3 };
    const after = this.#tokens[this.#at];
    if (after?.kind !== 'power') return { unit, exponent: 1 };
    this.#at++;
    return { unit, exponent: Number(fromSuperscript(after.text.replace(/^(?:\^|\*\*)/u, ''))) };
  }

  /** Finds the longest name of several words: `fl oz`, `nautical miles`. */
  #readName(before: Unit | undefined): Unit {
    const start = this.#tokens[this.#at];
    if (start?.kind !== 'word') throw start ? this.#missing('missing-unit', start.start) : this.#missing('missing-unit');
    for (let count = LONGEST_NAME_WORDS; count > 0; count--) {
      const words = this.#tokens.slice(this.#at, this.#at + count);
      if (words.length < count || words.some(({ kind }) => kind !== 'word')) continue;
      const name = words.map(({ text }) => text.replace(/\.$/u, '')).join(' ');
      const found = this.#findUnits(name, before);
      if (found.length === 0) continue;
      const [first, second] = found;
      if (first === undefined || second !== undefined)
        throw this.#unknown(
          start,
          name,
          found.map(({ unit }) => unit.symbol),
        );
      this.#at += count;
      for (const note of first.notes) this.notes.add(note);
      return first.unit;
    }
    const name = start.text.replace(/\.$/u, '');
    throw this.#unknown(start, name, nearest(name, knownNames()));
  }

  #findUnits(name: string, before: Unit | undefined): readonly Found[] {
    const isAngle = before !== undefined && before.dimensions[4] === 1;
    const isTime = name === 'm' && before !== undefined && isSameDimensions(before.dimensions, unitOf('s').dimensions);
    const known = isTime ? 'min' : unitOfMark(name, isAngle);
    if (known !== undefined) return [{ unit: unitOf(known), notes: [] }];
    return findUnits(name.replaceAll('.', '').replace(/^[º˚]\s?|^°\s/u, '°'), this.#language);
  }

  #unknown({ start }: Token, unit: string, near: readonly string[]): InputError {
    return new InputError('unknown-unit', {
      field: 'quantity',
      position: positionAt(this.#text, start),
      params: { unit, near: near.join(', ') || 'none' },
    });
  }

  #missing(code: 'missing-number' | 'missing-unit', index = this.#text.trimEnd().length): InputError {
    return new InputError(code, { field: 'quantity', position: positionAt(this.#text, index) });
  }
}

/** The unit that a mark stands for: feet and inches or, after degrees, minutes and seconds of arc. */
function unitOfMark(mark: string, isAngle: boolean): string | undefined {
  if (/^[’′']$/u.test(mark)) return isAngle ? 'arcmin' : 'ft';
  if (/^(?:[”“″"]|'')$/u.test(mark)) return isAngle ? 'arcsec' : 'in';
  return /^[°º˚]$/u.test(mark) ? '°' : undefined;
}

/** Reads a character such as `½`, whose compatibility form is `1⁄2`. */
function fractionOf(text: string): Rational {
  const [numerator = 0n, denominator] = text.normalize('NFKC').split('⁄').map(BigInt);
  return new Rational(numerator, denominator);
}

const fromSuperscript = (text: string): string => text.normalize('NFKC').replace('−', '-');

/** `30 m 15 s` are minutes and seconds. */
function asMinutes(parts: readonly Part[]): readonly Part[] {
  const [first, second] = parts;
  const isTime = first?.unit.symbol === 'm' && second !== undefined && isSameDimensions(second.unit.dimensions, unitOf('s').dimensions);
  return isTime ? [{ ...first, unit: unitOf('min') }, ...parts.slice(1)] : parts;
}
