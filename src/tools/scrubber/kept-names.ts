/** The names in a list of those to keep, in uppercase like those in the table. */
export const keptNames = (keep: string): ReadonlySet<string> =>
  new Set(
    keep
      .toUpperCase()
      .split(/[\s,;]+/u)
      .filter((name) => name !== ''),
  );
