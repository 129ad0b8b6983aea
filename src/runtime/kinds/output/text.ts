import { codeWord } from '../../field-words.ts';
import type { OutputKindModule } from '../output-kind.ts';
import type { OutputShape } from '../output-shapes.ts';
import { textOf } from '../../schema/json-schema.ts';

export const text: OutputKindModule<'text'> = {
  toWire: (value) => value,
  carry: (value) => value,
  // A verdict that sets the exit status is printed beside the result.
  notes: (value, { words, operation, name, field }) => (field.fails && value !== '' ? [codeWord(words, operation, name, value)] : []),
  print: (value, { words, operation, name, field }) => (field.codes ? codeWord(words, operation, name, value) : value),
};

export const textShape: OutputShape<'text'> = { schema: ({ codes }) => textOf(codes) };
