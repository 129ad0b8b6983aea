import { choice, integer, table, text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';

const SLOW_LENGTH = 64 * 1024;

export const compare = declare({
  input: {
    measurements: text({ primary: true, format: 'number-list', multiline: true, sample: 'Suite 1: 5, 10\nSuite 2: 8, 12', remembered: true, unlinked: true }),
    unit: text({ remembered: true }),
    direction: choice(['lower-is-better', 'higher-is-better']),
    spread: choice(['population', 'sample']),
    decimals: integer({ min: 0, max: 10, default: 3 }),
  },
  output: {
    results: table({
      position: 'number',
      name: 'text',
      samples: 'number',
      mean: 'number',
      median: 'number',
      minimum: 'number',
      maximum: 'number',
      variance: 'number',
      standardDeviation: 'number',
      difference: 'number',
      ratio: 'number',
    }),
    markdown: text({ primary: true, multiline: true, format: 'markdown' }),
    bulletList: text({ multiline: true, format: 'markdown' }),
    csv: text({ multiline: true, format: 'csv' }),
  },
  errors: ['invalid-number', 'invalid-json', 'out-of-range'],
  usesReference: true,
  blankIsNothing: true,
  cost: ({ measurements }) => (measurements.length > SLOW_LENGTH ? 'slow' : 'instant'),
});
