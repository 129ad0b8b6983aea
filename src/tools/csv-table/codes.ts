/** What a table can be read from, and written as. */
export const sources = ['auto', 'csv', 'json', 'json-lines', 'markdown', 'html'] as const;
export type SourceFormat = (typeof sources)[number];
export const targets = ['markdown', 'html', 'sql', 'csv', 'tsv', 'json', 'json-lines', 'yaml', 'latex', 'text'] as const;
export type Target = (typeof targets)[number];

/** From the narrowest to the widest. */
export const columnTypes = ['boolean', 'integer', 'decimal', 'date', 'date-time', 'text'] as const;
export type ColumnType = (typeof columnTypes)[number];

export const problemCodes = [
  'too-few-cells',
  'too-many-cells',
  'duplicate-header',
  'empty-header',
  'mixed-types',
  'not-of-type',
  'quote-after-blank',
  'merged-cells',
  'more-tables',
  'line-break-replaced',
  'link-dropped',
  'duplicate-key',
  'members-ignored',
  'no-exact-type',
  'substitution-variable',
  'empty-is-null',
] as const;
export type ProblemCode = (typeof problemCodes)[number];

export interface Problem {
  readonly code: ProblemCode;
  /** 1-based, without the header; null if the problem is not in a row. */
  readonly row: number | null;
  readonly column: string;
  /** The line in the input; null if it is unknown. */
  readonly line: number | null;
  readonly detail: string;
}
