/**
 * Splits a value at its first difference from another: what both begin with, what differs, and what both end with. `at` is the index of the
 * difference, in UTF-16 code units. Surrogate pairs stay whole.
 */
export function markChange(value: string, other: string, at: number): readonly [before: string, changed: string, after: string] {
  const start = isInPair(value, at) || isInPair(other, at) ? at - 1 : at;
  const most = Math.min(value.length, other.length) - start;
  let same = 0;
  while (same < most && value.at(-1 - same) === other.at(-1 - same)) same++;
  if (isInPair(value, value.length - same) || isInPair(other, other.length - same)) same--;
  const end = value.length - same;
  return [value.slice(0, start), value.slice(start, end), value.slice(end)];
}

const isInPair = (text: string, index: number): boolean => (text.codePointAt(index - 1) ?? 0) > 0xff_ff;
