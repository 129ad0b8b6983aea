// Runs checks and counts them: what `npm test` and `npm run check` are made of.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { bin, root } from './ensure.mjs';

/** The four projects that all sources belong to, each with what its code may use. */
export const typeProjects = JSON.parse(readFileSync(path.join(root, 'tsconfig.json'), 'utf8')).references.map(({ path: project }) => project);

/**
 * Counts what passes and what fails. Every check prints one line; what it said itself is shown when it fails. `isLive` shows
 * what test runners say while they run, for runs of minutes; theirs is little unless something fails.
 */
export function startChecks({ reports = path.join(root, 'test-results'), isLive = false } = {}) {
  mkdirSync(reports, { recursive: true });
  const sum = { passed: 0, failed: 0 };

  /** Runs a script of Node, which passes or fails as a whole; gives which. */
  const check = async (name, args, env = {}) => {
    const { isOk, printed, seconds } = await runNode(args, { env, isLive: false });
    tell(name, isOk, seconds, printed);
    sum[isOk ? 'passed' : 'failed']++;
    return isOk;
  };

  /** Runs a test runner that writes a report, and adds up what that counted. A runner that dies without one has failed. */
  const suite = async (name, args, { env, report, count }) => {
    rmSync(report, { force: true });
    const { isOk, printed, seconds } = await runNode(args, { env, isLive });
    const { passed, failed } = existsSync(report) ? count(JSON.parse(readFileSync(report, 'utf8'))) : { passed: 0, failed: 1 };
    sum.passed += passed;
    sum.failed += isOk ? failed : Math.max(failed, 1);
    tell(`${name}, ${passed} passed`, isOk && failed === 0, seconds, printed);
  };

  const vitest = (name, args, env = {}) => {
    const report = path.join(reports, `${name}.json`);
    const reporters = ['--reporter=minimal', '--reporter=json', `--outputFile.json=${report}`];
    return suite(name, [bin('vitest/vitest.mjs'), 'run', ...reporters, ...args], { env, report, count: countVitest });
  };

  const playwright = (name, args, env = {}) => {
    const report = path.join(reports, `${name}.json`);
    const json = { PLAYWRIGHT_JSON_OUTPUT_FILE: report };
    return suite(name, [bin('@playwright/test/cli.js'), 'test', ...args], { env: { ...env, ...json }, report, count: countPlaywright });
  };

  const finish = () => {
    console.log(`${sum.passed} passed, ${sum.failed} failed`);
    process.exitCode = sum.failed === 0 ? 0 : 1;
  };

  return { check, vitest, playwright, finish };
}

function tell(name, isOk, seconds, printed) {
  if (!isOk && printed !== '') console.log(printed.trimEnd());
  console.log(`${isOk ? 'ok' : 'FAILED'}: ${name} (${seconds.toFixed(1)} s)`);
}

function runNode(args, { env, isLive }) {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: root, stdio: isLive ? 'inherit' : ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } });
    const chunks = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => chunks.push(chunk));
    child.on('error', reject);
    child.on('close', (status) => resolve({ isOk: status === 0, printed: Buffer.concat(chunks).toString(), seconds: (performance.now() - started) / 1000 }));
  });
}

const countVitest = ({ numPassedTests, numFailedTests, numFailedTestSuites }) => ({
  passed: numPassedTests,
  failed: Math.max(numFailedTests, numFailedTestSuites > 0 ? 1 : 0),
});
const countPlaywright = ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected });
