import { InputError } from '../../contract/errors.ts';
import { RegExpParser, RegExpSyntaxError } from '@eslint-community/regexpp';
import type { AST } from '@eslint-community/regexpp';
import type { ForeignConstruct } from './dialects.ts';
import { findForeign } from './dialects.ts';
import type { Flag } from './flags.ts';
import { tokenize } from './tokens.ts';

const parser = new RegExpParser();

/**
 * Compiles a pattern as typed, without slashes.
 * @throws InputError `conflicting-flags` on `flags`, `invalid-pattern` on `pattern`.
 */
export function compile(pattern: string, flags: readonly Flag[]): RegExp {
  if (flags.includes('u') && flags.includes('v')) throw new InputError('conflicting-flags', { field: 'flags' });
  try {
    return new RegExp(pattern, flags.join(''));
  } catch (error) {
    throw refusal(error, pattern, flags);
  }
}

/** Runs `work` with a compiled pattern: some engines only report that a pattern or text is too large when matching. */
export function matching<Answer>(pattern: string, work: () => Answer): Answer {
  try {
    return work();
  } catch (error) {
    if (error instanceof SyntaxError) throw refusal(error, pattern, []);
    if (error instanceof RangeError) throw new InputError('invalid-pattern', { field: 'pattern', params: { cause: 'memory', reason: error.message } });
    throw error;
  }
}

/**
 * Returns the syntax tree of a pattern that compiles.
 * @throws InputError `invalid-pattern` on `pattern`, for one that is nested too deeply.
 */
export function parsePattern(pattern: string, flags: readonly Flag[]): AST.Pattern {
  try {
    return parser.parsePattern(pattern, 0, pattern.length, { unicode: flags.includes('u'), unicodeSets: flags.includes('v') });
  } catch (error) {
    throw refusal(error, pattern, flags);
  }
}

function refusal(error: unknown, pattern: string, flags: readonly Flag[]): unknown {
  if (error instanceof RangeError) return new InputError('invalid-pattern', { field: 'pattern', params: { cause: 'deep', reason: error.message } });
  if (!(error instanceof SyntaxError)) return error;
  const foreign = findForeign(pattern);
  if (foreign) return refusalOfForeign(foreign, pattern);
  const strict = flags.find((flag) => flag === 'u' || flag === 'v');
  const index = indexOfError(pattern, flags);
  return new InputError('invalid-pattern', {
    field: 'pattern',
    ...(index !== undefined && { position: { character: countCodePoints(pattern.slice(0, index)) + 1 } }),
    params: {
      cause: strict !== undefined && compilesWithout(strict, pattern, flags) ? 'flag' : 'other',
      reason: reasonOf(error),
      flag: strict ?? '',
    },
  });
}

const DIALECT_CAUSES = { syntax: 'dialect', flag: 'dialectFlag', none: 'dialectNone' } as const;

const refusalOfForeign = ({ construct, index, way, instead }: ForeignConstruct, pattern: string): InputError =>
  new InputError('invalid-pattern', {
    field: 'pattern',
    position: { character: countCodePoints(pattern.slice(0, index)) + 1 },
    params: { cause: DIALECT_CAUSES[way], reason: construct, flag: instead },
  });

/** Returns the engine's reason, without the pattern that some engines prepend. */
const reasonOf = ({ message }: SyntaxError): string =>
  /^Invalid regular expression: (?:[\s\S]*\/[a-z]*: )?(?<reason>[\s\S]+)$/u.exec(message)?.groups?.reason ?? message;

function compilesWithout(strict: Flag, pattern: string, flags: readonly Flag[]): boolean {
  try {
    return new RegExp(pattern, flags.filter((flag) => flag !== strict).join('')) instanceof RegExp;
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof RangeError) return false;
    throw error;
  }
}

/** Returns the position of the error in UTF-16 code units, if the parser also rejects the pattern. Engines do not report it. */
function indexOfError(pattern: string, flags: readonly Flag[]): number | undefined {
  try {
    parser.parsePattern(pattern, 0, pattern.length, { unicode: flags.includes('u'), unicodeSets: flags.includes('v') });
    return undefined;
  } catch (error) {
    if (error instanceof RegExpSyntaxError) return placeOf(error, pattern, flags);
    if (error instanceof SyntaxError || error instanceof RangeError) return undefined;
    throw error;
  }
}

/** The parser reports how far it has read: the error is before that. An unclosed or unopened construct is the error itself. */
function placeOf({ index, message }: RegExpSyntaxError, pattern: string, flags: readonly Flag[]): number {
  if (message.endsWith("Unmatched ')'")) return index;
  const isOpen = message.endsWith('Unterminated group') ? '(' : message.endsWith('Unterminated character class') ? '[' : undefined;
  const { tokens, pairs } = tokenize(pattern, flags);
  const closed = new Set(pairs.map(([open]) => open));
  const open = tokens.findLast(({ start, part }) => part !== undefined && pattern[start] === isOpen && !closed.has(start));
  return open?.start ?? Math.min(Math.max(0, index - 1), pattern.length);
}

const countCodePoints = (text: string): number => [...text].length;
