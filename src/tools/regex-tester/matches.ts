export interface Match {
  readonly number: number;
  readonly start: number;
  readonly end: number;
  readonly line: number;
  readonly column: number;
  readonly value: string;
}

export interface GroupOfMatch {
  readonly match: number;
  readonly group: number;
  readonly name: string;
  readonly matched: boolean;
  readonly value: string | null;
  readonly start: number | null;
  readonly end: number | null;
}

export interface Found {
  /** Number of all matches, listed or not. */
  readonly count: number;
  readonly matches: readonly Match[];
  readonly groups: readonly GroupOfMatch[];
}

// In UTF-16 code units. Groups in lookaround overlap, so the listed values can be much longer than the text.
const MAX_LISTED_LENGTH = 2 ** 24;

/**
 * Finds the matches of a regular expression as `String.prototype.matchAll` does; without the g flag, only the first one. Lists at most
 * `limit` of them. `names` are the names of its groups, empty for those without. Positions count UTF-16 code units from 0, the
 * end exclusive; line and column count from 1.
 */
export function findMatches(text: string, expression: RegExp, names: readonly string[], limit: number): Found {
  const matches: Match[] = [];
  const groups: GroupOfMatch[] = [];
  const lineOf = lineFinder(text);
  let room = MAX_LISTED_LENGTH;
  // Only this flag reports group positions. It is slow, so it is used for listed matches only.
  const listing = new RegExp(expression.source, `${expression.flags}d`);
  let count = 0;
  let next = 0;
  while (matches.length < limit && room > 0) {
    listing.lastIndex = next;
    const found = listing.exec(text);
    if (!found) return { count, matches, groups };
    const start = found.index;
    const end = start + found[0].length;
    count++;
    matches.push({ number: count, start, end, ...lineOf(start), value: found[0] });
    groups.push(...groupsOf(found, count, names));
    room -= found.reduce((sum, value?: string) => sum + (value?.length ?? 0), 0);
    if (!expression.global) return { count, matches, groups };
    next = end > start ? end : advance(text, end, expression);
  }
  return { count: count + countMatches(text, expression, next), matches, groups };
}

/** Counts the matches from a position; without the g flag there is at most one. */
export function countMatches(text: string, expression: RegExp, from = 0): number {
  let count = 0;
  expression.lastIndex = from;
  for (let found = expression.exec(text); found; found = expression.exec(text)) {
    count++;
    if (!expression.global) break;
    if (found[0] === '') expression.lastIndex = advance(text, expression.lastIndex, expression);
  }
  return count;
}

/** Returns the position where the search continues after an empty match (ECMAScript, AdvanceStringIndex). */
const advance = (text: string, index: number, { flags }: RegExp): number => index + (/[uv]/u.test(flags) && (text.codePointAt(index) ?? 0) > 0xff_ff ? 2 : 1);

function groupsOf(found: RegExpExecArray, match: number, names: readonly string[]): GroupOfMatch[] {
  // A group that did not participate has neither value nor position, despite the library's types.
  const values: readonly (string | undefined)[] = found;
  const places: readonly (readonly [number, number] | undefined)[] = found.indices ?? [];
  return values.slice(1).map((value, index) => {
    const [start, end] = places[index + 1] ?? [null, null];
    return { match, group: index + 1, name: names[index] ?? '', matched: value !== undefined, value: value ?? null, start, end };
  });
}

/** Returns a function that returns line and column of ascending positions. Lines end with a line feed. */
function lineFinder(text: string): (place: number) => { readonly line: number; readonly column: number } {
  let line = 1;
  let lineStart = 0;
  return (place) => {
    for (let end = text.indexOf('\n', lineStart); end !== -1 && end < place; end = text.indexOf('\n', lineStart)) {
      line++;
      lineStart = end + 1;
    }
    return { line, column: place - lineStart + 1 };
  };
}
