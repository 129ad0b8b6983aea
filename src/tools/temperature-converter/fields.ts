import { choice, integer, number, table } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';
import { scales, units } from './scales.ts';

export const convert = declare({
  input: {
    value: number({ primary: true, default: 20, alsoTakes: ['number'], units }),
    scale: choice(scales, { default: 'celsius', remembered: false }),
    decimals: integer({ min: 0, max: 12, default: 4 }),
  },
  output: {
    temperatures: table({ scale: { codes: scales }, symbol: 'text', value: 'number' }, { primary: true }),
    kelvin: number(),
    celsius: number(),
    fahrenheit: number(),
    rankine: number(),
    delisle: number(),
    newton: number(),
    reaumur: number(),
    romer: number(),
  },
  errors: ['below-absolute-zero', 'out-of-range'],
});
