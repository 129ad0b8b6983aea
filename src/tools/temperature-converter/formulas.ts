import type { Scale } from './scales.ts';

/** The formula of each scale, from degrees Celsius. */
export const formulas: Readonly<Record<Scale, string>> = {
  kelvin: 'K = °C + 273.15',
  celsius: '°C = K − 273.15',
  fahrenheit: '°F = °C × 9/5 + 32',
  rankine: '°R = (°C + 273.15) × 9/5',
  delisle: '°De = (100 − °C) × 3/2',
  newton: '°N = °C × 33/100',
  reaumur: '°Ré = °C × 4/5',
  romer: '°Rø = °C × 21/40 + 7.5',
};
