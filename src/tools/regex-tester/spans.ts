import type { OutputValues } from '../../contract/fields.ts';
import type { match } from './fields.ts';

/** A range of the text, in UTF-16 code units, and the number of its match. */
interface Span {
  readonly id: number;
  readonly start: number;
  readonly end: number;
  readonly look: 'one' | 'other' | 'part';
}

type Output = OutputValues<(typeof match)['output']>;
type MatchRow = Output['matches'][number];
export type GroupRow = Output['groups'][number];

/** An editor renders an element for each group around a letter, so the outlines of many groups of one match would take seconds. */
const MAX_OUTLINED = 50;

/** Neighboring matches alternate between two tones. Their groups, the first of many, have outlines. */
export const spansOf = (matches: readonly MatchRow[], groups: readonly GroupRow[]): readonly Span[] => [
  ...matches.flatMap(({ number, start, end }) => spanOf(number, start, end, (number ?? 0) % 2 === 1 ? 'one' : 'other')),
  ...groups.flatMap(({ match: number, group, start, end }) => ((group ?? 0) > MAX_OUTLINED ? [] : spanOf(number, start, end, 'part'))),
];

const spanOf = (id: number | null, start: number | null, end: number | null, look: Span['look']): readonly Span[] =>
  id === null || start === null || end === null ? [] : [{ id, start, end, look }];

/** Match number → its groups. */
export function groupsByMatch(groups: readonly GroupRow[]): ReadonlyMap<number, readonly GroupRow[]> {
  const all = new Map<number, GroupRow[]>();
  for (const group of groups) {
    const number = group.match ?? 0;
    const some = all.get(number);
    if (some) some.push(group);
    else all.set(number, [group]);
  }
  return all;
}
