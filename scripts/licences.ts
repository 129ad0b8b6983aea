import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import type { PackageLicence } from '../src/app/licences/package-licence.ts';
import { LICENCES_FILE } from '../src/app/licences/package-licence.ts';
import type { Shipped } from './shipped-plugin.ts';
import { packageOf, SHIPPED_FILE } from './shipped-plugin.ts';

const root = path.join(import.meta.dirname, '..');

const ALLOWED = new Set(['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'CC0-1.0', 'Unlicense', '0BSD', 'BlueOak-1.0.0']);

/** What packages bring with them that is not their own. */
const INSIDE: Readonly<Record<string, readonly PackageLicence[]>> = {
  // Compiled to WebAssembly.
  'zxing-wasm': [{ name: 'zxing-cpp', licence: 'Apache-2.0', text: standardText('Apache-2.0') }],
};

/** Packages whose files are shipped though no module is made of them: the drawings in the icons of the tools. */
const DRAWN = ['node_modules/@tabler/icons'];

/**
 * Writes the licences of all packages whose code is in the site and in the command line beside both, as the builds tell
 * them. With `--check` says whether what is there is right. Fails if one may not be used.
 */
export default async function main(args: readonly string[]): Promise<number> {
  const [site, commandLine] = args.filter((arg) => !arg.startsWith('--'));
  const folders = [site ?? 'dist', commandLine ?? 'dist-cli'].map((folder) => path.resolve(root, folder));
  const packages = new Set([...folders.flatMap(packagesOf), ...(await packagesOfServiceWorker()), ...DRAWN]);
  const licences = [...packages].flatMap(licencesOf).sort((a, b) => (a.name < b.name ? -1 : 1));
  const faults = [...licences.filter(({ licence }) => !isAllowed(licence)).map(describeRefused), ...developmentOnly(packages)];
  const text = JSON.stringify(licences);
  for (const file of folders.map((folder) => path.join(folder, LICENCES_FILE))) {
    if (!args.includes('--check')) writeFileSync(file, text);
    else if (!existsSync(file) || readFileSync(file, 'utf8') !== text) faults.push(`${path.relative(root, file)} is stale: run npm run build`);
  }
  for (const fault of faults) console.error(fault);
  if (faults.length === 0) console.log(`${licences.length} packages, ${[...new Set(licences.map(({ licence }) => licence))].sort().join(', ')}`);
  return faults.length === 0 ? 0 : 1;
}

const describeRefused = ({ name, licence }: PackageLicence): string => `${name} is licensed under ${licence || 'nothing'}, which is not allowed`;

/** Whether code under this SPDX expression may be used: one of the licences it offers, or all of those it asks for. */
export function isAllowed(expression: string): boolean {
  const plain = expression.trim().replace(/^\((.*)\)$/u, '$1');
  // Expressions with brackets are so rare that they count as not allowed until someone has looked at them.
  if (/[()]/u.test(plain)) return false;
  return plain.split(/ OR /iu).some((offer) => offer.split(/ AND /iu).every((licence) => ALLOWED.has(licence.trim())));
}

const packagesOf = (folder: string): readonly string[] => (JSON.parse(readFileSync(path.join(folder, SHIPPED_FILE), 'utf8')) as Shipped).packages;

/** The worker itself is built last, because it knows every file of the site, this list among them. */
async function packagesOfServiceWorker(): Promise<readonly string[]> {
  const result = await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'warn',
    build: { write: false, rolldownOptions: { input: 'src/service-worker/sw.ts' } },
  });
  const outputs = [result].flat().flatMap((built) => ('output' in built ? built.output : []));
  const modules = outputs.flatMap((file) => (file.type === 'chunk' ? Object.keys(file.modules) : []));
  return modules.map(packageOf).filter((folder) => folder !== undefined);
}

/** The licence of the package in a folder, and those of what it brings. */
export function licencesOf(folder: string): readonly PackageLicence[] {
  const { name, version, license, author } = JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')) as PackageJson;
  const licence = license ?? '';
  const file = readdirSync(path.join(root, folder)).find((entry) => /^(?:un)?licen[cs]e|^copying/iu.test(entry));
  const text = file === undefined ? standardText(licence, author) : readFileSync(path.join(root, folder, file), 'utf8');
  return [{ name, version, licence, text: text.trim() }, ...(INSIDE[name] ?? [])];
}

interface PackageJson {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly author?: string | { readonly name: string };
}

/** The text of a licence for packages that only name it. */
function standardText(licence: string, author: PackageJson['author'] = ''): string {
  const file = path.join(import.meta.dirname, 'licence-texts', `${licence}.txt`);
  if (!existsSync(file)) throw new Error(`scripts/licence-texts has no text of ${licence}`);
  const name = typeof author === 'string' ? author.replace(/ *<.*>/u, '') : author.name;
  return readFileSync(file, 'utf8').replace('{author}', () => name);
}

/** Packages that are there for development alone must not get into what is shipped. */
function developmentOnly(folders: ReadonlySet<string>): readonly string[] {
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
    readonly packages: Readonly<Record<string, { readonly dev?: boolean }>>;
  };
  return [...folders].filter((folder) => packages[folder]?.dev).map((folder) => `${folder} is shipped, but is a dependency of development`);
}
