import { codeWord } from '../../field-words.ts';
import type { OutputKindModule } from '../output-kind.ts';

export const text: OutputKindModule<'text'> = {
  toWire: (value) => value,
  carry: (value) => value,
  print: (value, { words, operation, name, field }) => (field.codes ? codeWord(words, operation, name, value) : value),
};
