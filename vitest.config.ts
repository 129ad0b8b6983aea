import { availableParallelism } from 'node:os';
import type { TestSpecification } from 'vitest/node';
import { BaseSequencer } from 'vitest/node';
import type { Plugin } from 'vitest/config';
import { defineConfig } from 'vitest/config';
import { configuration } from './scripts/configuration-plugin.ts';
import { contracts } from './scripts/contracts-plugin.ts';
import { dataPlugins } from './scripts/data-plugins.ts';

/** What takes longest starts first in its project, so that no core waits for it at the end. */
const LONGEST = [
  'app/every-tool.test.tsx',
  'runtime/hostile-input.test.ts',
  'runtime/random-input.test.ts',
  'runtime/vectors.test.ts',
  'scripts/contributing.test.ts',
];

function placeOf({ moduleId }: TestSpecification): number {
  const place = LONGEST.findIndex((file) => moduleId.endsWith(file));
  return place < 0 ? LONGEST.length : place;
}

/**
 * Orders the files of a run: one project after the other, because a process keeps its modules only for the next file of the same project,
 * and in each of them what takes longest first.
 */
class ByProject extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const projects = [...new Set(files.map(({ project }) => project.name))];
    const order = ({ project }: TestSpecification): number => projects.indexOf(project.name);
    return (await super.sort(files)).toSorted((a, b) => order(a) - order(b) || placeOf(a) - placeOf(b));
  }
}

/** What is shipped is tested, not what some packages have for development instead, which takes several times as long. */
const asShipped: Plugin = {
  name: 'as-shipped',
  configResolved({ ssr: { resolve } }) {
    if (resolve?.conditions) resolve.conditions = resolve.conditions.filter((condition) => condition !== 'development|production');
  },
};

/** Tests of components, in a document without layout. They share their modules, so a test provides what it needs to be otherwise and mocks no module. */
export const COMPONENTS = {
  include: ['src/**/*.test.tsx'],
  environment: 'happy-dom',
  isolate: false,
  setupFiles: ['src/app/testing/quick-react.ts', 'scripts/seed-tests.ts', 'src/app/testing/setup.ts'],
};

/** Tests that replace modules, clocks, workers or globals, and so need modules of their own. All others share theirs: loading takes as long as the tests. */
export const APART_PURE = ['src/**/*.apart.test.ts'];
export const APART_COMPONENTS = ['src/**/*.apart.test.tsx'];
export const APART = [...APART_PURE, ...APART_COMPONENTS];

export default defineConfig({
  plugins: [configuration(), ...dataPlugins(), contracts(), asShipped],
  test: {
    projects: [
      { extends: true, test: { name: 'pure', include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'], exclude: APART, isolate: false } },
      { extends: true, test: { name: 'pure-apart', include: APART_PURE } },
      // Needs `npm run build` first.
      { extends: true, test: { name: 'built', include: ['built/**/*.test.ts'] } },
      { extends: true, test: { name: 'components', ...COMPONENTS, exclude: APART } },
      { extends: true, test: { name: 'components-apart', ...COMPONENTS, include: APART_COMPONENTS, isolate: true } },
    ],
    setupFiles: ['scripts/seed-tests.ts'],
    environment: 'node',
    // `npm test` leaves these out, `npm run test:all` does not.
    tags: [{ name: 'slow', description: 'takes more than a fifth of a second on a quiet machine' }],
    strictTags: true,
    // Nothing but failures, what a failed test printed, and a summary.
    reporters: ['minimal'],
    silent: 'passed-only',
    // What is slow is not wrong: a busy machine takes its time. Where time matters, a test counts that of the processor.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    maxWorkers: availableParallelism(),
    // Short-lived objects, of which tests make many, are collected in larger portions, which takes a tenth less time.
    execArgv: ['--max-semi-space-size=64'],
    sequence: { sequencer: ByProject },
  },
});
