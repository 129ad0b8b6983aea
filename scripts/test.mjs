// Runs all checks: types, lint, unit and component tests, build, budgets, tests of the build, browser tests. The last line is
// "N passed, N failed".
// node scripts/test.mjs [--all] [--slow]
// --all: adds the slow tests (see CONTRIBUTING.md). --slow: prints the ten slowest tests of each runner at the end.
import { rmSync } from 'node:fs';
import path from 'node:path';
import { bin, ensurePackages, root } from './ensure.mjs';

const isAll = process.argv.includes('--all');

ensurePackages();
const { ensureTestBrowser } = await import('./chromium.mjs');
const { ensureNginx } = await import('./nginx.mjs');
const { ensurePrograms } = await import('./programs.mjs');
const { startChecks, typeProjects } = await import('./checks.mjs');

const reports = path.join(root, 'test-results');
rmSync(reports, { recursive: true, force: true });
const { check, vitest, playwright, printSlowest, finish } = startChecks({ reports, isLive: true });
const script = (name, ...args) => [path.join('scripts', 'module-runner.mjs'), name, ...args];
const tier = isAll ? { PENKNIFE_TESTS: 'all' } : {};
const WITHOUT_SLOW = '--tags-filter=!slow';
const withoutSlow = isAll ? [] : [WITHOUT_SLOW];

/** An unusual time zone and another locale, because nothing may depend on either. */
const elsewhere = { TZ: 'Pacific/Chatham', LANG: 'de_DE.UTF-8', LC_ALL: 'de_DE.UTF-8' };

/** Several checkers finish sooner on idle cores, but check shared types repeatedly; here the build uses the other cores. */
const ONE_CHECKER = ['--checkers', '1'];
/** Checkers of types are short programs in Go: freeing memory often takes a fifth of their time. */
const RARE_COLLECTION = { GOGC: '400' };

async function checkSources() {
  for (const project of typeProjects) await check(`types (${project})`, [bin('typescript/bin/tsc'), '-p', project, ...ONE_CHECKER], RARE_COLLECTION);
  await check('lint', [bin('oxlint/bin/oxlint'), '--type-aware', '--deny-warnings', 'src', 'e2e', 'built', 'scripts', 'bench'], RARE_COLLECTION);
  await check('format', [bin('@biomejs/biome/bin/biome'), 'format']);
  await check('unused code', [bin('knip/bin/knip.js')]);
  await check('contracts', script('listing', '--check'));
  await check('settings', script('settings', '--check'));
  await check('hosting recipes', script('hosting', '--check'));
}

/** Builds the site, and the demos of widgets if they are tested. Returns whether the site was built. */
async function build() {
  const isBuilt = await check('build', [path.join('scripts', 'build.mjs')]);
  if (isAll) await check('build of the widgets', [path.join('scripts', 'build-component-library.mjs')]);
  if (!isBuilt) return false;
  await check('licenses', script('licenses', '--check'));
  await check('budgets', [path.join('scripts', 'budgets.mjs'), '--quick']);
  return true;
}

const unit = ['pure', 'pure-apart', 'components', 'components-apart'].map((project) => `--project=${project}`);

/** Installs what the last tests need, while the first ones run. */
async function prepare() {
  if (!(await ensureNginx())) console.log('No nginx here: its recipe is not tested');
  return ensureTestBrowser();
}

const preparing = prepare();
// Most checks use one core, so the build and the checks of the sources run side by side, then the unit tests beside the rest of the build.
const building = build();
await checkSources();
const missing = await ensurePrograms({ isAll });
if (missing.length > 0) console.log(`Some tests will fail, because these programs are not installed: ${missing.join(', ')}`);
await vitest('unit and component tests', [...unit, ...withoutSlow], { ...elsewhere, ...tier });
const isBuilt = await building;
// The slow tests are about size and number of inputs, which do not depend on the place.
if (isAll) await vitest('quick tests at home', [...unit, WITHOUT_SLOW], { TZ: 'UTC', LANG: 'en_US.UTF-8', LC_ALL: 'en_US.UTF-8' });
const browser = await preparing;
if (isBuilt) {
  await vitest('tests of the build', ['--project=built', ...withoutSlow], tier);
  await playwright('browser tests', isAll ? [] : ['--grep-invert', '@slow'], { ...tier, PENKNIFE_CHROMIUM: browser });
}
if (process.argv.includes('--slow')) printSlowest();
finish();
