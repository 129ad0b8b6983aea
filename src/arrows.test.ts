import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const src = import.meta.dirname;

/** The folders from which each folder may import, besides itself (ARCHITECTURE.md: arrows point one way). */
const allowed: Readonly<Record<string, readonly string[]>> = {
  contract: [],
  formats: ['contract', 'lib'],
  lib: ['contract'],
  tools: ['contract', 'formats', 'lib'],
  runtime: ['contract', 'formats', 'lib', 'tools'],
  cli: ['contract', 'lib', 'tools', 'runtime', 'hosting'],
  mcp: ['contract', 'lib', 'tools', 'runtime', 'cli'],
  api: ['contract', 'lib', 'tools', 'runtime', 'cli', 'hosting'],
  library: ['contract', 'runtime', 'tools', 'cli'],
  hosting: [],
  ui: ['lib'],
  page: ['contract', 'lib', 'runtime', 'tools', 'ui'],
  boot: ['contract', 'runtime', 'page'],
  app: ['contract', 'lib', 'runtime', 'tools', 'ui', 'page', 'boot', 'service-worker'],
  'service-worker': ['boot'],
};

/** Whether a file is part of a tool's page, the only part of a tool that may use screen code. */
const isPage = (file: string): boolean => /^tools\/[\w-]+\/page(?:\.tsx|\/)/u.test(file);
const isTest = (file: string): boolean => /\.test\.tsx?$|\/testing\//u.test(file);

const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll(path.sep, '/'))
  .filter((file) => /\.tsx?$/u.test(file) && !file.endsWith('.d.ts') && !isTest(file));

interface Arrow {
  readonly from: string;
  readonly to: string;
  readonly isTypeOnly: boolean;
  /** Whether the module is loaded when the code asks for it. */
  readonly isLazy: boolean;
}

const arrows: readonly Arrow[] = files.flatMap((from) => {
  const text = readFileSync(path.join(src, from), 'utf8');
  return [
    ...text.matchAll(/(?:^|\n)\s*(?:import|export)\s+(type\s+)?[^'"\n;]*?from\s+'(\.[^']+)'|import\(\s*'(\.[^']+)'\s*\)|(?:^|\n)import\s+'(\.[^']+)'/gu),
  ].map((match) => ({
    from,
    to: path.posix.join(path.posix.dirname(from), match[2] ?? match[3] ?? match[4] ?? ''),
    isTypeOnly: match[1] !== undefined,
    isLazy: match[3] !== undefined,
  }));
});

const houseOf = (file: string): string => file.split('/')[0] ?? '';
const toolOf = (file: string): string | undefined => /^tools\/([\w-]+)\//u.exec(file)?.[1];

test('finds imports whose targets all exist', { tags: ['slow'] }, () => {
  expect(arrows.length).toBeGreaterThan(200);
  for (const { from, to } of arrows) expect(existsSync(path.join(src, to.replace(/\?.*$/u, ''))), `${from} → ${to}`).toBe(true);
});

test('arrows point one way', () => {
  const wrong = arrows.filter(({ from, to }) => {
    const [source, target] = [houseOf(from), houseOf(to)];
    if (source === target || source === 'arrows.test.ts') return false;
    // The command line starts the servers, which are made of parts of the command line.
    if ((from === 'cli/command-line.ts' && to === 'mcp/main.ts') || (from === 'cli/serve.ts' && to === 'api/start.ts')) return false;
    const reach = isPage(from) ? ['contract', 'lib', 'runtime', 'ui', 'page'] : (allowed[source] ?? []);
    return !reach.includes(target);
  });
  expect(wrong.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
});

test('no module has circular imports', { tags: ['slow'] }, () => {
  const needs = new Map(
    files.map((file) => [file, arrows.filter(({ from, isTypeOnly, isLazy }) => from === file && !isTypeOnly && !isLazy).map(({ to }) => to)]),
  );
  const done = new Set<string>();
  const circles: string[] = [];
  function visit(file: string, path: readonly string[]): void {
    if (path.includes(file)) circles.push([...path.slice(path.indexOf(file)), file].join(' → '));
    else if (!done.has(file)) for (const next of needs.get(file) ?? []) visit(next, [...path, file]);
    done.add(file);
  }
  for (const file of files) visit(file, []);
  expect(circles).toEqual([]);
});

test('two tools never import each other', () => {
  const wrong = arrows.filter(({ from, to }) => toolOf(from) !== undefined && toolOf(to) !== undefined && toolOf(from) !== toolOf(to));
  expect(wrong.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
});

test('only the worker, Node and operations reach an engine: no page bundles one', () => {
  const engine = /^(?:tools\/(?:[\w-]+\/operations\.ts|implementations\.ts)|runtime\/recipe\/operations\.ts)$/u;
  // The pages are rendered by Node.
  const mayReach = /^(?:runtime\/(?:platform\/serve|recipe\/operations)\.ts|cli\/|library\/|app\/(?:prerender\.tsx|first-answers\.ts))/u;
  const wrong = arrows.filter(({ from, to, isTypeOnly }) => engine.test(to) && !mayReach.test(from) && !isTypeOnly);
  expect(wrong.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
});

test('no file imports a demo: only what finds them by their name shows them', () => {
  expect(files.some((file) => file.endsWith('/demo.tsx'))).toBe(true);
  expect(arrows.filter(({ to }) => to.endsWith('/demo.tsx')).map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
});

/** All modules that are loaded with a file, including the file. */
function loadedWith(file: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const { from, to, isTypeOnly } of arrows) if (from === file && !isTypeOnly) loadedWith(to, seen);
  return seen;
}

const importsPackage = (file: string): boolean => /(?:^|\n)import\s+(?!type)[^;]*?from\s+'[^.]/u.test(readFileSync(path.join(src, file), 'utf8'));

test('fields and manifests are light: no package is loaded with them', () => {
  const light = files.filter((file) => /^tools\/[\w-]+\/(?:fields|tool)\.ts$/u.test(file));
  expect(light.length).toBeGreaterThan(1);
  const heavy = light.flatMap((file) => [...loadedWith(file)].filter(importsPackage).map((loaded) => `${file} → ${loaded}`));
  expect(heavy).toEqual([]);
});

const linesOf = (within: RegExp): readonly (readonly [place: string, line: string])[] =>
  files
    .filter((file) => within.test(file))
    .flatMap((file) =>
      readFileSync(path.join(src, file), 'utf8')
        .split('\n')
        .map((line, index) => [`${file}:${index + 1}`, line] as const),
    );

test('only the runtime starts workers, and asks the platform for randomness and keys', () => {
  const wrong = linesOf(/^(?!runtime\/platform\/|cli\/|service-worker\/)/u).filter(([, line]) => /\bnew (?:Shared)?Worker\(|\bcrypto\.\w/u.test(line));
  expect(wrong.map(([place]) => place)).toEqual([]);
});

test('pages cast nothing: what they hold is typed by the fields', () => {
  const cast = /[\])\w] as (?!const\b)\w|\bRecord<string, unknown>|\bString\(operation/u;
  const wrong = linesOf(/^page\/|^tools\/[\w-]+\/page(?:\.tsx|\/)/u).filter(([, line]) => cast.test(line) && !/^\s*(?:\*|\/[/*]|import\b)/u.test(line));
  expect(wrong.map(([place, line]) => `${place}: ${line.trim()}`)).toEqual([]);
});
