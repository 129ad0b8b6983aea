import { integer, number } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';

const decimals = integer({ min: 0, max: 15, default: 10 });

/** An additional number. While it is empty, the result is empty, as for an empty primary field. */
const second = { optional: true, remembered: false } as const;

/** A percentage, with an optional % sign. */
const units = { '%': {} } as const;

export const percentOf = declare({
  input: { percent: number({ primary: true, sample: 20, units }), value: number({ ...second, sample: 150 }), decimals },
  output: { result: number({ primary: true }) },
  errors: ['out-of-range'],
  isDefault: true,
  answers: [
    { search: String.raw`(?<percent>[-+]?\d+(?:[.,]\d+)?) ?% of (?<value>[-+]?\d+(?:[.,]\d+)?)` },
    { search: String.raw`(?<percent>[-+]?\d+(?:[.,]\d+)?) percent of (?<value>[-+]?\d+(?:[.,]\d+)?)` },
  ],
});

export const whatPercent = declare({
  input: { part: number({ primary: true, sample: 30 }), whole: number({ ...second, sample: 120 }), decimals },
  output: { percent: number({ primary: true }) },
  errors: ['division-by-zero', 'out-of-range'],
  answers: [
    { search: String.raw`(?<part>[-+]?\d+(?:[.,]\d+)?) (?:of|out of) (?<whole>[-+]?\d+(?:[.,]\d+)?) in (?:%|percent)`, shows: '{percent} %' },
    { search: String.raw`(?<part>[-+]?\d+(?:[.,]\d+)?) is what (?:%|percent(?:age)?) of (?<whole>[-+]?\d+(?:[.,]\d+)?)`, shows: '{percent} %' },
  ],
});

export const change = declare({
  input: { from: number({ primary: true, sample: 80 }), to: number({ ...second, sample: 100 }), decimals },
  output: { percent: number({ primary: true }), difference: number() },
  errors: ['division-by-zero', 'out-of-range'],
});

export const apply = declare({
  input: { value: number({ primary: true, sample: 80 }), percent: number({ ...second, sample: 25, units }), decimals },
  output: { increased: number({ primary: true }), decreased: number(), amount: number() },
  errors: ['out-of-range'],
  answers: [
    { search: String.raw`(?<value>[-+]?\d+(?:[.,]\d+)?) ?\+ ?(?<percent>[-+]?\d+(?:[.,]\d+)?) ?%`, shows: '{increased}' },
    { search: String.raw`(?<value>[-+]?\d+(?:[.,]\d+)?) ?[-−] ?(?<percent>[-+]?\d+(?:[.,]\d+)?) ?%`, shows: '{decreased}' },
  ],
});

export const undo = declare({
  input: { value: number({ primary: true, sample: 119 }), percent: number({ ...second, sample: 19, units }), decimals },
  output: { beforeIncrease: number({ primary: true }), beforeDecrease: number() },
  errors: ['division-by-zero', 'out-of-range'],
});
