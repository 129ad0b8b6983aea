import { quoteName, readNames } from '../../lib/lines/names.ts';

/** `columns` with one name more or less, in the order of all names; empty where all are chosen. */
export function toggleColumn(columns: string, all: readonly string[], name: string): string {
  const chosen = new Set(chosenColumns(columns, all));
  if (!chosen.delete(name)) chosen.add(name);
  const names = [...all.filter((other) => chosen.has(other)), ...[...chosen].filter((other) => !all.includes(other))];
  return names.length === all.length ? '' : names.map(quoteName).join('\n');
}

/** The names in `columns`; all of them if there is none. */
export function chosenColumns(columns: string, all: readonly string[]): readonly string[] {
  const names = readNames(columns, (name) => all.includes(name)).map(({ name }) => name);
  return names.length > 0 ? names : all;
}
