/** The type of a value. */
export const types = ['number', 'unit', 'complex', 'matrix', 'boolean', 'string', 'function', 'object'] as const;

/** The type of a name. */
export const kinds = ['function', 'constant', 'unit'] as const;

/** Reasons for an invalid expression, or for one without a value. */
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

/** Notes about ambiguous or ignored symbols, and about results. */
export const notes = ['thousands-separators', 'currency-sign', 'rounded-integer'] as const;

export type Note = (typeof notes)[number];
