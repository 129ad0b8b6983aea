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
 * Compiles a pattern as typed. A literal, `/pattern/flags`, that does not match as typed is split into pattern and flags; without
 * flags it keeps the chosen ones. Without a text every literal is split.
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
  // With the v flag a slash in a class must be escaped, so a literal can be invalid as typed.
  const expression = unlessRefused(() => compile(pattern, flags));
  return expression !== undefined && matching(pattern, () => expression.test(text));
}

/** Shifts error positions by the leading slash, which is part of the typed text. */
function compileAfterSlash(pattern: string, flags: readonly Flag[]): RegExp {
  try {
    return compile(pattern, flags);
  } catch (error) {
    const character = error instanceof InputError && error.position && 'character' in error.position ? error.position.character : undefined;
    if (!(error instanceof InputError) || character === undefined) throw error;
    throw new InputError(error.code, { field: 'pattern', ...(error.params && { params: error.params }), position: { character: character + 1 } });
  }
}

/** Without the u and v flags the engine reads unknown escapes as literal characters. */
const dialectOf = (pattern: string): Note[] => (findForeign(pattern) ? ['other-dialect'] : []);

/** Whether a replacement refers to groups in the syntax of other languages: `\1`, `\g<name>`, `${name}`. */
export const hasForeignReference = (replacement: string): boolean => /(?<!\\)(?:\\\\)*\\(?:[1-9]|g<)|\$\{\w+\}/u.test(replacement);
