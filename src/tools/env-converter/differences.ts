import type { Locator } from '../../lib/text-position/locator.ts';
import type { Dialect } from './formats.ts';
import { dialects } from './formats.ts';
import { isVariable } from './model.ts';
import { readDialect } from './read/read.ts';

/** What each program reads for a line; null if it does not set the variable. */
export interface DifferenceRow {
  readonly line: number;
  readonly name: string;
  readonly dotenv: string | null;
  readonly compose: string | null;
  readonly bash: string | null;
  readonly systemd: string | null;
  readonly docker: string | null;
}

/** Lists the lines that programs read in different ways. */
export function differencesIn(text: string, locator: Locator): readonly DifferenceRow[] {
  // line and name → value by program
  const rows = new Map<string, { readonly line: number; readonly name: string; readonly values: Map<Dialect, string> }>();
  for (const dialect of dialects) {
    for (const { name, value, at } of readDialect(text, dialect).items.filter(isVariable)) {
      const { line } = locator.locate(at);
      const key = `${line} ${name}`;
      const row = rows.get(key) ?? { line, name, values: new Map<Dialect, string>() };
      row.values.set(dialect, value);
      rows.set(key, row);
    }
  }
  return [...rows.values()]
    .filter(({ values }) => values.size < dialects.length || new Set(values.values()).size > 1)
    .toSorted((one, other) => one.line - other.line)
    .map(({ line, name, values }) => ({
      line,
      name,
      dotenv: values.get('dotenv') ?? null,
      compose: values.get('compose') ?? null,
      bash: values.get('bash') ?? null,
      systemd: values.get('systemd') ?? null,
      docker: values.get('docker-file') ?? null,
    }));
}
