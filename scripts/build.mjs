// Builds the site into dist/, command line and library into dist-cli/, lists the licenses of both, prerenders the pages, and builds the
// service worker last, because it lists every file.
// node scripts/build.mjs
import { forgetBuild, hashInputs, noteBuild, readBuild } from './build-inputs.mjs';
import { bin, ensurePackages, root, run } from './ensure.mjs';
import { lastCommit } from './last-commit.mjs';

ensurePackages();
const vite = bin('vite/bin/vite.js');
const STEPS = [
  ['site', vite, 'build', '--logLevel', 'warn'],
  ['command line and library', vite, 'build', '-c', 'vite.cli.config.ts', '--logLevel', 'warn'],
  ['types of the library', 'scripts/module-runner.mjs', 'declarations'],
  ['licenses', 'scripts/module-runner.mjs', 'licenses'],
  ['pages', 'scripts/prerender.mjs'],
  ['service worker', 'scripts/service-worker.mjs'],
];

run(process.execPath, ['scripts/module-runner.mjs', 'check-settings']);
const { seconds } = readBuild(root) ?? {};
console.log(`Building (${seconds === undefined ? 'about a minute' : `last time: ${seconds} s`}) …`);
const startedAt = performance.now();
// Before the build, which does not read a file that is changed meanwhile.
const inputs = hashInputs(root);
forgetBuild(root);
// Scripts and pages show the same commit, although somebody may commit meanwhile.
process.env.PENKNIFE_BUILT_COMMIT = lastCommit(root);
const secondsSince = (moment) => Math.round((performance.now() - moment) / 1000);
for (const [index, [name, ...args]] of STEPS.entries()) {
  const stepAt = performance.now();
  console.log(`${index + 1}/${STEPS.length} ${name}`);
  run(process.execPath, args);
  console.log(`    ${secondsSince(stepAt)} s`);
}
noteBuild(root, { inputs, seconds: secondsSince(startedAt) });
