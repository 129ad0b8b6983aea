import { anyInput } from '../../lib/document/fields.ts';

/** Warnings besides those of reading and writing documents. */
export const ownWarnings = ['merge-patch-null', 'unchanged-omitted', 'objects-by-name'] as const;

/** Comments are not compared, so dropping them is not reported. */
export const readingWarnings = anyInput.warnings.filter(
  (code): code is Exclude<(typeof anyInput.warnings)[number], 'comment-dropped'> => code !== 'comment-dropped',
);
