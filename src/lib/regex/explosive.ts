import type { Flag } from './flags.ts';
import type { Token } from './tokens.ts';
import { tokenize } from './tokens.ts';

interface Range {
  readonly start: number;
  readonly end: number;
}

/** A part of a pattern for which an engine that tries every way may take very long. */
export interface Explosive extends Range {
  /**
   * `nested`: a repeat inside a repeat; `choices`: a repeated choice, whose options may overlap; `several`: repeats after each
   * other, which may take the same characters.
   */
  readonly kind: 'nested' | 'choices' | 'several';
  /** The inner repeat of `nested`. */
  readonly inner?: Range;
}

interface Group {
  readonly start: number;
  /** The first repeat without an upper bound that the group holds. */
  inner?: Range;
  hasChoice?: boolean;
}

/** The part of a pattern that most likely makes it explode; `undefined` where nothing repeats twice. In UTF-16 code units. */
export function findExplosive(pattern: string, flags: readonly Flag[]): Explosive | undefined {
  const { tokens } = tokenize(pattern, flags);
  const whole: Group = { start: 0 };
  const open: Group[] = [whole];
  const repeats: Range[] = [];
  let choices: Explosive | undefined;
  // What a repeat after it would repeat: the last element, and the group that it is.
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
