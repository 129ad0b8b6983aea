import { availableParallelism } from 'node:os';
import type { TestSpecification } from 'vitest/node';
import { BaseSequencer } from 'vitest/node';
import type { Plugin } from 'vitest/config';
import { defineConfig } from 'vitest/config';
import { configuration } from './scripts/configuration-plugin.ts';
import { contracts } from './scripts/contracts-plugin.ts';
import { dataPlugins } from './scripts/data-plugins.ts';
import { patience } from './scripts/patience.ts';

/** Test files that take longest. They start first in their project, so that no core is idle at the end. */
const LONGEST = ['app/every-tool.test.tsx', 'runtime/every-operation.test.ts', 'scripts/contributing.test.ts', 'built/package.test.ts'];

function placeOf({ moduleId }: TestSpecification): number {
  const place = LONGEST.findIndex((file) => moduleId.endsWith(file));
  return place < 0 ? LONGEST.length : place;
}

/**
 * Sorts the files of a run by project, because a process keeps its modules only for the next file of the same project, and within
 * a project by duration, longest first.
 */
class ByProject extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const projects = [...new Set(files.map(({ project }) => project.name))];
    const order = ({ project }: TestSpecification): number => projects.indexOf(project.name);
    return (await super.sort(files)).toSorted((a, b) => order(a) - order(b) || placeOf(a) - placeOf(b));
  }
}

/** Resolves packages as in production: the development variants of some take several times as long. */
const asShipped: Plugin = {
  name: 'as-shipped',
  configResolved({ ssr: { resolve } }) {
    if (resolve?.conditions) resolve.conditions = resolve.conditions.filter((condition) => condition !== 'development|production');
  },
};

/** Component tests, in a document without layout. They share their modules, so a test passes in what it replaces and mocks no module. */
export const COMPONENTS = {
  include: ['src/**/*.test.tsx'],
  environment: 'happy-dom',
  isolate: false,
  setupFiles: ['src/app/testing/quick-react.ts', 'scripts/seed-tests.ts', 'scripts/await-imports.ts', 'src/app/testing/setup.ts'],
};

/** Tests that replace modules, clocks, workers or globals, and so need their own modules. All others share them, because loading takes as long as the tests. */
export const APART_PURE = ['src/**/*.apart.test.ts'];
export const APART_COMPONENTS = ['src/**/*.apart.test.tsx'];
export const APART = [...APART_PURE, ...APART_COMPONENTS];

export default defineConfig({
  plugins: [configuration(), ...dataPlugins(), contracts(), asShipped],
  test: {
    projects: [
      { extends: true, test: { name: 'pure', include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'], exclude: APART, isolate: false } },
      { extends: true, test: { name: 'pure-apart', include: APART_PURE } },
      // Requires `npm run build` first.
      { extends: true, test: { name: 'built', include: ['built/**/*.test.ts'] } },
      { extends: true, test: { name: 'components', ...COMPONENTS, exclude: APART } },
      { extends: true, test: { name: 'components-apart', ...COMPONENTS, include: APART_COMPONENTS, isolate: true } },
    ],
    setupFiles: ['scripts/seed-tests.ts', 'scripts/await-imports.ts'],
    environment: 'node',
    // Excluded from `npm test`, included in `npm run test:all`.
    tags: [{ name: 'slow', description: 'takes more than a fifth of a second on a quiet machine' }],
    strictTags: true,
    // Prints only failures, the output of failed tests, and a summary.
    reporters: ['minimal'],
    silent: 'passed-only',
    // Where time matters, a test measures processor time.
    testTimeout: 120_000 * patience,
    hookTimeout: 120_000 * patience,
    // Component tests wait at times: one worker more than cores keeps all cores busy.
    maxWorkers: availableParallelism() + 1,
    // Collects short-lived objects, of which tests create many, in larger portions: this takes a tenth less time.
    execArgv: ['--max-semi-space-size=64'],
    sequence: { sequencer: ByProject },
  },
});
