import type { OutputKindModule } from '../output-kind.ts';

export const flag: OutputKindModule<'flag'> = {
  toWire: (value) => value,
  print: (value, { words }) => words.t(value ? 'values.yes' : 'values.no'),
};
