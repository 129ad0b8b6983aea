import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Plugin } from 'vite';
import { parseSync } from 'vite';
import type { TestSpecification } from 'vitest/node';
import { createVitest } from 'vitest/node';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import config, { APART, APART_COMPONENTS, APART_PURE, COMPONENTS } from '../vitest.config.ts';
import type { Mutant } from '../scripts/mutants.ts';
import { findMutants } from '../scripts/mutants.ts';

const USAGE = 'Usage: npm run mutate -- <file or folder of src>… [--sample <number of each folder>] [--total <number of all>] [--seed <number>]';

/** Unit tests and component tests. */
const PROJECTS = [
  { name: 'pure', include: ['src/{cli,contract,formats,hosting,lib,library,mcp,runtime,tools,app,page,ui}/**/*.test.ts'], exclude: APART },
  { name: 'pure-apart', include: APART_PURE, isolate: true },
  { name: 'components', ...COMPONENTS, exclude: APART },
  { name: 'components-apart', ...COMPONENTS, include: APART_COMPONENTS, isolate: true },
];
/** Runs the vectors of each operation, and hostile and random inputs, limited to the tools that a changed file is part of. */
const EVERY_OPERATION = 'src/runtime/every-operation.test.ts';
/** The maximum number of test files that import a module most directly: running all of them takes too long for modules that nearly everything imports. */
const MAX_TESTS = 12;
/** A library may be part of half the tools: their vectors cover what its own tests do not. */
const MAX_TOOLS = 6;
/** A change may cause an infinite loop, which is assumed after this time without a sign of life. All tests together may take longer on a busy machine. */
const PATIENCE_MS = 30_000;
const PATIENCE_CHECK_MS = 250;

interface MutantOfFile extends Mutant {
  readonly file: string;
  readonly source: string;
}

const OPTIONS = { sample: { type: 'string' }, total: { type: 'string' }, seed: { type: 'string' } } as const;

/**
 * Mutation tests: makes small changes in the modules of a folder, one at a time and in memory only, and checks whether the unit and
 * component tests fail.
 */
export default async function main(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options: OPTIONS });
  const modules = positionals.flatMap(modulesIn);
  if (modules.length === 0) {
    console.error(USAGE);
    return 2;
  }
  const { sample = Number.POSITIVE_INFINITY, total = Number.POSITIVE_INFINITY, seed = 1 } = values;
  const ofEach = byFolder(modules.flatMap(mutantsOf)).flatMap((within) => pick(within, Number(sample), Number(seed)));
  const mutants = pick(ofEach, Number(total), Number(seed));
  const laboratory = await openLaboratory();
  const survivors: MutantOfFile[] = [];
  for (const [index, mutant] of mutants.entries()) {
    if (await laboratory.detects(mutant)) continue;
    survivors.push(mutant);
    console.log(`${describe(mutant)}    (${index + 1} of ${mutants.length})`);
  }
  await laboratory.close();
  printShares(mutants, survivors);
  return 0;
}

function modulesIn(place: string): readonly string[] {
  const file = path.relative('.', place).split(path.sep).join('/');
  if (!existsSync(file)) return [];
  if (!statSync(file).isDirectory()) return [file];
  return readdirSync(file, { recursive: true, encoding: 'utf8' })
    .map((name) => `${file}/${name.split(path.sep).join('/')}`)
    .filter(isEngine)
    .toSorted();
}

/** Whether a file is code that tests run, not a test, demo, declaration or vector table. */
const isEngine = (file: string): boolean =>
  /(?<!\.d|\.test)\.(?:tsx?|mjs)$/u.test(file) &&
  !/\/(?:testing|strings|component-library)\/|\/demo(?:-tool)?\.tsx$|^src\/tools\/[^/]+\/(?:tool|fields|vectors)\.ts$/u.test(file);

function mutantsOf(file: string): readonly MutantOfFile[] {
  const source = readFileSync(file, 'utf8');
  return findMutants(source, file.endsWith('.tsx') ? 'tsx' : 'ts').map((mutant) => ({ ...mutant, file, source }));
}

/** Chooses `count` mutants at random and keeps their order. With the same seed, a mutant is chosen as before even if code elsewhere has changed. */
function pick(mutants: readonly MutantOfFile[], count: number, seed: number): readonly MutantOfFile[] {
  const ranked = mutants.map((mutant, index) => ({ mutant, index, rank: hash(codeOf(describe(mutant)), seed) }));
  const chosen = ranked.toSorted((a, b) => a.rank - b.rank).slice(0, count);
  return chosen.toSorted((a, b) => a.index - b.index).map(({ mutant }) => mutant);
}

