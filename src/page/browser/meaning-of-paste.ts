/** Longer than any typed search. */
const LONGEST_SEARCH = 80;

interface Box {
  readonly value: string;
  readonly selectionStart: number | null;
  readonly selectionEnd: number | null;
}

/**
 * What text pasted into the search box is: something to find tools for, if it replaces the whole query or is too long for
 * a search; part of the query; or nothing.
 */
export function meaningOfPaste(text: string, { value, selectionStart, selectionEnd }: Box): 'content' | 'words' | 'nothing' {
  const replacesAll = (selectionStart ?? 0) === 0 && (selectionEnd ?? value.length) === value.length;
  if (text.trim() === '') return value === '' ? 'nothing' : 'words';
  return replacesAll || text.length > LONGEST_SEARCH || /[\r\n]/u.test(text.trim()) ? 'content' : 'words';
}
