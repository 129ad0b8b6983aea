import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compileFunction } from 'node:vm';
import { expect, test } from 'vitest';
import { testCode } from './test-code.ts';
import type { TestFile } from './test-file.ts';

const right: Required<TestFile> = {
  pattern: String.raw`(?<year>\d{4})-(?<month>\d\d)( \k<year>)?|"['\\/]`,
  flags: ['g', 'i'],
  tests: [
    { text: 'In 2024-09.', expect: 'match' },
    { text: '"\'', expect: 'match' },
    { text: '24-09\t\u2028', expect: 'no-match' },
    { text: '2024-09 2024', expect: 'exact', match: '2024-09 2024', groups: { month: '09' } },
    { text: 'é2024-09', expect: 'exact', groups: ['2024', '09', null] },
  ],
};
/** Each of these must fail. */
const wrong: Required<TestFile> = {
  ...right,
  tests: [
    { text: 'x', expect: 'match' },
    { text: '2024-09', expect: 'no-match' },
    { text: '2024-09', expect: 'exact', match: '2024' },
    { text: '2024-09', expect: 'exact', groups: { month: '9' } },
    // No match, so that no group participates.
    { text: 'x', expect: 'exact', groups: { month: null } },
  ],
};
/** The flag y anchors at the start of the text, the flag m does not. */
const anchored: Required<TestFile> = {
  pattern: '^b|c',
  flags: ['m', 'y'],
  tests: [
    { text: 'b', expect: 'match' },
    { text: 'c', expect: 'exact', match: 'c', groups: { '0': 'c' } },
    { text: 'a\nb', expect: 'no-match' },
    { text: '\nc', expect: 'no-match' },
  ],
};

interface Counted {
  readonly passed: number;
  readonly failed: number;
}

/** Runs a test file in JavaScript with the few functions that it uses. */
function runJavaScript(code: string): Counted {
  const counted = { passed: 0, failed: 0 };
  const each = (rows: readonly unknown[]) => (_name: string, run: (...row: unknown[]) => void) => {
    for (const row of rows) {
      try {
        run(...(Array.isArray(row) ? (row as unknown[]) : [row]));
        counted.passed++;
      } catch {
        counted.failed++;
      }
    }
  };
  const body = code.replace(/^import .*$/mu, '');
  compileFunction(body, ['expect', 'test'])(expect, { each });
  return counted;
}

test('tests in JavaScript pass and fail as they should', () => {
  expect(runJavaScript(testCode('javascript', right))).toEqual({ passed: 5, failed: 0 });
  expect(runJavaScript(testCode('javascript', wrong))).toEqual({ passed: 0, failed: 5 });
  expect(runJavaScript(testCode('javascript', anchored))).toEqual({ passed: 4, failed: 0 });
});

const hasPytest = spawnSync('python3', ['-m', 'pytest', '--version']).status === 0;

test.runIf(hasPytest)('tests in Python pass and fail as they should', { tags: ['slow'] }, async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'pytest-'));
  const run = async (suite: Required<TestFile>): Promise<string> => {
    await writeFile(path.join(folder, 'test_regex.py'), testCode('python', suite));
    return spawnSync('python3', ['-m', 'pytest', '-q', '-p', 'no:cacheprovider', '--tb=no', folder], { encoding: 'utf8' }).stdout;
  };
  expect(await run(right)).toMatch(/^5 passed/mu);
  expect(await run(wrong)).toMatch(/^5 failed/mu);
  expect(await run(anchored)).toMatch(/^4 passed/mu);
  await rm(folder, { recursive: true });
});

test('the code of Go anchors like the flag y, and writes missing groups as empty', () => {
  const code = testCode('go', { pattern: 'a`(b)?', flags: ['i', 'y'], tests: [{ text: 'a`', expect: 'exact', match: 'a`', groups: [null] }] });
  expect(code).toContain(String.raw`regexp.MustCompile("(?i)^(?:a` + '`(b)?)")');
  expect(code).toContain('{"a`", true, map[string]string{"0": "a`", "1": ""}},');
  const multiline = testCode('go', anchored);
  expect(multiline).toContain(String.raw`regexp.MustCompile(` + '`' + String.raw`(?m)\A(?:^b|c)` + '`)');
  // Go rejects a map literal with the same key twice.
  expect(multiline).toContain('{"c", true, map[string]string{"0": "c"}},');
});

test('the file is the same in JSON', () => {
  expect(JSON.parse(testCode('json', right))).toEqual({ ...right, flags: 'gi' });
});
