import { findForeign } from '../regex/dialects.ts';
import type { Flag } from '../regex/flags.ts';
import { findMissing } from './constructs.ts';
import type { EngineId, Trait } from './engine.ts';
import { traits } from './engine.ts';

interface Subject {
  readonly pattern: string;
  readonly flags: readonly Flag[];
  readonly text: string;
}

const NOT_ASCII = /[\u0080-\u{10ffff}]/u;

/** By trait: the engines that have it, and whether it can matter for a pattern and a text. */
const rules: Readonly<Record<Exclude<Trait, 'other-meaning'>, (engine: EngineId, subject: Subject) => boolean>> = {
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
};

const hasOtherMeaning = (engine: EngineId, pattern: string): boolean =>
  (engine === 'javascript' ? findForeign(pattern) : findMissing(pattern, engine)) !== undefined;

const isUnicode = (flags: readonly Flag[]): boolean => flags.includes('u') || flags.includes('v');

/**
 * Returns a function that returns the traits in which two engines differ for a pattern and a text, most specific first. Empty if none of them
 * explains a difference.
 */
export function compareTraits(engine: EngineId, other: EngineId, pattern: string, flags: readonly Flag[]): (text: string) => readonly Trait[] {
  const differInMeaning = hasOtherMeaning(engine, pattern) !== hasOtherMeaning(other, pattern);
  return (text) =>
    traits.filter((trait) =>
      trait === 'other-meaning' ? differInMeaning : rules[trait](engine, { pattern, flags, text }) !== rules[trait](other, { pattern, flags, text }),
    );
}
