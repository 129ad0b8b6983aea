import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';

const NAME = 'oui-data';
const file = path.join(import.meta.dirname, '..', 'src', 'lib', 'mac-vendor', 'release.ts');

/** Installs the newest list of network card vendors, and records its version and date, which pages show. */
export default function main(): number {
  npm('install', '--save-dev', '--save-exact', `${NAME}@latest`);
  const version: string = JSON.parse(npm('pkg', 'get', `devDependencies.${NAME}`));
  const times: Readonly<Record<string, string>> = JSON.parse(npm('view', NAME, 'time', '--json'));
  const date = times[version]?.slice(0, 10);
  if (date === undefined) throw new Error(`npm does not know when ${NAME} ${version} was published`);
  writeFileSync(
    file,
    `/** The release of the package oui-data from which builds make the list of vendors: \`npm run renew-vendors\` writes this file. */
export const vendorsRelease = { version: '${version}', date: '${date}' } as const;
`,
  );
  console.log(`${NAME} ${version} of ${date} is there. Next: npx vitest run src/lib/mac-vendor`);
  return 0;
}

const npm = (...args: readonly string[]): string => execFileSync('npm', args, { encoding: 'utf8' });
