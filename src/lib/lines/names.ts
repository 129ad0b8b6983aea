import type { Position } from '../../contract/errors.ts';

interface ListedName {
  readonly name: string;
  readonly position: Position;
}

/**
 * Reads names separated by commas or line breaks. A name that contains a comma is a whole line for which `isName` is true, or
 * in double quotes, as in CSV. Blanks around names are ignored, unless `isName` is true for the name including them.
 */
export function readNames(text: string, isName: (name: string) => boolean = () => false): ListedName[] {
  return text.split(/\r\n|\n|\r/u).flatMap((line, index) => {
    const whole = line !== '' && isName(line) ? [{ name: line, at: 0 }] : splitAtCommas(line, isName);
    return whole.map(({ name, at }) => ({ name, position: { line: index + 1, column: Array.from(line.slice(0, at)).length + 1 } }));
  });
}

/**
 * Reads names like `readNames`, and rejects unknown ones.
 * @throws the result of `refuse`
 */
export function chooseNames(text: string, known: ReadonlySet<string> | undefined, refuse: (name: string, position: Position) => never): string[] {
  return readNames(text, (name) => known?.has(name) ?? false).map(({ name, position }) => (known && !known.has(name) ? refuse(name, position) : name));
}

/** Writes a name so that `readNames` reads it back. */
export const quoteName = (name: string): string => (/[",]|^\s|\s$|^$/u.test(name) ? `"${name.replaceAll('"', '""')}"` : name);

const NAME = /\s*"((?:[^"]|"")*)"\s*(?:,|$)|([^,]*)(?:,|$)/uy;

function splitAtCommas(line: string, isName: (name: string) => boolean): { readonly name: string; readonly at: number }[] {
  const names: { name: string; at: number }[] = [];
  NAME.lastIndex = 0;
  while (NAME.lastIndex < line.length) {
    const at = NAME.lastIndex;
    const [, quoted, written = ''] = NAME.exec(line) ?? [];
    const trimmed = written.trim();
    const name = quoted?.replaceAll('""', '"') ?? (isName(trimmed) || !isName(written) ? trimmed : written);
    if (quoted !== undefined || name !== '') names.push({ name, at: at + line.slice(at).search(/\S|$/u) });
  }
  return names;
}
