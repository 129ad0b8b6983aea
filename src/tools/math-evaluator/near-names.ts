const MAX_NAMES = 3;
const MAX_LENGTH = 40;

/** The names that differ least from a name that does not exist, the nearest first. */
export function nearNames(name: string, names: readonly string[]): readonly string[] {
  if (name.length > MAX_LENGTH) return [];
  const allowed = name.length < 3 ? 0 : name.length < 6 ? 1 : 2;
  return [...new Set(names)]
    .map((known) => ({ known, far: known.toLowerCase() === name.toLowerCase() ? 0 : distance(name, known, allowed) }))
    .filter(({ far }) => far <= allowed)
    .toSorted((a, b) => a.far - b.far || Number(a.known[0] !== name[0]) - Number(b.known[0] !== name[0]))
    .slice(0, MAX_NAMES)
    .map(({ known }) => known);
}

/** How many letters have to be put in, left out, replaced or swapped with the next one; more than `limit` is Infinity. */
function distance(from: string, to: string, limit: number): number {
  if (Math.abs(from.length - to.length) > limit) return Infinity;
  let before: readonly number[] = [];
  let row: readonly number[] = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i++) {
    const next = [i];
    for (let j = 1; j <= to.length; j++) {
      const isSame = from[i - 1] === to[j - 1];
      const isSwapped = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (isSame ? 0 : 1), ...(isSwapped ? [(before[j - 2] ?? 0) + 1] : [])));
    }
    before = row;
    row = next;
  }
  return row.at(-1) ?? Infinity;
}
