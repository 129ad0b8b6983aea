import type { Flag } from '../regex/flags.ts';

/** JavaScript, RE2 (Go), the Rust crate `regex`, and Oniguruma with the syntax of Ruby. */
export const engineIds = ['javascript', 're2', 'rust', 'oniguruma'] as const;
export type EngineId = (typeof engineIds)[number];

/**
 * Why engines find different matches:
 * - `line-anchors`: ^ and $ match at every line, whatever the flags;
 * - `unicode-classes`: \d, \w, \s and \b cover all of Unicode;
 * - `code-units`: a character above U+FFFF is two characters;
 * - `simple-case`: letters that differ only in case are compared by their uppercase, without the flag u;
 * - `dot`: the dot excludes carriage returns and the separators U+2028 and U+2029;
 * - `group-reset`: each repetition of a group clears the groups inside;
 * - `unnamed-groups`: groups without a name do not capture beside groups with a name;
 * - `nested-classes`: brackets and operators in a character class have a meaning;
 * - `repeated-quantifier`: `a++` repeats `a+`, while other engines do not backtrack into it, or reject it;
 * - `other-meaning`: the engine reads a construct of another dialect as something else, such as `\A` as the letter A.
 */
export const traits = [
  'line-anchors',
  'unicode-classes',
  'code-units',
  'simple-case',
  'dot',
  'group-reset',
  'unnamed-groups',
  'nested-classes',
  'repeated-quantifier',
  'other-meaning',
] as const;
export type Trait = (typeof traits)[number];

export interface FoundGroup {
  /** Empty for a group without a name. */
  readonly name: string;
  /** Null for a group that did not participate. */
  readonly value: string | null;
}

export interface Found {
  /** In UTF-16 code units. */
  readonly start: number;
  readonly value: string;
  /** Group 1 first. */
  readonly groups: readonly FoundGroup[];
}

/**
 * Finds the first match in a text; with the y flag, only at its start.
 * @throws InputError `time-limit` on `pattern`, if the engine gives up.
 */
export type Find = (text: string) => Found | undefined;

/**
 * Compiles a pattern as typed. The flags i, m and s have their meaning in JavaScript, as far as the engine has it; the engines
 * other than JavaScript always match code points.
 * @throws Refusal
 */
export type Compile = (pattern: string, flags: readonly Flag[]) => Find;

/** An engine rejects a pattern; the message is the engine's own, in English. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}
