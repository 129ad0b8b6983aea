import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import packageJson from '../package.json' with { type: 'json' };

const src = path.join(import.meta.dirname, '..', 'src');

/** The sources that are shipped, without tests and the code that only tests use. */
const shipped = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll(path.sep, '/'))
  .filter((file) => /\.(?:tsx?|js)$/u.test(file) && !/\.d\.ts$|\.test\.tsx?$|(?:^|\/)testing\//u.test(file));

const IMPORT = /(?:^|\n)\s*(?:(?:import|export)\s(?!type\s)[^'";]*?from\s*|import\s*)'([^.'][^']*)'|import\('([^.'][^']*)'\)/gu;

/** Modules that the build makes of a package's files. */
const MADE: Readonly<Record<string, string>> = { 'virtual:figlet-fonts': 'figlet' };

/** The package's name, `@scope/name` or `name`, in an import specifier. */
function packageOf(specifier: string): string {
  const name = /^(?:@[^/]+\/)?[^/]+/u.exec(specifier)?.[0] ?? '';
  return MADE[name] ?? name;
}

test('the dependencies are the packages that shipped code imports; what only tests and builds use is a development dependency', () => {
  const imported = shipped.flatMap((file) =>
    [...readFileSync(path.join(src, file), 'utf8').matchAll(IMPORT)].map(([, fixed, late]) => packageOf(fixed ?? late ?? '')),
  );
  const packages = [...new Set(imported)].filter((name) => !/^(?:node|virtual):/u.test(name));
  expect(packages.toSorted()).toEqual(Object.keys(packageJson.dependencies).toSorted());
});
