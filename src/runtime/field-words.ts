import type { Texts } from './texts.ts';

type Side = 'inputs' | 'outputs';

/** The key of a word about a field: the operation's own entry if there is one, else the tool's for that field name. */
function keyOf(texts: Texts, side: Side, operation: string, field: string, word: string): string {
  const own = `${side}.${operation}.${field}.${word}`;
  return texts.has(own) ? own : `${side}.${field}.${word}`;
}

/** A word about a field (`label`, `hint`, `placeholder`, `options.x`, `values.x`, `columns.x.label`), or '' if there is none. */
export function fieldWord(texts: Texts, side: Side, operation: string, field: string, word: string): string {
  const key = keyOf(texts, side, operation, field, word);
  return texts.has(key) ? texts.t(key) : '';
}

/** What a code of an output is in words; the code itself where the strings have no word. */
export const codeWord = (texts: Texts, operation: string, field: string, code: string): string =>
  (code === '' ? '' : fieldWord(texts, 'outputs', operation, field, `values.${code}`)) || code;

/** A code in a table's cell, in words. */
export const cellWord = (texts: Texts, operation: string, field: string, column: string, code: string): string =>
  (code === '' ? '' : fieldWord(texts, 'outputs', operation, field, `columns.${column}.values.${code}`)) || code;
