import { quietContext } from '../../../lib/document/testing/run.ts';
import { compareDocuments } from '../compare.ts';

const DEFAULTS = {
  inputFormat: 'auto',
  syntax: 'json5',
  arrays: 'sequence',
  arrayKey: 'id',
  numericEquality: true,
  ignorePaths: '',
  onlyDifferences: false,
} as const;

/** Compares two texts with the default options, except those given. */
export const compareTexts = (
  original: string,
  modified: string,
  options: Partial<Parameters<typeof compareDocuments>[2]> = {},
  context: Parameters<typeof compareDocuments>[3] = quietContext,
) => compareDocuments(original, modified, { ...DEFAULTS, ...options }, context);
