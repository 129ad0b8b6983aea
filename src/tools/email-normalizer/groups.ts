interface Row {
  readonly input: string;
  readonly normalized: string;
}

interface Group {
  readonly normalized: string;
  /** The lines, in order. */
  readonly inputs: readonly string[];
}

/** Returns the first groups of lines with the same normalized address, in the order of their first lines. */
export function groupsOf(rows: readonly Row[], limit: number): readonly Group[] {
  const lines = new Map<string, string[]>();
  for (const { input, normalized } of rows) {
    if (normalized === '') continue;
    const before = lines.get(normalized);
    if (before) before.push(input);
    else lines.set(normalized, [input]);
  }
  const groups: Group[] = [];
  for (const [normalized, inputs] of lines) {
    if (inputs.length > 1) groups.push({ normalized, inputs });
    if (groups.length === limit) break;
  }
  return groups;
}
