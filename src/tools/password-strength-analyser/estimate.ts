import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import type { MatchExtended } from '@zxcvbn-ts/core';
import { coarseDuration } from '../../lib/duration/coarse.ts';
import { roundToCents } from './brute-force.ts';
import { patternNames, scenarioNames, scenarios, strengths, suggestions, warnings } from './codes.ts';

const LONG = 64;
/**
 * `p@ssw0rd` is looked up as `password` and in up to a hundred other readings, each of which takes time proportional to the password's length. Long
 * passwords get fewer: that finds less, so a longer password never scores lower, and the estimate stays fast.
 */
const LONG_READINGS = 10;

/** Both have dictionaries of their own, so each is created when it is needed. */
let forShort: ZxcvbnFactory | undefined;
let forLong: ZxcvbnFactory | undefined;

async function estimatorFor(password: string): Promise<ZxcvbnFactory> {
  const isShort = password.length <= LONG;
  const known = isShort ? forShort : forLong;
  if (known) return known;
  const { default: packed } = await import('virtual:password-words');
  // Without translations it returns the keys of its sentences.
  const options = {
    dictionary: Object.fromEntries(Object.entries(packed.dictionary).map(([name, lines]) => [name, lines.split('\n')])),
    graphs: packed.graphs,
  };
  if (isShort) return (forShort ??= new ZxcvbnFactory(options));
  return (forLong ??= new ZxcvbnFactory({ ...options, l33tMaxSubstitutions: LONG_READINGS }));
}

/** Estimates an attack that tries common passwords, words and patterns first. Only the first 256 characters are analyzed. */
export async function estimateGuesses(password: string, contextWords: readonly string[]) {
  const { score, guesses, guessesLog10, feedback, sequence } = (await estimatorFor(password)).check(password, [...contextWords]);
  return {
    strength: strengths[score],
    score,
    guesses: finite(guesses),
    guessesBits: roundToCents(guessesLog10 * Math.log2(10)),
    crackTimes: scenarioNames.map((scenario) => {
      const seconds = finite(guesses / scenarios[scenario]);
      return { scenario, guessesPerSecond: scenarios[scenario], seconds, duration: coarseDuration(seconds) };
    }),
    patterns: sequence.map((match) => ({ pattern: codeOf(match.pattern, patternNames), token: match.token, detail: detailOf(match) })),
    warning: codeOf(feedback.warning ?? '', warnings),
    suggestions: feedback.suggestions.map((key) => codeOf(key, suggestions)).filter((code) => code !== ''),
  };
}

const finite = (value: number): number => Math.min(value, Number.MAX_VALUE);

/** Converts the library's `camelCase` to one of our codes. */
function codeOf<Code extends string>(key: string, codes: readonly Code[]): Code | '' {
  const kebab = key.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);
  return codes.find((code) => code === kebab) ?? '';
}

/** Returns the source of a pattern: a list with rank, a keyboard, the repeated part, or a date. */
function detailOf(match: MatchExtended): string {
  const { pattern } = match;
  if (pattern === 'dictionary') return `${match.dictionaryName} ${match.rank}`;
  if (pattern === 'spatial') return String(match.graph);
  if (pattern === 'repeat') return `${[match.baseToken].flat().join('')} × ${match.repeatCount}`;
  if (pattern === 'sequence') return String(match.sequenceName);
  if (pattern === 'wordSequence') return String(match.dictionaryName);
  if (pattern === 'regex') return String(match.regexName);
  if (pattern === 'date') return [match.year, match.month, match.day].filter((part) => part !== undefined && part !== 0).join('-');
  return '';
}
