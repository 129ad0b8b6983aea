// Runs and counts checks, for `npm test` and `npm run check`.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { bin, root } from './ensure.mjs';

/** The TypeScript projects that all sources belong to, each with its own libraries. */
export const typeProjects = JSON.parse(readFileSync(path.join(root, 'tsconfig.json'), 'utf8')).references.map(({ path: project }) => project);

/**
 * Counts passed and failed checks. Each check prints one line, and its own output if it fails. With `isLive`, the output of test
 * runners is shown while they run, for runs of minutes.
 */
export function startChecks({ reports = path.join(root, 'test-results'), isLive = false } = {}) {
  mkdirSync(reports, { recursive: true });
  const sum = { passed: 0, failed: 0 };
  // title and milliseconds of every test so far
  const durations = [];
  const reportOf = (name) => path.join(reports, `${name.replaceAll(' ', '-')}.json`);

  /** Runs a Node script that passes or fails as a whole. Returns whether it passed. */
  const check = async (name, args, env = {}) => {
    const { isOk, printed, seconds } = await runNode(args, { env, isLive: false });
    printResult(name, isOk, seconds, printed);
    sum[isOk ? 'passed' : 'failed']++;
    return isOk;
  };

  /** Runs a test runner that writes a report, and adds the report's counts. A runner that ends without a report has failed. */
  const suite = async (name, args, { env, report, count }) => {
    rmSync(report, { force: true });
    const { isOk, printed, seconds } = await runNode(args, { env, isLive });
    const { passed, failed, tests } = existsSync(report) ? count(JSON.parse(readFileSync(report, 'utf8'))) : { passed: 0, failed: 1, tests: [] };
    durations.push({ name, tests });
    sum.passed += passed;
    sum.failed += isOk ? failed : Math.max(failed, 1);
    printResult(`${name}, ${passed} passed`, isOk && failed === 0, seconds, printed);
  };

  const vitest = (name, args, env = {}) => {
    const report = reportOf(name);
    const reporters = ['--reporter=minimal', '--reporter=json', `--outputFile.json=${report}`];
    return suite(name, [bin('vitest/vitest.mjs'), 'run', ...reporters, ...args], { env, report, count: countVitest });
  };

  const playwright = (name, args, env = {}) => {
    const report = reportOf(name);
    const json = { PLAYWRIGHT_JSON_OUTPUT_FILE: report };
    return suite(name, [bin('@playwright/test/cli.js'), 'test', ...args], { env: { ...env, ...json }, report, count: countPlaywright });
  };

  const finish = () => {
    console.log(`${sum.passed} passed, ${sum.failed} failed`);
    process.exitCode = sum.failed === 0 ? 0 : 1;
  };

  /** Prints the slowest tests of each runner. Their times include the waiting for a busy machine. */
  const printSlowest = () => {
    for (const { name, tests } of durations) {
      console.log(`Slowest ${name}:`);
      for (const { title, ms } of tests.toSorted((a, b) => b.ms - a.ms).slice(0, SLOWEST)) console.log(`  ${(ms / 1000).toFixed(1)} s  ${title}`);
    }
  };

  return { check, vitest, playwright, printSlowest, finish };
}

/** Number of tests that `printSlowest` prints for each runner. */
const SLOWEST = 10;

function printResult(name, isOk, seconds, printed) {
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

const countVitest = ({ numPassedTests, numFailedTests, numFailedTestSuites, testResults }) => ({
  passed: numPassedTests,
  failed: Math.max(numFailedTests, numFailedTestSuites > 0 ? 1 : 0),
  tests: testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({ title: `${path.relative(root, name)}: ${fullName}`, ms: duration ?? 0 })),
  ),
});

const countPlaywright = ({ stats, suites }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected, tests: suites.flatMap(testsOf) });

const testsOf = ({ file, specs = [], suites = [] }) => [
  ...specs.map(({ title, tests }) => ({
    title: `${file}: ${title}`,
    ms: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
  })),
  ...suites.flatMap(testsOf),
];
