export const languages = ['jq', 'jsonpath', 'jmespath'] as const;
export type Language = (typeof languages)[number];

/** The tasks of the cheat sheet. */
export const tasks = [
  'everything',
  'one-value',
  'all-values',
  'first',
  'last',
  'equals',
  'greater',
  'matches',
  'two-keys',
  'count',
  'sort',
  'sum',
  'distinct',
  'keys',
  'anywhere',
  'csv',
] as const;
export type Task = (typeof tasks)[number];

/** Warnings besides those of reading and writing documents. */
export const ownWarnings = ['number-rounded', 'compared-rounded', 'surrogate-replaced', 'message'] as const;
export type OwnWarning = (typeof ownWarnings)[number];
