import type { Found } from '../../lib/regex-engine/engine.ts';
import type { TestRow } from './test-file.ts';
import { groupEntries } from './test-file.ts';

/** The first part of a match that is not as expected. */
export interface Difference {
  /** Empty for the whole match, otherwise the number or the name of a group. */
  readonly group: string;
  readonly expected: string | null;
  readonly actual: string | null;
  /** Index of the first character that differs, in UTF-16 code units; null if one of both is missing. */
  readonly at: number | null;
}

export interface Judged {
  readonly passes: boolean;
  readonly difference?: Difference;
}

/** Compares what a pattern finds with what a row expects. */
export function judge(row: TestRow, found: Found | undefined): Judged {
  if (row.expect === 'no-match') return found ? { passes: false, difference: differ('', null, found.value) } : { passes: true };
  if (row.expect === 'match') return { passes: found !== undefined };
  if (!found) return { passes: false, difference: differ('', row.match ?? null, null) };
  if (row.match !== undefined && row.match !== found.value) return { passes: false, difference: differ('', row.match, found.value) };
  for (const [group, expected] of groupEntries(row.groups)) {
    const actual = groupOf(found, group);
    if (actual !== expected) return { passes: false, difference: differ(group, expected, actual ?? null) };
  }
  return { passes: true };
}

/**
 * The value of a group by its number, where 0 is the match, or by its name; undefined if the pattern has no such group. Of groups of the same
 * name, the one that participated.
 */
function groupOf({ value: match, groups }: Found, group: string): string | null | undefined {
  if (/^\d+$/u.test(group)) return group === '0' ? match : groups[Number(group) - 1]?.value;
  const named = groups.filter(({ name }) => name === group);
  return named.find(({ value }) => value !== null)?.value ?? named[0]?.value;
}

function differ(group: string, expected: string | null, actual: string | null): Difference {
  if (expected === null || actual === null) return { group, expected, actual, at: null };
  let at = 0;
  while (at < expected.length && expected[at] === actual[at]) at++;
  return { group, expected, actual, at };
}
