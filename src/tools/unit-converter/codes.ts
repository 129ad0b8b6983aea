/** Kinds of quantity, in the order of ISO 80000 as far as it goes. */
export const kinds = [
  'length',
  'area',
  'volume',
  'angle',
  'time',
  'speed',
  'frequency',
  'mass',
  'force',
  'pressure',
  'energy',
  'power',
  'temperature',
  'data',
  'data-rate',
] as const;

export type Kind = (typeof kinds)[number];

/** What a reader may take differently from how it was read. */
export const notes = [
  'read-as-bytes',
  'read-as-bits',
  'decimal-prefix',
  'no-overhead',
  'mean-calendar',
  'us-units',
  'short-ton',
  'thermochemical-calorie',
  'mechanical-horsepower',
] as const;

export type Note = (typeof notes)[number];

export const precisions = ['exact', 'rounded'] as const;
