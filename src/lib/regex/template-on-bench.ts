import type { Flag } from './flags.ts';
import { flagLetters } from './flags.ts';
import type { Template } from './templates.ts';

/** Returns a test setup for a template: its samples, one per line, of which exactly the good ones match. */
export function toBench({ pattern, flags, good, bad }: Template): { readonly pattern: string; readonly flags: readonly Flag[]; readonly text: string } {
  // A pattern that finds all matches is for text; the others are for one value, and therefore for one line.
  const isForText = flags.includes('g');
  return {
    pattern,
    flags: flagLetters.filter((flag) => flags.includes(flag) || (!isForText && (flag === 'g' || flag === 'm'))),
    text: (isForText ? good : [...good, ...bad]).join('\n'),
  };
}
