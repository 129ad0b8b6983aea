import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import packageJson from '../package.json' with { type: 'json' };

const src = import.meta.dirname;

/** The sources that are shipped, without tests and the code that only tests use. */
const shipped = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll(path.sep, '/'))
  .filter((file) => /\.(?:tsx?|js)$/u.test(file) && !/\.d\.ts$|\.test\.tsx?$|(?:^|\/)testing\//u.test(file));

/** Modules that the build makes of a package's files. */
const MADE: Readonly<Record<string, string>> = { 'virtual:figlet-fonts': 'figlet' };

/** The package's name, `@scope/name` or `name`, in an import specifier. */
function packageOf(specifier: string): string {
  const name = /^(?:@[^/]+\/)?[^/]+/u.exec(specifier)?.[0] ?? '';
  return MADE[name] ?? name;
}

/** The packages and modules that a file imports, without those that it imports for types only. */
function importsOf(file: string): readonly string[] {
  const source = readFileSync(path.join(src, file), 'utf8');
  const { staticImports, staticExports, dynamicImports } = parseSync(file, source).module;
  const fixed = staticImports.flatMap(({ moduleRequest, entries }) =>
    entries.length > 0 && entries.every(({ isType }) => isType) ? [] : [moduleRequest.value],
  );
  const passedOn = staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ isType, moduleRequest }) => (isType || !moduleRequest ? [] : [moduleRequest.value])),
  );
  const late = dynamicImports.map(({ moduleRequest: { start, end } }) => source.slice(start, end)).filter((text) => text.startsWith("'"));
  return [...fixed, ...passedOn, ...late.map((text) => text.slice(1, -1))];
}

const imported = shipped.flatMap(importsOf).filter((specifier) => !specifier.startsWith('.'));
const packages = [...new Set(imported.map(packageOf))].filter((name) => !/^(?:node|virtual):/u.test(name));

test('every package that shipped code imports is a direct dependency', () => {
  expect(packages.length).toBeGreaterThan(20);
  expect(packages.filter((name) => !Object.hasOwn(packageJson.devDependencies, name))).toEqual([]);
});

test('the package has no dependencies and runs nothing on installation', () => {
  for (const key of ['dependencies', 'optionalDependencies', 'peerDependencies']) expect(packageJson).not.toHaveProperty(key);
  const atInstallation = /^(?:(?:pre|post)?install|prepare|dependencies|preuninstall|postuninstall)$/u;
  expect(Object.keys(packageJson.scripts).filter((name) => atInstallation.test(name))).toEqual([]);
});
