import type { Words } from './words.ts';

type Side = 'inputs' | 'outputs';

// A word for one of a field's codes, or for one of a column's.
const CODE = /^(?:options|values|columns\.[^.]+\.values)\.(?<code>.+)$/u;

/**
 * A word about a field (`label`, `hint`, `placeholder`, `options.x`, `values.x`, `columns.x.label`), or '' if there is
 * none: the operation's own, else the tool's for that field name, else, for a code, the one for all fields.
 */
export function fieldWord(words: Words, side: Side, operation: string, field: string, word: string): string {
  const code = CODE.exec(word)?.groups?.code;
  const keys = [`${side}.${operation}.${field}.${word}`, `${side}.${field}.${word}`, ...(code === undefined ? [] : [`codes.${code}`])];
  const key = keys.find(words.has);
  return key === undefined ? '' : words.t(key);
}

/** What a code of an output is in words; the code itself where the strings have no word. */
export const codeWord = (words: Words, operation: string, field: string, code: string): string =>
  (code === '' ? '' : fieldWord(words, 'outputs', operation, field, `values.${code}`)) || code;

/** A code in a table's cell, in words. */
export const cellWord = (words: Words, operation: string, field: string, column: string, code: string): string =>
  (code === '' ? '' : fieldWord(words, 'outputs', operation, field, `columns.${column}.values.${code}`)) || code;
