/** Consecutive addresses, both ends inclusive: numbers for IPv4, or bigints for any version. */
export interface Span<Value extends number | bigint> {
  readonly first: Value;
  readonly last: Value;
}

/** How to go to the next and to the previous address. */
export interface Step<Value extends number | bigint> {
  readonly next: (value: Value) => Value;
  readonly previous: (value: Value) => Value;
}

export const ONE: Step<number> = { next: (value) => value + 1, previous: (value) => value - 1 };
export const BIG_ONE: Step<bigint> = { next: (value) => value + 1n, previous: (value) => value - 1n };

/** Sorts spans and merges overlapping and adjacent ones. */
export function mergeSpans<Value extends number | bigint>(spans: readonly Span<Value>[], { next }: Step<Value>): Span<Value>[] {
  const merged: Span<Value>[] = [];
  for (const span of spans.toSorted((one, other) => (one.first < other.first ? -1 : one.first > other.first ? 1 : 0))) {
    const last = merged.at(-1);
    if (last && span.first <= next(last.last)) merged[merged.length - 1] = { first: last.first, last: span.last > last.last ? span.last : last.last };
    else merged.push({ first: span.first, last: span.last });
  }
  return merged;
}

/** Returns what is in the first spans and not in the second ones. Both must be merged already. */
export function subtractSpans<Value extends number | bigint>(
  spans: readonly Span<Value>[],
  removed: readonly Span<Value>[],
  { next, previous }: Step<Value>,
): Span<Value>[] {
  const left: Span<Value>[] = [];
  let start = 0;
  for (const { first, last } of spans) {
    let from = first;
    for (let hole = removed[start]; hole && hole.last < from; hole = removed[start]) start++;
    for (let index = start; ; index++) {
      const hole = removed[index];
      if (!hole || hole.first > last) break;
      if (hole.first > from) left.push({ first: from, last: previous(hole.first) });
      from = next(hole.last);
      // An exclusion may extend into the next span.
      if (hole.last <= last) start = index;
    }
    if (from <= last) left.push({ first: from, last });
  }
  return left;
}
