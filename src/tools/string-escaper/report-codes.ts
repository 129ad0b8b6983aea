/** What deserves attention, although there is a result. */
export const warningCodes = [
  'unknown-escape',
  'kept-malformed',
  'cut-escape',
  'unescaped-quote',
  'line-break',
  'control-character',
  'legacy-octal',
  'unpaired-surrogate',
  'expansion',
  'delayed-expansion',
  'history-expansion',
  'percent-sign',
  'formula',
  'backslash-in-sql',
  'line-continuation',
  'empty-is-null',
  'substitution',
  'not-literal',
  'unknown-command',
  'comment',
] as const;
export type WarningCode = (typeof warningCodes)[number];
