import type { CsvRecord } from './csv-reader.ts';

/**
 * The offsets of the empty lines between records of one field, by the index of the record after them; none if a record has several
 * fields. An empty line is then an empty field (RFC 4180, section 2: a record has one or more fields, which may be empty), although
 * many programs skip it.
 */
export function emptyLinesBetween(records: readonly CsvRecord[], text: string): ReadonlyMap<number, readonly number[]> {
  const lines = new Map<number, readonly number[]>();
  if (records.some(({ fields }) => fields.length > 1)) return lines;
  for (const [index, { at }] of records.entries()) {
    if (index === 0) continue;
    let end = at;
    // Line breaks in a field are before its closing quote.
    while (/^[\r\n]$/u.test(text.charAt(end - 1))) end--;
    const [, ...empty] = text.slice(end, at).matchAll(/\r\n|\n|\r/gu);
    if (empty.length > 0)
      lines.set(
        index,
        empty.map(({ index: offset }) => end + offset),
      );
  }
  return lines;
}
