import type { InputError } from '../../contract/errors.ts';
import { isPlainNumber } from '../../lib/decimal/plain-number.ts';
import { readNumber } from '../../lib/decimal/read-number.ts';
import type { Value } from './suites.ts';
import { invalidNumber } from './suites.ts';

/** Decimal time units: name → power of ten in seconds. */
const SECONDS: Readonly<Record<string, number>> = { ns: -9, µs: -6, μs: -6, us: -6, ms: -3, s: 0, sec: 0 };

/** Parses measurements with an optional unit: the same one for all, or time units, which are converted to the first one. */
export class MeasurementReader {
  readonly #text: string;
  /** The unit of the first measurement that has one, or the given unit. */
  #unit: string;
  #hasUnits: boolean | undefined;

  constructor(text: string, unit: string) {
    this.#text = text;
    this.#unit = unit;
  }

  get unit(): string {
    return this.#unit;
  }

  /** @throws InputError `invalid-number` */
  read({ text, at, mayBeTwo }: Value, place: number): number {
    if (at === undefined) return Number(text);
    const refuse = (params: Readonly<Record<string, string>> = { reason: 'none' }): InputError => invalidNumber(this.#text, at, place, params);
    const { readings, unit } = isPlainNumber(text) ? { readings: [text], unit: '' } : (readNumber(text) ?? { readings: [], unit: '' });
    const [first, second = mayBeTwo ? text.replace(',', '; ') : undefined] = readings;
    if (first === undefined || !Number.isFinite(Number(first))) throw refuse();
    if (second !== undefined) throw refuse({ reason: 'ambiguous', first, second });
    this.#hasUnits ??= unit !== '';
    if (unit !== '' && this.#unit === '') this.#unit = unit;
    const shift = this.#hasUnits === (unit !== '') ? (unit === '' || unit === this.#unit ? 0 : shiftOf(unit, this.#unit)) : undefined;
    if (shift === undefined) throw refuse({ reason: 'unit', unit: unit === '' ? 'none' : unit, expected: this.#unit });
    return shift === 0 ? Number(first) : shiftDecimal(first, shift);
  }
}

/** Returns the number of decimal places between two time units; undefined for other units. */
function shiftOf(from: string, to: string): number | undefined {
  const [given, wanted] = [SECONDS[from], SECONDS[to]];
  return given === undefined || wanted === undefined ? undefined : given - wanted;
}

function shiftDecimal(number: string, places: number): number {
  const [digits = '', exponent = '0'] = number.toLowerCase().split('e');
  return Number(`${digits}e${Number(exponent) + places}`);
}
