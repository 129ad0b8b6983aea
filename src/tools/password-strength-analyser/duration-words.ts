import { formatCoarseDuration, LONGEST_DURATION, NO_DURATION } from '../../lib/duration/coarse.ts';

/** Formats a coarse duration in words; the shortest and the longest have separate sentences. */
export function inWords(duration: string, language: string, words: (key: 'moreThanAnyone' | 'instant') => string): string {
  if (duration === NO_DURATION) return words('instant');
  return duration === LONGEST_DURATION ? words('moreThanAnyone') : formatCoarseDuration(duration, language);
}
