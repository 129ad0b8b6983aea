import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** file → its new content, made from its present one */
type MadeFiles = Readonly<Record<string, (before: string) => string>>;

/** Writes committed files that are made, or partly made, from sources. With `--check`, reports stale files instead. `command` makes them. */
export function writeMade(files: MadeFiles, command: string, args: readonly string[]): number {
  const stale = Object.entries(files).flatMap(([file, format]) => {
    const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
    const after = format(before);
    return before === after ? [] : [{ file, after }];
  });
  for (const { file, after } of stale)
    if (args.includes('--check')) console.error(`${file} is stale: run ${command}`);
    else writeFileSync(file, after);
  return args.includes('--check') && stale.length > 0 ? 1 : 0;
}

/** Replaces a part that is made. `what` names it if it is missing. */
export function replacePart(text: string, part: RegExp, made: string, what: string): string {
  if (!part.test(text)) throw new Error(`Missing place for ${what}`);
  return text.replace(part, () => made);
}
