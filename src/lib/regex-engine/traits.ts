import { findForeign } from '../regex/dialects.ts';
import type { Flag } from '../regex/flags.ts';
import { findMissing } from './constructs.ts';
import type { EngineId } from './engine.ts';

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

interface Subject {
  readonly pattern: string;
  readonly flags: readonly Flag[];
  readonly text: string;
}

const NOT_ASCII = /[\u0080-\u{10ffff}]/u;

/** By trait: the engines that have it, and whether it can matter for a pattern and a text. */
const rules: Readonly<Record<Trait, (engine: EngineId, subject: Subject) => boolean>> = {
  'line-anchors': (engine, { pattern, flags, text }) => engine === 'oniguruma' && !flags.includes('m') && /[\^$]/u.test(pattern) && text.includes('\n'),
  'unicode-classes': (engine, { pattern, text }) =>
    (engine === 'rust' || engine === 'oniguruma') && /\\[dwsb]|\[:/iu.test(pattern) && (NOT_ASCII.test(text) || text.includes('\v')),
  'code-units': (engine, { flags, text }) => engine === 'javascript' && !isUnicode(flags) && /[\u{10000}-\u{10ffff}]/u.test(text),
  'simple-case': (engine, { pattern, flags, text }) => engine === 'javascript' && flags.includes('i') && !isUnicode(flags) && NOT_ASCII.test(pattern + text),
  dot: (engine, { pattern, flags, text }) => engine === 'javascript' && !flags.includes('s') && pattern.includes('.') && /[\r\u2028\u2029]/u.test(text),
  'group-reset': (engine, { pattern }) => engine === 'javascript' && /\((?!\?[^<])[^]*\)[*+{]/u.test(pattern),
  'unnamed-groups': (engine, { pattern }) => engine === 'oniguruma' && /\(\?<[^=!]/u.test(pattern) && /(?<!\\)\((?!\?)/u.test(pattern),
  'nested-classes': (engine, { pattern, flags }) =>
    (engine === 'rust' || engine === 'oniguruma' || (engine === 'javascript' && flags.includes('v'))) && /\[[^\]]*(?:\[|&&|--)/u.test(pattern),
  'repeated-quantifier': (engine, { pattern }) => engine === 'rust' && /[*+?}]\+/u.test(pattern),
  'other-meaning': (engine, { pattern }) => (engine === 'javascript' ? findForeign(pattern) : findMissing(pattern, engine)) !== undefined,
};

const isUnicode = (flags: readonly Flag[]): boolean => flags.includes('u') || flags.includes('v');

/** Returns the traits in which two engines differ for a pattern and a text, most specific first. Empty if none of them explains a difference. */
export function differingTraits(engine: EngineId, other: EngineId, subject: Subject): readonly Trait[] {
  return traits.filter((trait) => rules[trait](engine, subject) !== rules[trait](other, subject));
}
