import type { Template } from '../../lib/regex/templates.ts';
import { templates } from '../../lib/regex/templates.ts';
import type { Row } from './rows.ts';
import { rows } from './rows.ts';

/** Names of sections, meanings and names of templates by code: in the language asked for, and in English. */
export interface Texts {
  readonly own: Readonly<Record<string, string>>;
  readonly english: Readonly<Record<string, string>>;
}

export const textOf = ({ own, english }: Texts, code: string): string => own[code] ?? english[code] ?? '';

/** The rows in whose section, pattern and meaning together every word of the query occurs, in either language. No words: all. */
export const searchRows = (query: string, texts: Texts): readonly Row[] =>
  rows.filter(({ id, section, pattern }) => holdsAll(query, [pattern, ...bothOf(texts, `section-${section}`), ...bothOf(texts, id)]));

/** The templates in whose name every word of the query occurs, in either language. */
export const searchTemplates = (query: string, texts: Texts): readonly Template[] =>
  templates.filter(({ id }) => holdsAll(query, bothOf(texts, `template-${id}`)));

const bothOf = ({ own, english }: Texts, code: string): readonly string[] => [own[code] ?? '', english[code] ?? ''];

function holdsAll(query: string, texts: readonly string[]): boolean {
  const haystack = texts.join('\n').toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/u)
    .every((word) => haystack.includes(word));
}
