import { vectors } from '../../contract/vectors.ts';
import type * as fields from './fields.ts';

export default vectors<typeof fields>({
  compare: [
    {
      source: 'python3 statistics; the sample of the page',
      input: { measurements: 'Suite 1: 5, 10\nSuite 2: 8, 12', unit: 'ms' },
      output: {
        results: [
          {
            position: 1,
            name: 'Suite 1',
            samples: 2,
            mean: 7.5,
            median: 7.5,
            minimum: 5,
            maximum: 10,
            variance: 6.25,
            standardDeviation: 2.5,
            difference: 0,
            ratio: 1,
          },
          {
            position: 2,
            name: 'Suite 2',
            samples: 2,
            mean: 10,
            median: 10,
            minimum: 8,
            maximum: 12,
            variance: 4,
            standardDeviation: 2,
            difference: 2.5,
            ratio: 1.333,
          },
        ],
        markdown:
          '| Position | Suite | Samples | Mean | Standard deviation | Variance |\n| ---: | --- | ---: | --- | --- | --- |\n| 1 | Suite 1 | 2 | 7.5ms | 2.5ms | 6.25ms² |\n| 2 | Suite 2 | 2 | 10ms (+2.5ms; ×1.333) | 2ms | 4ms² |',
        bulletList:
          '- Suite 1\n  - Position: 1\n  - Samples: 2\n  - Mean: 7.5ms\n  - Standard deviation: 2.5ms\n  - Variance: 6.25ms²\n- Suite 2\n  - Position: 2\n  - Samples: 2\n  - Mean: 10ms (+2.5ms; ×1.333)\n  - Standard deviation: 2ms\n  - Variance: 4ms²',
      },
      example: true,
    },
    {
      source: 'python3 statistics variance',
      input: { measurements: 'a: 1 2 3 4', spread: 'sample' },
      output: {
        results: [
          {
            position: 1,
            name: 'a',
            samples: 4,
            mean: 2.5,
            median: 2.5,
            minimum: 1,
            maximum: 4,
            variance: 1.667,
            standardDeviation: 1.291,
            difference: 0,
            ratio: 1,
          },
        ],
      },
      example: true,
    },
    {
      source: 'python3 statistics',
      input: { measurements: '{"quick":[3,1,2],"slow":[9]}' },
      output: {
        results: [
          {
            position: 1,
            name: 'quick',
            samples: 3,
            mean: 2,
            median: 2,
            minimum: 1,
            maximum: 3,
            variance: 0.667,
            standardDeviation: 0.816,
            difference: 0,
            ratio: 1,
          },
          { position: 2, name: 'slow', samples: 1, mean: 9, median: 9, minimum: 9, maximum: 9, variance: 0, standardDeviation: 0, difference: 7, ratio: 4.5 },
        ],
      },
    },
    { source: 'line 1, value 2', input: { measurements: 'a: 1, x, 3' }, error: 'invalid-number', field: 'measurements', position: { line: 1, column: 7 } },
    { source: 'truncated JSON', input: { measurements: '[1,' }, error: 'invalid-json', field: 'measurements', position: { line: 1, column: 4 } },
    {
      source: 'equal means keep the input order',
      input: { measurements: 'A: 10 20\nB: 15 15\nC: 1' },
      output: {
        results: [
          { position: 1, name: 'C', samples: 1, mean: 1, median: 1, minimum: 1, maximum: 1, variance: 0, standardDeviation: 0, difference: 0, ratio: 1 },
          { position: 2, name: 'A', samples: 2, mean: 15, median: 15, minimum: 10, maximum: 20, variance: 25, standardDeviation: 5, difference: 14, ratio: 15 },
          { position: 3, name: 'B', samples: 2, mean: 15, median: 15, minimum: 15, maximum: 15, variance: 0, standardDeviation: 0, difference: 14, ratio: 15 },
        ],
      },
    },
    {
      source: 'the last colon ends the name',
      input: { measurements: 'sort: quick: 1;2;3\nsort: heap: 2\t4\t6' },
      output: {
        results: [
          {
            position: 1,
            name: 'sort: quick',
            samples: 3,
            mean: 2,
            median: 2,
            minimum: 1,
            maximum: 3,
            variance: 0.667,
            standardDeviation: 0.816,
            difference: 0,
            ratio: 1,
          },
          {
            position: 2,
            name: 'sort: heap',
            samples: 3,
            mean: 4,
            median: 4,
            minimum: 2,
            maximum: 6,
            variance: 2.667,
            standardDeviation: 1.633,
            difference: 2,
            ratio: 2,
          },
        ],
      },
    },
    {
      source: 'python3 statistics',
      input: { measurements: 'a: 3.3333\nb: 10', decimals: 2 },
      output: {
        results: [
          {
            position: 1,
            name: 'a',
            samples: 1,
            mean: 3.33,
            median: 3.33,
            minimum: 3.33,
            maximum: 3.33,
            variance: 0,
            standardDeviation: 0,
            difference: 0,
            ratio: 1,
          },
          { position: 2, name: 'b', samples: 1, mean: 10, median: 10, minimum: 10, maximum: 10, variance: 0, standardDeviation: 0, difference: 6.67, ratio: 3 },
        ],
        bulletList:
          '- a\n  - Position: 1\n  - Samples: 1\n  - Mean: 3.33\n  - Standard deviation: 0\n  - Variance: 0\n- b\n  - Position: 2\n  - Samples: 1\n  - Mean: 10 (+6.67; ×3)\n  - Standard deviation: 0\n  - Variance: 0',
      },
    },
    {
      source: 'a suite without values comes last',
      input: { measurements: 'a:\nb: 1' },
      output: {
        csv: 'position,name,samples,mean,median,minimum,maximum,variance,standardDeviation,difference,ratio\r\n1,b,1,1,1,1,1,0,0,0,1\r\n,a,0,,,,,,,,\r\n',
        bulletList:
          '- b\n  - Position: 1\n  - Samples: 1\n  - Mean: 1\n  - Standard deviation: 0\n  - Variance: 0\n- a\n  - Position: –\n  - Samples: 0\n  - Mean: –\n  - Standard deviation: –\n  - Variance: –',
      },
    },
    {
      source: 'python3 statistics: the spread of a sample of one value is unknown',
      input: { measurements: 'a: 4', spread: 'sample', unit: ' ms ' },
      output: {
        markdown: '| Position | Suite | Samples | Mean | Standard deviation | Variance |\n| ---: | --- | ---: | --- | --- | --- |\n| 1 | a | 1 | 4ms | – | – |',
      },
    },
    {
      source: 'no ratio to 0; names are escaped',
      input: { measurements: 'a|b: 0\nc\\d: 2\n: 0', unit: 's' },
      output: {
        markdown:
          '| Position | Suite | Samples | Mean | Standard deviation | Variance |\n| ---: | --- | ---: | --- | --- | --- |\n| 1 | a\\|b | 1 | 0s | 0s | 0s² |\n| 2 | Suite 3 | 1 | 0s | 0s | 0s² |\n| 3 | c\\\\d | 1 | 2s (+2s; ×∞) | 0s | 0s² |',
      },
    },
    {
      source: 'higher is better',
      input: { measurements: '1 3\n5', direction: 'higher-is-better' },
      output: {
        bulletList:
          '- Suite 2\n  - Position: 1\n  - Samples: 1\n  - Mean: 5\n  - Standard deviation: 0\n  - Variance: 0\n- Suite 1\n  - Position: 2\n  - Samples: 2\n  - Mean: 2 (−3; ×0.4)\n  - Standard deviation: 1\n  - Variance: 1',
      },
    },
    {
      source: 'hyperfine --export-json',
      input: { measurements: '{"results":[{"command":"sleep 1","mean":1.5,"times":[1,2]},{"command":"true","times":[0.5]}]}' },
      output: {
        results: [
          {
            position: 1,
            name: 'true',
            samples: 1,
            mean: 0.5,
            median: 0.5,
            minimum: 0.5,
            maximum: 0.5,
            variance: 0,
            standardDeviation: 0,
            difference: 0,
            ratio: 1,
          },
          {
            position: 2,
            name: 'sleep 1',
            samples: 2,
            mean: 1.5,
            median: 1.5,
            minimum: 1,
            maximum: 2,
            variance: 0.25,
            standardDeviation: 0.5,
            difference: 1,
            ratio: 3,
          },
        ],
      },
    },
    {
      source: 'pytest --benchmark-json --benchmark-save-data',
      input: { measurements: '{"machine_info":{},"benchmarks":[{"name":"test_a","stats":{"min":1,"data":[1,3]}}]}' },
      output: {
        results: [
          { position: 1, name: 'test_a', samples: 2, mean: 2, median: 2, minimum: 1, maximum: 3, variance: 1, standardDeviation: 1, difference: 0, ratio: 1 },
        ],
      },
    },
    {
      source: 'the storage format of it-tools',
      input: { measurements: '[{"title":"x","data":[1e-3]},{"values":[]}]' },
      output: {
        results: [
          {
            position: 1,
            name: 'x',
            samples: 1,
            mean: 0.001,
            median: 0.001,
            minimum: 0.001,
            maximum: 0.001,
            variance: 0,
            standardDeviation: 0,
            difference: 0,
            ratio: 1,
          },
          {
            position: null,
            mean: null,
            median: null,
            minimum: null,
            maximum: null,
            variance: null,
            standardDeviation: null,
            difference: null,
            ratio: null,
            name: 'Suite 2',
            samples: 0,
          },
        ],
      },
    },
    {
      source: 'truncated JSON',
      input: { measurements: '[{"name":"a","values":[1,\n"2"]}]' },
      error: 'invalid-number',
      field: 'measurements',
      position: { line: 2, column: 1 },
    },
    { source: 'truncated JSON', input: { measurements: '{"a":{"b":1}}' }, error: 'invalid-json', field: 'measurements', position: { line: 1, column: 6 } },
    {
      source: 'a missing array is reported at its suite',
      input: { measurements: '[{"name":"a"}]' },
      error: 'invalid-json',
      field: 'measurements',
      position: { line: 1, column: 2 },
    },
    {
      source: 'pytest-benchmark without --benchmark-save-data has no array',
      input: { measurements: '{"benchmarks":[{"name":"a","stats":{"min":1}}]}' },
      error: 'invalid-json',
      field: 'measurements',
      position: { line: 1, column: 36 },
    },
    {
      source: 'a pytest benchmark has statistics',
      input: { measurements: '{"benchmarks":[{"name":"a"}]}' },
      error: 'invalid-json',
      field: 'measurements',
      position: { line: 1, column: 16 },
    },
    {
      source: 'the statistics of a pytest benchmark are an object',
      input: { measurements: '{"benchmarks":[{"name":"a","stats":[1]}]}' },
      error: 'invalid-json',
      field: 'measurements',
      position: { line: 1, column: 36 },
    },
    {
      source: 'the measurements of a pytest benchmark are an array',
      input: { measurements: '{"benchmarks":[{"name":"a","stats":{"data":5}}]}' },
      error: 'invalid-json',
      field: 'measurements',
      position: { line: 1, column: 44 },
    },
    {
      source: 'the name of a pytest benchmark is a string',
      input: { measurements: '{"benchmarks":[{"name":1,"stats":{"data":[1]}}]}' },
      error: 'invalid-json',
      field: 'measurements',
      position: { line: 1, column: 24 },
    },
    {
      source: 'semicolons separate: a comma is a decimal mark',
      input: { measurements: 'a: 1,5; 2,5' },
      output: {
        results: [
          {
            position: 1,
            name: 'a',
            samples: 2,
            mean: 2,
            median: 2,
            minimum: 1.5,
            maximum: 2.5,
            variance: 0.25,
            standardDeviation: 0.5,
            difference: 0,
            ratio: 1,
          },
        ],
      },
    },
    {
      source: 'Intl.NumberFormat, de',
      input: { measurements: 'a: 1.234,5; 1.234,5' },
      output: {
        results: [
          {
            position: 1,
            name: 'a',
            samples: 2,
            mean: 1234.5,
            median: 1234.5,
            minimum: 1234.5,
            maximum: 1234.5,
            variance: 0,
            standardDeviation: 0,
            difference: 0,
            ratio: 1,
          },
        ],
      },
    },
    {
      source: 'units of measurements',
      input: { measurements: 'a: 10ms, 12ms' },
      output: {
        results: [
          { position: 1, name: 'a', samples: 2, mean: 11, median: 11, minimum: 10, maximum: 12, variance: 1, standardDeviation: 1, difference: 0, ratio: 1 },
        ],
        bulletList: '- a\n  - Position: 1\n  - Samples: 2\n  - Mean: 11ms\n  - Standard deviation: 1ms\n  - Variance: 1ms²',
      },
    },
    {
      source: 'a unit after a space',
      input: { measurements: 'a: 10 µs 12 µs' },
      output: {
        results: [
          { position: 1, name: 'a', samples: 2, mean: 11, median: 11, minimum: 10, maximum: 12, variance: 1, standardDeviation: 1, difference: 0, ratio: 1 },
        ],
      },
    },
    {
      source: 'SI prefixes: 1.2 s is 1,200 ms',
      input: { measurements: 'a: 1000ms; 1.2s' },
      output: {
        results: [
          {
            position: 1,
            name: 'a',
            samples: 2,
            mean: 1100,
            median: 1100,
            minimum: 1000,
            maximum: 1200,
            variance: 10000,
            standardDeviation: 100,
            difference: 0,
            ratio: 1,
          },
        ],
      },
    },
    {
      source: 'the given unit applies to the values',
      input: { measurements: 'a: 10ms, 12ms', unit: 's' },
      output: {
        results: [
          {
            position: 1,
            name: 'a',
            samples: 2,
            mean: 0.011,
            median: 0.011,
            minimum: 0.01,
            maximum: 0.012,
            variance: 0,
            standardDeviation: 0.001,
            difference: 0,
            ratio: 1,
          },
        ],
      },
    },
    { source: 'seconds and percent cannot be mixed', input: { measurements: 'a: 10s, 12%' }, error: 'invalid-number', position: { line: 1, column: 9 } },
    { source: 'the unit of the second is unknown', input: { measurements: 'a: 10ms\nb: 12' }, error: 'invalid-number', position: { line: 2, column: 4 } },
    { source: 'ambiguous: 1.5 and 2.5, or four values', input: { measurements: 'a: 1,5 2,5' }, error: 'invalid-number', position: { line: 1, column: 4 } },
    { source: 'ambiguous: thousands or thousandths', input: { measurements: 'a: 1,234; 5,678' }, error: 'invalid-number', position: { line: 1, column: 4 } },
    { source: 'larger than any double', input: { measurements: 'a: 1e200 -1e200' }, error: 'out-of-range', field: 'measurements' },
    {
      source: 'an infinite number is rejected',
      input: { measurements: 'a: 1e999' },
      error: 'invalid-number',
      field: 'measurements',
      position: { line: 1, column: 4 },
    },
    { source: 'the maximum number of decimal places', input: { measurements: 'a: 1', decimals: 11 }, error: 'out-of-range', field: 'decimals' },
  ],
});
