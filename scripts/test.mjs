// Everything that must hold: types, lint, unit tests, build, budgets, end-to-end tests. Ends with "N passed, N failed".
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { bin, ensurePackages, root } from './ensure.mjs';

ensurePackages();
const { ensureTestBrowser } = await import('./chromium.mjs');
const browser = ensureTestBrowser();
const { ensureNginx } = await import('./nginx.mjs');
if (!ensureNginx()) console.log('No nginx here: its recipe is not tested');

const reports = path.join(root, 'test-results');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

let passed = 0;
let failed = 0;

const node = (args, env = {}) => spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } }).status === 0;

function check(name, args) {
  const started = performance.now();
  const ok = node(args);
  console.log(`${ok ? 'ok' : 'FAILED'}: ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
  if (ok) passed++;
  else failed++;
  return ok;
}

/** Runs a test runner that writes a report, and adds up what it counted. A runner that dies without one has failed. */
function suite(name, args, env, count) {
  const report = path.join(reports, `${name}.json`);
  const ok = node(args(report), env);
  const counted = existsSync(report) ? count(JSON.parse(readFileSync(report, 'utf8'))) : { passed: 0, failed: 0 };
  passed += counted.passed;
  failed += ok || counted.failed > 0 ? counted.failed : 1;
}

const countVitest = ({ numPassedTests, numFailedTests, numFailedTestSuites }) => ({
  passed: numPassedTests,
  failed: Math.max(numFailedTests, numFailedTestSuites > 0 ? 1 : 0),
});
const countPlaywright = ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected });

for (const project of ['pure', 'dom', 'worker', 'node']) check(`types (${project})`, [bin('typescript/bin/tsc'), '-p', `tsconfig.${project}.json`]);
check('lint', [bin('oxlint/bin/oxlint'), '--type-aware', '--deny-warnings', 'src', 'e2e', 'scripts', 'bench']);
check('format', [bin('@biomejs/biome/bin/biome'), 'format']);
check('contract listing', [path.join('scripts', 'module-runner.mjs'), 'listing', '--check']);
check('settings', [path.join('scripts', 'module-runner.mjs'), 'settings', '--check']);
check('hosting recipes', [path.join('scripts', 'module-runner.mjs'), 'hosting', '--check']);
check('unused code', [bin('knip/bin/knip.js')]);
const vitest = (report) => [bin('vitest/vitest.mjs'), 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
// Another clock, another language than most machines': nothing may depend on them. The facts must hold by the usual ones too.
suite('unit', vitest, { TZ: 'Pacific/Chatham', LANG: 'de_DE.UTF-8', LC_ALL: 'de_DE.UTF-8' }, countVitest);
suite('facts', (report) => [...vitest(report), 'src/runtime/vectors.test.ts'], { TZ: 'UTC' }, countVitest);
if (check('build', [path.join('scripts', 'build.mjs')])) {
  check('licences', [path.join('scripts', 'module-runner.mjs'), 'licences', '--check']);
  check('budgets', [path.join('scripts', 'budgets.mjs')]);
  suite(
    'e2e',
    () => [bin('@playwright/test/cli.js'), 'test'],
    { PENKNIFE_CHROMIUM: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: path.join(reports, 'e2e.json') },
    countPlaywright,
  );
}

console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
