/** What a value is. */
export const types = ['number', 'unit', 'complex', 'matrix', 'boolean', 'string', 'function', 'object'] as const;

/** What a name stands for. */
export const kinds = ['function', 'constant', 'unit'] as const;

/** What is wrong with an expression, or keeps it from having a value. */
export const reasons = [
  'comma',
  'separator',
  'percent',
  'value',
  'parenthesis',
  'bracket',
  'quote',
  'unexpected',
  'assignment',
  'units',
  'sizes',
  'index',
  'arguments',
  'type',
  'depth',
  'size',
  'length',
  'fraction',
  'other',
] as const;

export type Reason = (typeof reasons)[number];

/** What is said of signs that are read in one of their meanings or left out, and of results. */
export const notes = ['thousands-separators', 'currency-sign', 'rounded-integer'] as const;

export type Note = (typeof notes)[number];