/** Hashes a described mutant without its line number (FNV-1a). */
function codeOf(description: string): number {
  let code = 0x811c9dc5;
  for (const character of description.replace(/:\d+:/u, ':')) code = Math.imul(code ^ character.charCodeAt(0), 0x01000193);
  return code;
}

/** Spreads numbers over 32 bits (finalizer of MurmurHash3). */
function hash(index: number, seed: number): number {
  let bits = Math.imul(index + 1, 0x9e3779b1) ^ Math.imul(seed, 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}

const folderOf = ({ file }: MutantOfFile): string => path.dirname(file);

function byFolder(mutants: readonly MutantOfFile[]): readonly (readonly MutantOfFile[])[] {
  const folders = new Set(mutants.map(folderOf));
  return [...folders].map((folder) => mutants.filter((mutant) => folderOf(mutant) === folder));
}

interface Change {
  readonly file: string;
  readonly text: string;
}

interface Laboratory {
  /** Whether a test fails for the mutant, or never ends. */
  readonly detects: (mutant: MutantOfFile) => Promise<boolean>;
  readonly close: () => Promise<void>;
}

async function openLaboratory(): Promise<Laboratory> {
  let changed: Change | undefined;
  const changing: Plugin = {
    name: 'change-one-place',
    enforce: 'pre',
    transform: (_code, id) => (changed && path.resolve(changed.file) === withoutQuery(id) ? { code: changed.text, map: null } : null),
  };
  const { projects: _, sequence: __, reporters: ___, maxWorkers: ____, ...test } = config.test ?? {};
  const projectsOf = (plugin: Plugin): TestProjectInlineConfiguration[] =>
    PROJECTS.map(({ name, ...own }) => ({ plugins: [plugin, ...(config.plugins ?? [])], test: { ...test, isolate: false, name, ...own } }));
  let lastSign = 0;
  const noteSign = (): void => {
    lastSign = performance.now();
  };
  const vitest = await createVitest(
    'test',
    {
      ...test,
      config: false,
      watch: false,
      root: '.',
      bail: 1,
      // A change may also exhaust memory, which ends a process with all its threads.
      pool: 'forks',
      maxWorkers: 1,
      isolate: false,
      reporters: [{ onTestModuleCollected: noteSign, onTestCaseResult: noteSign, onTestModuleEnd: noteSign }],
      projects: projectsOf(changing),
    },
    {},
  );
  const specifications = await vitest.globTestSpecifications();
  const imports = createImports();

  const change = (next: Change | undefined): void => {
    // The previously changed file is restored.
    for (const each of [changed, next]) if (each) vitest.invalidateFile(path.resolve(each.file));
    changed = next;
  };

  /** Runs tests until one fails. */
  const play = async (tests: TestSpecification[]): Promise<{ readonly isEndless: boolean; readonly failed: TestSpecification[] }> => {
    let isEndless = false;
    noteSign();
    const patience = setInterval(() => {
      if (isEndless || performance.now() - lastSign < PATIENCE_MS) return;
      isEndless = true;
      // The first signal asks the tests to end, which those in a loop do not; the second kills their process.
      void Promise.all([vitest.cancelCurrentRun('test-failure'), vitest.cancelCurrentRun('test-failure')]);
    }, PATIENCE_CHECK_MS);
    try {
      const { testModules, unhandledErrors } = await vitest.runTestSpecifications(tests);
      if (unhandledErrors.length > 0 && !isEndless) return { isEndless, failed: tests };
      // The result also lists modules of earlier runs, with their earlier state.
      const notOk = new Set(testModules.filter((module) => !module.ok()).map(({ moduleId }) => moduleId));
      return { isEndless, failed: tests.filter(({ moduleId }) => notOk.has(moduleId)) };
    } finally {
      clearInterval(patience);
      vitest.state.clearErrors();
    }
  };

  const known = new Set<string>();
  /** A test that fails without a mutant has not detected any. */
  const expectPass = async (failed: TestSpecification[]): Promise<void> => {
    const names = failed.map(nameOf).join(', ');
    const run = `${names} ${process.env.PENKNIFE_TOOLS}`;
    if (known.has(run)) return;
    known.add(run);
    change(undefined);
    const { failed: stillFailed } = await play(failed);
    if (stillFailed.length > 0) throw new Error(`These tests fail without any change: ${names}`);
  };

  const detects = async ({ file, source, start, end, replacement }: MutantOfFile): Promise<boolean> => {
    for (const stage of stagesOf(file, specifications, imports)) {
      change({ file, text: source.slice(0, start) + replacement + source.slice(end) });
      process.env.PENKNIFE_TOOLS = stage.tools.join(',');
      const { isEndless, failed } = await play(stage.specifications);
      if (isEndless) return true;
      if (failed.length === 0) continue;
      await expectPass(failed);
      return true;
    }
    return false;
  };
  return { detects, close: () => vitest.close() };
}

interface Stage {
  readonly specifications: TestSpecification[];
  readonly tools: readonly string[];
}

const nameOf = ({ moduleId }: TestSpecification): string => path.relative('.', moduleId).split(path.sep).join('/');

/** Returns the tests of a file: those next to it first, which detect most; then all others that import it; then the operations of the tools that do. */
function stagesOf(file: string, specifications: readonly TestSpecification[], imports: Imports): readonly Stage[] {
  const related = specifications
    .filter((each) => !imports.isAboutAllTools(nameOf(each)) && imports.reaches(nameOf(each), file))
    .toSorted((a, b) => imports.distance(nameOf(a), file) - imports.distance(nameOf(b), file));
  const beside = related.filter((each) => nameOf(each).startsWith(`${path.dirname(file)}/`));
  const elsewhere = related.filter((each) => !beside.includes(each));
  const operations = specifications.filter((each) => nameOf(each) === EVERY_OPERATION);
  const tools = imports.toolsWith(file).slice(0, MAX_TOOLS);
  return [
    { specifications: beside, tools: [] },
    { specifications: elsewhere.slice(0, MAX_TESTS), tools: [] },
    { specifications: tools.length > 0 ? operations : [], tools },
  ].filter((stage) => stage.specifications.length > 0);
}

interface Imports {
  readonly reaches: (from: string, to: string) => boolean;
  /** The number of modules that are nearer. */
  readonly distance: (from: string, to: string) => number;
  readonly isAboutAllTools: (test: string) => boolean;
  readonly toolsWith: (file: string) => readonly string[];
}

/** Finds which modules import which. */
function createImports(): Imports {
  const closures = new Map<string, ReadonlySet<string>>();
  const closureOf = (file: string): ReadonlySet<string> => {
    const known = closures.get(file);
    if (known) return known;
    const closure = new Set([file]);
    for (const each of closure) for (const imported of importsOf(each)) closure.add(imported);
    closures.set(file, closure);
    return closure;
  };
  const reaches = (from: string, to: string): boolean => closureOf(from).has(to);
  const tools = readdirSync('src/tools').filter((tool) => existsSync(`src/tools/${tool}/operations.ts`));
  return {
    reaches,
    distance: (from, to) => [...closureOf(from)].indexOf(to),
    isAboutAllTools: (test) => reaches(test, 'src/runtime/testing/tools.ts'),
    toolsWith: (file) => tools.filter((tool) => reaches(`src/tools/${tool}/operations.ts`, file)),
  };
}

function importsOf(file: string): readonly string[] {
  if (!/\.(?:tsx?|mjs)$/u.test(file) || !existsSync(file)) return [];
  const source = readFileSync(file, 'utf8');
  const folder = path.posix.dirname(file);
  const { staticImports, staticExports, dynamicImports } = parseSync(file, source).module;
  const requests = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest),
    ...staticExports.flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest ?? [])),
    ...dynamicImports.map(({ moduleRequest }) => moduleRequest),
  ];
  const named = requests.map(({ start, end }) => withoutQuery(source.slice(start + 1, end - 1))).filter((specifier) => specifier.startsWith('.'));
  // A registry that loads its folder eagerly imports all of it; one of loaders imports nothing.
  const isRegistry = source.includes(`'./*.ts'`) && source.includes('eager: true');
  return [...named, ...(isRegistry ? readdirSync(folder) : [])].map((specifier) => path.posix.join(folder, specifier));
}

/** Tests add a query to the name of a module that they run more than once. */
const withoutQuery = (specifier: string): string => specifier.replace(/\?.*$/u, '');

function describe({ file, source, start, end, replacement }: MutantOfFile): string {
  const line = source.slice(0, start).split('\n').length;
  const before = source.slice(source.lastIndexOf('\n', start) + 1, start).trimStart();
  const [after = ''] = source.slice(end).split('\n');
  return `${file}:${line}: ${before}[${source.slice(start, end)} → ${replacement}]${after}`;
}

function printShares(mutants: readonly MutantOfFile[], survivors: readonly MutantOfFile[]): void {
  const folders = byFolder(mutants);
  for (const within of folders) {
    const [{ file } = { file: '' }] = within;
    printShare(path.dirname(file), within.length, survivors.filter((mutant) => within.includes(mutant)).length);
  }
  if (folders.length > 1) printShare('in all', mutants.length, survivors.length);
}

const printShare = (place: string, mutants: number, survivors: number): void =>
  console.log(`${place}: ${mutants - survivors} of ${mutants} detected, ${((1 - survivors / mutants) * 100).toFixed(1)}%`);
