import { compile, matching } from '../../lib/regex/compile.ts';
import { findForeign } from '../../lib/regex/dialects.ts';
import type { Flag } from '../../lib/regex/flags.ts';
import { flagLetters } from '../../lib/regex/flags.ts';
import { readLiteral } from '../../lib/regex/literal.ts';

type Note = 'literal-unpacked' | 'other-dialect';

interface Typed {
  readonly expression: RegExp;
  readonly pattern: string;
  readonly flags: readonly Flag[];
  readonly notes: Note[];
}

/**
 * Compiles a pattern as typed. A literal, `/pattern/flags`, that does not match as it is typed is taken apart; without flags
 * of its own it keeps the chosen ones.
 * @throws InputError `conflicting-flags`, `invalid-pattern`
 */
export function readTyped(pattern: string, flags: readonly Flag[], text: string): Typed {
  const literal = readLiteral(pattern);
  if (literal && !matchesAsTyped(pattern, flags, text)) {
    const own = literal.flags === '' ? flags : flagLetters.filter((letter) => literal.flags.includes(letter));
    return { expression: compile(literal.pattern, own), pattern: literal.pattern, flags: own, notes: ['literal-unpacked', ...dialectOf(literal.pattern)] };
  }
  return { expression: compile(pattern, flags), pattern, flags, notes: dialectOf(pattern) };
}

function matchesAsTyped(pattern: string, flags: readonly Flag[], text: string): boolean {
  const expression = compile(pattern, flags);
  return matching(pattern, () => expression.test(text));
}

/** Without the flags u and v the engine reads unknown escapes as plain characters. */
const dialectOf = (pattern: string): Note[] => (findForeign(pattern) ? ['other-dialect'] : []);

/** Whether a replacement refers to groups as other languages do: `\1`, `\g<name>`, `${name}`. */
export const hasForeignReference = (replacement: string): boolean => /(?<!\\)(?:\\\\)*\\(?:[1-9]|g<)|\$\{\w+\}/u.test(replacement);
