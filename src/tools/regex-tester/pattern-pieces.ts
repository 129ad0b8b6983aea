import type { Flag } from '../../lib/regex/flags.ts';
import { flagLetters } from '../../lib/regex/flags.ts';
import type { TokenPart } from '../../lib/regex/tokens.ts';
import { tokenize } from '../../lib/regex/tokens.ts';

interface PatternPiece {
  readonly text: string;
  readonly part: TokenPart | undefined;
  readonly mark: 'fault' | 'pair' | undefined;
}

/**
 * Splits a pattern into its tokens, with the brackets at the caret and the error marked.
 * @param caret in UTF-16 code units, -1 for none
 * @param errorIndex 0-based index of the invalid code point
 */
export function patternPieces(pattern: string, flags: readonly Flag[], caret: number, errorIndex: number | undefined): readonly PatternPiece[] {
  const { tokens, pairs } = tokenize(pattern, flags);
  const pair: readonly number[] = pairs.find((ends) => ends.includes(caret)) ?? pairs.find((ends) => ends.includes(caret - 1)) ?? [];
  const errorStart = errorIndex === undefined ? -1 : [...pattern].slice(0, errorIndex).join('').length;
  return tokens.flatMap(({ start, end, part }) => {
    // A character class is one token with a pair of brackets.
    const cuts = [start, ...pair.flatMap((at) => [at, at + 1]), end].filter((at) => at >= start && at <= end).toSorted((a, b) => a - b);
    return cuts.slice(1).flatMap((to, index) => {
      const from = cuts[index] ?? start;
      if (to === from) return [];
      const isPair = to - from === 1 && pair.includes(from);
      const isError = errorStart >= from && errorStart < to;
      return [{ text: pattern.slice(from, to), part, mark: isError ? ('fault' as const) : isPair ? ('pair' as const) : undefined }];
    });
  });
}

/** Toggles a flag. The u and v flags are mutually exclusive. */
export function toggleFlag(flags: readonly Flag[], flag: Flag): readonly Flag[] {
  if (flags.includes(flag)) return flags.filter((other) => other !== flag);
  const excluded = flag === 'u' ? 'v' : flag === 'v' ? 'u' : undefined;
  return flagLetters.filter((other) => other === flag || (flags.includes(other) && other !== excluded));
}
