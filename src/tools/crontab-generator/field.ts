import { InputError } from '../../contract/errors.ts';
import type { DialectRules } from './dialects.ts';
import { boundsOf, valueOfName } from './dialects.ts';
import type { FieldName } from './terms.ts';

/** A day not given by a number. Days of the week are 0 (Sunday) to 6. */
export type SpecialDay =
  | { readonly kind: 'last'; readonly daysBefore: number }
  | { readonly kind: 'nearest-weekday'; readonly day: number }
  | { readonly kind: 'last-weekday' }
  | { readonly kind: 'last-of'; readonly dayOfWeek: number }
  | { readonly kind: 'nth-of'; readonly dayOfWeek: number; readonly nth: number }
  | { readonly kind: 'every'; readonly dayOfWeek: number };

export interface Field {
  readonly name: FieldName;
  /** As typed. */
  readonly text: string;
  /** Ascending; days of the week are 0 (Sunday) to 6. Empty for a special day. */
  readonly values: readonly number[];
  readonly isEvery: boolean;
  /** Whether the text begins with `*`. */
  readonly beginsWithStar: boolean;
  /** Whether any item is `*` or `?` without a step. */
  readonly isFree: boolean;
  // The steps of the items `*` with a step.
  readonly steps: readonly number[];
  /** Whether a step follows a single value. */
  readonly hasStepWithoutRange: boolean;
  /** Whether the program chooses a value from a range; `values` then has the first possible value of each choice. */
  readonly isDrawn: boolean;
  /** The text with the first possible value in place of each choice. */
  readonly drawnText: string;
  readonly special?: SpecialDay;
}

const DAYS_OF_WEEK = 7;
const MAX_NTH = 5;
const MAX_DAYS_BEFORE = 30;

