import { countTypos } from '../../lib/word/nearest.ts';

const MAX_NAMES = 3;
const MAX_LENGTH = 40;

/** Returns the names most similar to an unknown name, the closest first. */
export function nearNames(name: string, names: readonly string[]): readonly string[] {
  if (name.length > MAX_LENGTH) return [];
  const allowed = name.length < 3 ? 0 : name.length < 6 ? 1 : 2;
  return [...new Set(names)]
    .filter((known) => Math.abs(known.length - name.length) <= allowed)
    .map((known) => ({ known, far: known.toLowerCase() === name.toLowerCase() ? 0 : countTypos(name, known) }))
    .filter(({ far }) => far <= allowed)
    .toSorted((a, b) => a.far - b.far || Number(a.known[0] !== name[0]) - Number(b.known[0] !== name[0]))
    .slice(0, MAX_NAMES)
    .map(({ known }) => known);
}
