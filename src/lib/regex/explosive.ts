import type { Flag } from './flags.ts';
import type { Token } from './tokens.ts';
import { tokenize } from './tokens.ts';

interface Range {
  readonly start: number;
  readonly end: number;
}

/** A part of a pattern that may cause catastrophic backtracking. */
export interface Explosive extends Range {
  /**
   * `nested`: a quantifier inside a quantifier; `choices`: a repeated alternation, whose options may overlap; `several`: consecutive
   * quantifiers that may match the same characters.
   */
  readonly kind: 'nested' | 'choices' | 'several';
  /** The inner quantifier of `nested`. */
  readonly inner?: Range;
}

interface Group {
  readonly start: number;
  /** The first unbounded quantifier in the group. */
  inner?: Range;
  hasChoice?: boolean;
}

/** Returns the part of a pattern that most likely causes catastrophic backtracking; `undefined` if no quantifier is nested or adjacent. In UTF-16 code units. */
export function findExplosive(pattern: string, flags: readonly Flag[]): Explosive | undefined {
  const { tokens } = tokenize(pattern, flags);
  const whole: Group = { start: 0 };
  const open: Group[] = [whole];
  const repeats: Range[] = [];
  let choices: Explosive | undefined;
  // What a following quantifier would repeat: the last element, and the group that it is.
  let last: Range = { start: 0, end: 0 };
  let closed: Group | undefined;
  for (const token of tokens) {
    const text = pattern.slice(token.start, token.end);
    const group = open.at(-1) ?? whole;
    if (token.part === 'group' && text.startsWith('(')) {
      open.push({ start: token.start });
      closed = undefined;
    } else if (text === ')' && token.part === 'group') {
      if (open.length > 1) open.pop();
      last = { start: group.start, end: token.end };
      closed = group;
      const outer = open.at(-1);
      if (outer && group.inner) outer.inner ??= group.inner;
    } else if (text === '|' && token.part === 'group') {
      group.hasChoice = true;
      closed = undefined;
    } else if (token.part === 'repeat') {
      if (isUnbounded(text) || (closed?.inner && text !== '?' && text !== '??')) {
        const range = { start: last.start, end: token.end };
        if (closed?.inner) return { ...range, kind: 'nested', inner: closed.inner };
        if (closed?.hasChoice) choices ??= { ...range, kind: 'choices' };
        group.inner ??= range;
        repeats.push(range);
      }
      closed = undefined;
    } else {
      last = rangeOf(token);
      closed = undefined;
    }
  }
  if (choices) return choices;
  const [first] = repeats;
  const second = repeats.at(-1);
  return first && second && first !== second ? { start: first.start, end: second.end, kind: 'several' } : undefined;
}

const rangeOf = ({ start, end }: Token): Range => ({ start, end });

const isUnbounded = (repeat: string): boolean => /^(?:[*+]|\{\d+,\})/u.test(repeat);
