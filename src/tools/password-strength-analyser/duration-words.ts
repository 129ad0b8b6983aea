import { formatCoarseDuration, LONGEST_DURATION, NO_DURATION } from '../../lib/duration/coarse.ts';

/** A coarse duration in words; the shortest and the longest have sentences of their own. */
export function inWords(duration: string, language: string, words: (key: 'moreThanAnyone' | 'instant') => string): string {
  if (duration === NO_DURATION) return words('instant');
  return duration === LONGEST_DURATION ? words('moreThanAnyone') : formatCoarseDuration(duration, language);
}
