import type { OutputValues } from '../../../contract/fields.ts';
import type { Span } from '../../../ui/code-editor/spans.ts';
import type { match } from '../fields.ts';

type Output = OutputValues<(typeof match)['output']>;
export type MatchRow = Output['matches'][number];
export type GroupRow = Output['groups'][number];

/** Neighbouring matches have two tones, their groups outlines. */
export const spansOf = (matches: readonly MatchRow[], groups: readonly GroupRow[]): readonly Span[] => [
  ...matches.flatMap(({ number, start, end }) => spanOf(number, start, end, (number ?? 0) % 2 === 1 ? 'one' : 'other')),
  ...groups.flatMap(({ match: number, start, end }) => spanOf(number, start, end, 'part')),
];

const spanOf = (id: number | null, start: number | null, end: number | null, look: Span['look']): readonly Span[] =>
  id === null || start === null || end === null ? [] : [{ id, start, end, look }];
