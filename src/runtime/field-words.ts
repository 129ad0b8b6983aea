import type { Words } from './words.ts';

type Side = 'inputs' | 'outputs';

// Matches the key of a code's word, in a field or in a table's column.
const CODE = /^(?:options|values|columns\.[^.]+\.values)\.(?<code>.+)$/u;

/**
 * Looks up a string about a field (`label`, `hint`, `placeholder`, `options.x`, `values.x`, `columns.x.label`); '' if there is
 * none. The operation's own string takes precedence over the tool's for that field name, and for codes both over `codes`.
 */
export function fieldWord(words: Words, side: Side, operation: string, field: string, word: string): string {
  const code = CODE.exec(word)?.groups?.code;
  const keys = [`${side}.${operation}.${field}.${word}`, `${side}.${field}.${word}`, ...(code === undefined ? [] : [`codes.${code}`])];
  const key = keys.find(words.has);
  return key === undefined ? '' : words.t(key);
}

/** The text of an output's code; the code itself if the strings lack one. */
export const codeWord = (words: Words, operation: string, field: string, code: string): string =>
  (code === '' ? '' : fieldWord(words, 'outputs', operation, field, `values.${code}`)) || code;

/** The text of a code in a table's cell, or of each of several, separated by commas; the code itself if the strings lack one. */
export const cellWord = (words: Words, operation: string, field: string, column: string, codes: string): string =>
  codes
    .split(',')
    .map((code) => (code === '' ? '' : fieldWord(words, 'outputs', operation, field, `columns.${column}.values.${code}`)) || code)
    .join(', ');
