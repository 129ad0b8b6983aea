import type { OutputKindModule } from '../output-kind.ts';
import type { OutputShape } from '../output-shapes.ts';

export const flag: OutputKindModule<'flag'> = {
  toWire: (value) => value,
  carry: String,
  print: (value, { words }) => words.t(value ? 'values.yes' : 'values.no'),
};

export const flagShape: OutputShape<'flag'> = { schema: () => ({ type: 'boolean' }) };
