import { vectors } from '../../contract/vectors.ts';
import type * as fields from './fields.ts';

export default vectors<typeof fields>({
  convert: [
    {
      source: 'boiling point of water',
      input: { value: 100, scale: 'celsius' },
      output: {
        temperatures: [
          { scale: 'kelvin', symbol: 'K', value: 373.15 },
          { scale: 'celsius', symbol: '°C', value: 100 },
          { scale: 'fahrenheit', symbol: '°F', value: 212 },
          { scale: 'rankine', symbol: '°R', value: 671.67 },
          { scale: 'delisle', symbol: '°De', value: 0 },
          { scale: 'newton', symbol: '°N', value: 33 },
          { scale: 'reaumur', symbol: '°Ré', value: 80 },
          { scale: 'romer', symbol: '°Rø', value: 60 },
        ],
        kelvin: 373.15,
        celsius: 100,
        fahrenheit: 212,
        rankine: 671.67,
        delisle: 0,
        newton: 33,
        reaumur: 80,
        romer: 60,
      },
      example: true,
    },
    {
      source: 'equal in C and F',
      input: { value: -40, scale: 'fahrenheit' },
      output: { kelvin: 233.15, celsius: -40, fahrenheit: -40, rankine: 419.67, delisle: 210, newton: -13.2, reaumur: -32, romer: -13.5 },
    },
    {
      source: 'absolute zero',
      input: { value: 0, scale: 'kelvin' },
      output: { kelvin: 0, celsius: -273.15, fahrenheit: -459.67, rankine: 0, delisle: 559.725, newton: -90.1395, reaumur: -218.52, romer: -135.9038 },
    },
    {
      source: 'python3 decimal/fractions',
      input: { value: 36.6, scale: 'celsius' },
      output: { kelvin: 309.75, celsius: 36.6, fahrenheit: 97.88, rankine: 557.55, delisle: 95.1, newton: 12.078, reaumur: 29.28, romer: 26.715 },
    },
    { source: 'CorentinTh/it-tools#1144', input: { value: -0.01, scale: 'kelvin' }, error: 'below-absolute-zero', field: 'value' },
    { source: 'Delisle is an inverted scale: the limit is 559.725', input: { value: 559.73, scale: 'delisle' }, error: 'below-absolute-zero', field: 'value' },
    { source: 'the limit itself is allowed', input: { value: 559.725, scale: 'delisle' }, output: { kelvin: 0 } },
    { source: 'the limit itself is allowed', input: { value: -135.90375, scale: 'romer' }, output: { kelvin: 0 } },
    { source: 'below the limit by the last digit', input: { value: -135.90376, scale: 'romer' }, error: 'below-absolute-zero', field: 'value' },
    {
      source: 'python3 decimal/fractions',
      input: { value: 98.6, scale: 'fahrenheit', decimals: 2 },
      output: { kelvin: 310.15, celsius: 37, fahrenheit: 98.6, rankine: 558.27, delisle: 94.5, newton: 12.21, reaumur: 29.6, romer: 26.93 },
      example: true,
    },
    {
      source: 'python3 decimal/fractions',
      input: { value: 0, scale: 'delisle' },
      output: { kelvin: 373.15, celsius: 100, fahrenheit: 212, rankine: 671.67, delisle: 0, newton: 33, reaumur: 80, romer: 60 },
    },
    {
      source: 'Sun',
      input: { value: 5778, scale: 'kelvin', decimals: 0 },
      output: { kelvin: 5778, celsius: 5505, fahrenheit: 9941, rankine: 10400, delisle: -8107, newton: 1817, reaumur: 4404, romer: 2898 },
    },
    { source: 'exceeds the largest double', input: { value: 1.7e308, scale: 'kelvin' }, error: 'out-of-range', field: 'value' },
    { source: 'more than the maximum decimal places', input: { value: 1, decimals: 13 }, error: 'out-of-range', field: 'decimals' },
    { source: 'BIPM, SI Brochure, section 5.4.3: a space before °C', input: { value: '20 °C' }, output: { fahrenheit: 68 } },
    { source: 'the unit selects the scale', input: { value: '68F' }, output: { celsius: 20 } },
    { source: 'Unicode 3.2: U+2109 and a minus sign', input: { value: '−40 ℉' }, output: { celsius: -40 } },
    { source: 'a kelvin has no degree sign', input: { value: '293,15 K' }, output: { celsius: 20 } },
    { source: 'a name as the unit', input: { value: '80 degrees Réaumur' }, output: { celsius: 100 } },
    { source: 'a decimal comma', input: { value: '20,5' }, output: { celsius: 20.5, kelvin: 293.65 } },
    { source: 'the unit and the scale differ', input: { value: '68F', scale: 'celsius' }, error: 'unexpected-unit', field: 'value' },
    { source: 'not a temperature unit', input: { value: '20 m' }, error: 'unexpected-unit', field: 'value' },
    { source: 'two readings', input: { value: '1,234' }, error: 'ambiguous-number', field: 'value' },
  ],
});
