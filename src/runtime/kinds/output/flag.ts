import type { OutputKindModule } from '../output-kind.ts';

export const flag: OutputKindModule<'flag'> = {
  toWire: (value) => value,
  carry: String,
  print: (value, { words }) => words.t(value ? 'values.yes' : 'values.no'),
};
