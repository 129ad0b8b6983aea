import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** file → function that returns its new content from the current one */
type MadeFiles = Readonly<Record<string, (before: string) => string>>;

/** Writes committed files that are generated from sources, at least in part. With `--check`, reports stale files, and names the `command` that updates them. */
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

/** Replaces the generated part of a file. `what` names the part in the error for a missing one. */
export function replacePart(text: string, part: RegExp, made: string, what: string): string {
  if (!part.test(text)) throw new Error(`Missing place for ${what}`);
  return text.replace(part, () => made);
}
