import { codeWord } from '../../field-words.ts';
import type { OutputKindModule, Place } from '../output-kind.ts';
import type { OutputShape } from '../output-shapes.ts';
import { textOf } from '../../schema/json-schema.ts';

const linesOf = (items: readonly string[], { words, operation, name, field }: Place<'list'>): readonly string[] =>
  field.codes ? items.map((code) => codeWord(words, operation, name, code)) : items;

export const list: OutputKindModule<'list'> = {
  toWire: (value) => value,
  print: (value, place) => linesOf(value, place).join('\n'),
  carry: (value) => value.join('\n'),
  notes: (value, place) => (place.field.codes ? linesOf(value, place) : []),
};

export const listShape: OutputShape<'list'> = { schema: ({ codes }) => ({ type: 'array', items: textOf(codes) }) };
