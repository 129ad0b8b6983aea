import { compareTexts } from '../compare.ts';

/** The default options of a comparison. */
const OPTIONS = {
  ignoreWhitespace: 'none',
  ignoreCase: false,
  ignoreLineEndings: false,
  context: 3,
  originalName: 'original',
  modifiedName: 'modified',
} as const;

export const pause = (): Promise<void> => Promise.resolve();

/** Compares two texts without pauses. */
export const compare = (original: string, modified: string, options: Partial<Parameters<typeof compareTexts>[2]> = {}) =>
  compareTexts(original, modified, { ...OPTIONS, ...options }, pause);
