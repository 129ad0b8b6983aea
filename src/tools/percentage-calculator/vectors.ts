import { vectors } from '../../contract/vectors.ts';
import type * as fields from './fields.ts';

export default vectors<typeof fields>({
  percentOf: [
    { source: 'it-tools e2e', input: { percent: 123, value: 456 }, output: { result: 560.88 } },
    { source: 'by hand', input: { percent: 20, value: 150 }, output: { result: 30 }, example: true },
    { source: '0.115 → 0.12: half away from zero', input: { percent: 10, value: 1.15, decimals: 2 }, output: { result: 0.12 } },
    { source: '-0.115 → -0.12: half away from zero', input: { percent: -10, value: 1.15, decimals: 2 }, output: { result: -0.12 } },
    { source: 'python3 fractions: no noise of binary fractions', input: { percent: 110, value: 1.1 }, output: { result: 1.21 } },
    { source: 'there is no negative zero', input: { percent: -1, value: 1, decimals: 0 }, output: { result: 0 } },
    { source: 'a missing number is nothing yet', input: { percent: 10 }, output: { result: 0 } },
    { source: 'no double is so large', input: { percent: 1e300, value: 1e300 }, error: 'out-of-range', field: 'percent' },
    { source: 'the limit of decimals', input: { percent: 1, value: 1, decimals: 16 }, error: 'out-of-range', field: 'decimals' },
  ],
  whatPercent: [
    { source: 'python3 decimal/fractions', input: { part: 123, whole: 456 }, output: { percent: 26.9736842105 } },
    { source: 'by hand', input: { part: 30, whole: 120 }, output: { percent: 25 }, example: true },
    { source: 'python3 fractions', input: { part: 2, whole: -3, decimals: 0 }, output: { percent: -67 } },
    { source: 'a missing number is nothing yet', input: { whole: 0 }, output: { percent: 0 } },
    { source: 'a missing whole is nothing yet', input: { part: 1 }, output: { percent: 0 } },
    { source: 'no double is so large', input: { part: 1e300, whole: 1e-300 }, error: 'out-of-range', field: 'part' },
    { source: 'field whole', input: { part: 1, whole: 0 }, error: 'division-by-zero', field: 'whole' },
  ],
  change: [
    { source: 'python3 decimal/fractions', input: { from: 123, to: 456 }, output: { percent: 270.7317073171, difference: 333 } },
    { source: 'relative to |from|', input: { from: -50, to: -25 }, output: { percent: 50, difference: 25 } },
    { source: 'by hand', input: { from: 80, to: 100 }, output: { percent: 25, difference: 20 }, example: true },
    { source: 'python3 fractions', input: { from: 0.3, to: 0.1 }, output: { percent: -66.6666666667, difference: -0.2 } },
    { source: 'field from', input: { from: 0, to: 5 }, error: 'division-by-zero', field: 'from' },
    { source: 'a missing number is nothing yet', input: { from: 0 }, output: { percent: 0, difference: 0 } },
    { source: 'no double is so large', input: { from: 1e-300, to: 1e300 }, error: 'out-of-range', field: 'from' },
    { source: 'nor so large a difference', input: { from: -1.7e308, to: 1.7e308 }, error: 'out-of-range', field: 'from' },
  ],
  apply: [
    { source: 'python3 decimal/fractions', input: { value: 80, percent: 25 }, output: { amount: 20, increased: 100, decreased: 60 }, example: true },
    { source: 'python3 fractions: VAT', input: { value: 19.99, percent: 7.7, decimals: 2 }, output: { amount: 1.54, increased: 21.53, decreased: 18.45 } },
    { source: 'no double is so large', input: { value: 1e308, percent: 1e9 }, error: 'out-of-range', field: 'value' },
    { source: 'a missing number is nothing yet', input: { value: 80 }, output: { amount: 0, increased: 0, decreased: 0 } },
  ],
  undo: [
    { source: 'VAT', input: { value: 119, percent: 19 }, output: { beforeIncrease: 100, beforeDecrease: 146.9135802469 }, example: true },
    { source: 'a missing number is nothing yet', input: { value: 119 }, output: { beforeIncrease: 0, beforeDecrease: 0 } },
    { source: 'no double is so large: before 99.99999 % off', input: { value: 1e308, percent: 99.99999 }, error: 'out-of-range', field: 'value' },
    { source: 'nor before -99.99999 % more', input: { value: 1e308, percent: -99.99999 }, error: 'out-of-range', field: 'value' },
    { source: 'nothing is left after 100 % off', input: { value: 5, percent: 100 }, error: 'division-by-zero', field: 'percent' },
    { source: 'nor after -100 % more', input: { value: 5, percent: -100 }, error: 'division-by-zero', field: 'percent' },
  ],
});
