// Runs all checks: types, lint, unit tests, build, budgets, end-to-end tests. The last line is "N passed, N failed".
import { rmSync } from 'node:fs';
import path from 'node:path';
import { bin, ensurePackages, root } from './ensure.mjs';

ensurePackages();
const { ensureTestBrowser } = await import('./chromium.mjs');
const browser = ensureTestBrowser();
const { ensureNginx } = await import('./nginx.mjs');
if (!ensureNginx()) console.log('No nginx here: its recipe is not tested');
const { startChecks, typeProjects } = await import('./checks.mjs');

const reports = path.join(root, 'test-results');
rmSync(reports, { recursive: true, force: true });
const { check, vitest, playwright, finish } = startChecks({ reports, isLive: true });
const script = (name, ...args) => [path.join('scripts', 'module-runner.mjs'), name, ...args];

// Two at a time: most of them use one core.
await Promise.all([
  (async () => {
    for (const project of typeProjects) await check(`types (${project})`, [bin('typescript/bin/tsc'), '-p', project]);
    await check('unused code', [bin('knip/bin/knip.js')]);
  })(),
  (async () => {
    await check('lint', [bin('oxlint/bin/oxlint'), '--type-aware', '--deny-warnings', 'src', 'e2e', 'scripts', 'bench']);
    await check('format', [bin('@biomejs/biome/bin/biome'), 'format']);
    await check('contracts', script('listing', '--check'));
    await check('settings', script('settings', '--check'));
    await check('hosting recipes', script('hosting', '--check'));
  })(),
]);
// The unit tests run a second time in an unusual time zone and another locale, because nothing may depend on either.
await vitest('unit', [], { TZ: 'Pacific/Chatham', LANG: 'de_DE.UTF-8', LC_ALL: 'de_DE.UTF-8' });
const [isBuilt, areWidgetsBuilt] = await Promise.all([
  check('build', [path.join('scripts', 'build.mjs')]),
  check('build of the widgets', [path.join('scripts', 'build-c-lib.mjs')]),
]);
if (isBuilt) {
  await check('licences', script('licences', '--check'));
  await check('budgets', [path.join('scripts', 'budgets.mjs')]);
  await playwright('e2e', [], { PENKNIFE_CHROMIUM: browser, ...(areWidgetsBuilt && { PENKNIFE_C_LIB: 'built' }) });
}
finish();
