type Modules = readonly (readonly boolean[])[];

/** The conditions under which the eight masks invert a module (ISO/IEC 18004, table 10). */
export const masks: readonly ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
];

/** Computes the penalty of a code with its mask (ISO/IEC 18004, section 7.8.3.1); the mask with the lowest penalty is used. */
export function penaltyOf(modules: Modules): number {
  const side = modules.length;
  const columns = modules.map((_, column) => modules.map((row) => row[column] ?? false));
  let penalty = 0;
  for (const line of [...modules, ...columns]) penalty += penaltyOfLine(line);
  let dark = 0;
  modules.forEach((row, y) => {
    row.forEach((module, x) => {
      if (module) dark++;
      const isBlock = modules[y + 1]?.[x] === module && row[x + 1] === module && modules[y + 1]?.[x + 1] === module;
      if (isBlock) penalty += 3;
    });
  });
  const total = side * side;
  return penalty + 10 * (Math.ceil(Math.abs(dark * 20 - total * 10) / total) - 1);
}

/** Counts runs of five or more, and patterns that look like a finder pattern with four light modules beside it. */
function penaltyOfLine(line: readonly boolean[]): number {
  const runs = runsOf(line);
  let penalty = 0;
  for (const run of runs) if (run >= 5) penalty += run - 2;
  // Runs alternate, and the first is light: the middle of a finder pattern is a dark run, at an odd index.
  for (let at = 3; at + 2 < runs.length; at += 2) {
    const unit = (runs[at] ?? 0) / 3;
    const isFinder = [-2, -1, 1, 2].every((offset) => runs[at + offset] === unit);
    if (!isFinder) continue;
    const before = atEdge(runs, at - 3, line.length);
    const after = atEdge(runs, at + 3, line.length);
    if (before >= unit * 4 && after >= unit) penalty += 40;
    if (after >= unit * 4 && before >= unit) penalty += 40;
  }
  return penalty;
}

/** Returns a run's length. The light background around the code extends the runs at its edges. */
const atEdge = (runs: readonly number[], at: number, ground: number): number => (runs[at] ?? 0) + (at <= 0 || at >= runs.length - 1 ? ground : 0);

/** Returns the lengths of the runs of a line, a light one first and last; either may be empty. */
function runsOf(line: readonly boolean[]): number[] {
  const runs = [0];
  let isDark = false;
  for (const module of line) {
    if (module !== isDark) runs.push(0);
    isDark = module;
    runs.push((runs.pop() ?? 0) + 1);
  }
  if (isDark) runs.push(0);
  return runs;
}
