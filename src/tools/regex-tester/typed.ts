import { InputError, unlessRefused } from '../../contract/errors.ts';
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
  /** Index of the pattern in the typed text. */
  readonly offset: number;
}

/**
 * Compiles a pattern as typed. A literal, `/pattern/flags`, that does not match as it is typed is taken apart; without flags
 * of its own it keeps the chosen ones. Without a text every literal is taken apart.
 * @throws InputError `conflicting-flags`, `invalid-pattern`
 */
export function readTyped(pattern: string, flags: readonly Flag[], text?: string): Typed {
  const literal = readLiteral(pattern);
  if (literal && (text === undefined || !matchesAsTyped(pattern, flags, text))) {
    const own = literal.flags === '' ? flags : flagLetters.filter((letter) => literal.flags.includes(letter));
    return {
      expression: compileAfterSlash(literal.pattern, own),
      pattern: literal.pattern,
      flags: own,
      notes: ['literal-unpacked', ...dialectOf(literal.pattern)],
      offset: 1,
    };
  }
  return { expression: compile(pattern, flags), pattern, flags, notes: dialectOf(pattern), offset: 0 };
}

function matchesAsTyped(pattern: string, flags: readonly Flag[], text: string): boolean {
  // With the flag v a slash in brackets needs a backslash, so that a literal can be invalid as typed.
  const expression = unlessRefused(() => compile(pattern, flags));
  return expression !== undefined && matching(pattern, () => expression.test(text));
}

/** Counts positions in errors from the slash, which is part of the typed text. */
function compileAfterSlash(pattern: string, flags: readonly Flag[]): RegExp {
  try {
    return compile(pattern, flags);
  } catch (error) {
    const character = error instanceof InputError && error.position && 'character' in error.position ? error.position.character : undefined;
    if (!(error instanceof InputError) || character === undefined) throw error;
    throw new InputError(error.code, { field: 'pattern', ...(error.params && { params: error.params }), position: { character: character + 1 } });
  }
}

/** Without the flags u and v the engine reads unknown escapes as plain characters. */
const dialectOf = (pattern: string): Note[] => (findForeign(pattern) ? ['other-dialect'] : []);

/** Whether a replacement refers to groups as other languages do: `\1`, `\g<name>`, `${name}`. */
export const hasForeignReference = (replacement: string): boolean => /(?<!\\)(?:\\\\)*\\(?:[1-9]|g<)|\$\{\w+\}/u.test(replacement);
