import { quoteName, readNames } from '../../lib/lines/names.ts';

/** Returns `columns` with one name added or removed, in the order of all names; empty if all are selected. */
export function toggleColumn(columns: string, all: readonly string[], name: string): string {
  const chosen = new Set(chosenColumns(columns, all));
  if (!chosen.delete(name)) chosen.add(name);
  const names = [...all.filter((other) => chosen.has(other)), ...[...chosen].filter((other) => !all.includes(other))];
  return names.length === all.length ? '' : names.map(quoteName).join('\n');
}

/** Returns the names in `columns`; all names if it is empty. */
export function chosenColumns(columns: string, all: readonly string[]): readonly string[] {
  const names = readNames(columns, (name) => all.includes(name)).map(({ name }) => name);
  return names.length > 0 ? names : all;
}
