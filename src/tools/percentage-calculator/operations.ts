import { implement } from '../../contract/operations.ts';
import { Rational } from '../../lib/decimal/rational.ts';
import { roundResult } from '../../lib/decimal/round-result.ts';
import type decimal from '../../lib/decimal/strings/en.json';
import * as fields from './fields.ts';
import { beforeGrowth, percentIn, percentOf } from './percentage.ts';
import type en from './strings/en.json';

export default implement<typeof fields, typeof en & typeof decimal>(fields, {
  percentOf: ({ percent, value, decimals }) => {
    if (value === undefined) return { result: 0 };
    return { result: roundResult(percentOf(Rational.from(percent), Rational.from(value)), decimals, 'percent') };
  },
  whatPercent: ({ part, whole, decimals }) => {
    if (whole === undefined) return { percent: 0 };
    return { percent: roundResult(percentIn(Rational.from(part), Rational.from(whole), 'whole'), decimals, 'part') };
  },
  change: ({ from, to, decimals }) => {
    if (to === undefined) return { percent: 0, difference: 0 };
    const start = Rational.from(from);
    const difference = Rational.from(to).minus(start);
    return {
      percent: roundResult(percentIn(difference, start.absolute(), 'from'), decimals, 'from'),
      difference: roundResult(difference, decimals, 'from'),
    };
  },
  apply: ({ value, percent, decimals }) => {
    if (percent === undefined) return { increased: 0, decreased: 0, amount: 0 };
    const start = Rational.from(value);
    const amount = percentOf(Rational.from(percent), start);
    return {
      increased: roundResult(start.plus(amount), decimals, 'value'),
      decreased: roundResult(start.minus(amount), decimals, 'value'),
      amount: roundResult(amount, decimals, 'value'),
    };
  },
  undo: ({ value, percent, decimals }) => {
    if (percent === undefined) return { beforeIncrease: 0, beforeDecrease: 0 };
    const [end, growth] = [Rational.from(value), Rational.from(percent)];
    return {
      beforeIncrease: roundResult(beforeGrowth(end, growth), decimals, 'value'),
      beforeDecrease: roundResult(beforeGrowth(end, new Rational(0n).minus(growth)), decimals, 'value'),
    };
  },
});
