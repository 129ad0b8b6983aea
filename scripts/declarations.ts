import { writeFileSync } from 'node:fs';
import { formatDeclarations } from '../src/library/declarations.ts';

/** Writes the declarations of the library into its build. */
export default async function main(): Promise<void> {
  writeFileSync('dist-cli/library.d.ts', await formatDeclarations());
}