/** Matches a text that only `L`, `W`, `#` or `?` can make valid. Names of days and months contain these letters too. */
const SPECIAL = /^(?:\?|LW?|L-\w*|\d+W|(?:\d+|SUN|MON|TUE|WED|THU|FRI|SAT)L|[^#]*#.*)(?:\/.*)?$/iu;

/** Parses one field of a schedule. `start` is its 0-based position in the input, in code points. */
export class FieldReader {
  readonly #name: FieldName;
  readonly #rules: DialectRules;
  readonly #bounds: readonly [min: number, max: number];
  #part = '';
  #place = 0;
  #steps: number[] = [];
  #hasStepWithoutRange = false;
  #isDrawn = false;

  constructor(name: FieldName, rules: DialectRules) {
    this.#name = name;
    this.#rules = rules;
    this.#bounds = boundsOf(name, rules);
  }

  /** @throws InputError at the first item that the dialect does not support */
  read(text: string, start: number): Field {
    const name = this.#name;
    const [min, max] = this.#bounds;
    const items = text.split(',');
    const own = new Set<number>();
    let special: SpecialDay | undefined;
    const drawn: string[] = [];
    this.#place = start;
    for (const typed of items) {
      this.#part = typed;
      const item = this.#draw(typed);
      drawn.push(item);
      if (SPECIAL.test(item)) {
        special = this.#readSpecial(item, items.length);
        if (!special) addAll(own, [min, max]);
      } else this.#addItem(item, own);
      this.#place += Array.from(typed).length + 1;
    }
    const values = [...new Set([...own].map((value) => (name === 'dayOfWeek' ? (value - this.#rules.sunday) % DAYS_OF_WEEK : value)))].toSorted(
      (a, b) => a - b,
    );
    const count = name === 'dayOfWeek' ? DAYS_OF_WEEK : max - min + 1;
    return {
      name,
      text,
      values,
      isEvery: values.length === count,
      beginsWithStar: text.startsWith('*'),
      isFree: items.some((item) => /^(?:\*(?:\/0*1)?|\?)$/u.test(item)),
      steps: this.#steps,
      hasStepWithoutRange: this.#hasStepWithoutRange,
      isDrawn: this.#isDrawn,
      drawnText: drawn.join(','),
      ...(special && { special }),
    };
  }

  /** Replaces a range from which the program chooses with its first value; other items are unchanged. */
  #draw(item: string): string {
    const { draws } = this.#rules;
    const [min] = this.#bounds;
    if (draws === 'tilde') {
      const [, first, last, step] = /^(\w*)~(\w*)(?:\/(\d+))?$/u.exec(item) ?? [];
      if (first === undefined || last === undefined) return item;
      const [from, to] = [first === '' ? min : this.#readValue(first), last === '' ? this.#bounds[1] : this.#readValue(last)];
      if (from > to) throw this.#refuse('reversed-range', { cure: `${to}~${from}` });
      this.#isDrawn = true;
      return step === undefined ? String(from) : `${from}-${to}/${step}`;
    }
    const [, range, step] = (draws === 'hash' && /^H(?:\((\d+-\d+)\))?(?:\/(\d+))?$/u.exec(item)) || [];
    if (range === undefined && !/^H(?:\/\d+)?$/u.test(item)) return item;
    if (draws !== 'hash') return item;
    this.#isDrawn = true;
    if (step !== undefined) return `${range ?? '*'}/${step}`;
    return range?.split('-')[0] ?? String(min);
  }

  #addItem(item: string, values: Set<number>): void {
    const [, base = '', step] = /^([^/]*)(?:\/(.*))?$/su.exec(item) ?? [];
    const [min, max] = this.#bounds;
    const by = step === undefined ? 1 : this.#readStep(step);
    if (base === '*') {
      if (step !== undefined) this.#steps.push(by);
      addAll(values, [min, this.#name === 'dayOfWeek' ? min + DAYS_OF_WEEK - 1 : max], by);
      return;
    }
    const [, from = '', to] = /^([^-]*)(?:-(.*))?$/su.exec(base) ?? [];
    const first = this.#readValue(from);
    if (to === undefined) {
      if (step !== undefined) this.#hasStepWithoutRange = true;
      addAll(values, [first, step === undefined ? first : max], by);
      return;
    }
    const last = this.#rules.sundayEndsRange && this.#name === 'dayOfWeek' && to.toUpperCase() === 'SUN' ? DAYS_OF_WEEK : this.#readValue(to);
    if (first <= last) addAll(values, [first, last], by);
    else if (this.#rules.wraps && this.#name !== 'year') this.#addWrapped(first, last, by, values);
    else throw this.#refuse('reversed-range', { cure: this.#unreversed(first, last) });
  }

  #addWrapped(first: number, last: number, by: number, values: Set<number>): void {
    const [min, max] = this.#bounds;
    const length = max - min + 1;
    for (let value = first; value <= last + length; value += by) values.add(value > max ? value - length : value);
  }

  /** Returns the same days or times as ascending ranges. */
  #unreversed(first: number, last: number): string {
    const [min, max] = this.#bounds;
    // If 7 is Sunday, 0 would be a duplicate.
    const hasTwoSundays = this.#name === 'dayOfWeek' && max - min === DAYS_OF_WEEK;
    if (!hasTwoSundays) return `${writeRange(first, max)},${writeRange(min, last)}`;
    return last === min ? writeRange(first, max) : `${writeRange(first, max)},${writeRange(min + 1, last)}`;
  }

  #readStep(step: string): number {
    const by = /^\d+$/u.test(step) ? Number(step) : 0;
    if (by < 1) throw this.#refuse('invalid-step');
    return by;
  }

  #readValue(word: string): number {
    const [min, max] = this.#bounds;
    const named = valueOfName(word, this.#name, this.#rules);
    if (named !== undefined) return named;
    if (!/^\d+$/u.test(word)) throw this.#refuse('invalid-value');
    const value = Number(word);
    if (value < min || value > max) throw this.#refuse('value-out-of-range', { cure: this.#cureFor(value) });
    return value;
  }

  #cureFor(value: number): string {
    const [min, max] = this.#bounds;
    if (this.#name === 'dayOfWeek' && value === 0) return String(min);
    return min === 0 && value === max + 1 ? '0' : 'none';
  }

  /** Undefined for `?`, which means every day. */
  #readSpecial(item: string, itemCount: number): SpecialDay | undefined {
    const name = this.#name;
    const { hasQuestionMark, hasSpecialDays } = this.#rules;
    const isDayField = name === 'dayOfMonth' || name === 'dayOfWeek';
    const isKnown = item.startsWith('?') ? hasQuestionMark : hasSpecialDays;
    const isOfOtherField = name === 'dayOfMonth' ? item.includes('#') : /^(?:L|\d+)W/iu.test(item);
    if (!isDayField || !isKnown || isOfOtherField)
      throw this.#refuse('unsupported-character', { special: isDayField && !hasSpecialDays && !item.startsWith('?') ? 'known' : 'none' });
    if (itemCount > 1) throw this.#refuse('invalid-value');
    if (item === '?') return undefined;
    const special = name === 'dayOfMonth' ? this.#readSpecialDate(item.toUpperCase()) : this.#readSpecialWeekday(item.toUpperCase());
    if (!special) throw this.#refuse('invalid-value');
    return special;
  }

  #readSpecialDate(item: string): SpecialDay | undefined {
    if (item === 'L') return { kind: 'last', daysBefore: 0 };
    if (item === 'LW') return { kind: 'last-weekday' };
    const [, before, nearest] = /^(?:L-(\d+)|(\d+)W)$/u.exec(item) ?? [];
    if (nearest !== undefined) return { kind: 'nearest-weekday', day: this.#readValue(nearest) };
    if (before === undefined) return undefined;
    if (Number(before) > MAX_DAYS_BEFORE) throw this.#refuse('value-out-of-range', { min: 0, max: MAX_DAYS_BEFORE });
    return { kind: 'last', daysBefore: Number(before) };
  }

  #readSpecialWeekday(item: string): SpecialDay | undefined {
    const { sunday, hasLastWeekday } = this.#rules;
    if (item === 'L') return hasLastWeekday && { kind: 'every', dayOfWeek: DAYS_OF_WEEK - 1 };
    const [, day, nth] = /^(.+?)(?:L|#(\d+))$/u.exec(item) ?? [];
    if (day === undefined) return undefined;
    const dayOfWeek = (this.#readValue(day) - sunday) % DAYS_OF_WEEK;
    if (nth === undefined) return item.endsWith('L') ? { kind: 'last-of', dayOfWeek } : undefined;
    if (Number(nth) < 1 || Number(nth) > MAX_NTH) throw this.#refuse('value-out-of-range', { min: 1, max: MAX_NTH });
    return { kind: 'nth-of', dayOfWeek, nth: Number(nth) };
  }

  #refuse(code: string, params: Readonly<Record<string, string | number>> = {}): InputError {
    const [min, max] = this.#bounds;
    return new InputError(code, {
      field: 'expression',
      position: { character: this.#place + 1 },
      params: {
        field: this.#name,
        part: this.#part === '' ? 'none' : this.#part.slice(0, MAX_SHOWN),
        min: String(min),
        max: String(max),
        cure: 'none',
        ...params,
      },
    });
  }
}

const MAX_SHOWN = 40;

const writeRange = (from: number, to: number): string => (from === to ? String(from) : `${from}-${to}`);

function addAll(values: Set<number>, [first, last]: readonly [number, number], by = 1): void {
  for (let value = first; value <= last; value += by) values.add(value);
}
