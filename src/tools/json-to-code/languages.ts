export const languages = ['typescript', 'zod', 'go', 'csharp', 'java', 'kotlin', 'python', 'rust', 'swift', 'php'] as const;
export type Language = (typeof languages)[number];

export const warningCodes = [
  'mixed-types',
  'only-null',
  'empty-array',
  'unsafe-integer',
  'large-integer',
  'rounded-number',
  'nested-deeply',
  'reference-not-read',
  'keyword-not-read',
  'key-not-written',
  'keys-truncated',
] as const;
export type WarningCode = (typeof warningCodes)[number];
