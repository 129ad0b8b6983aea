import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { forgetBuild, hashInputs, noteBuild, readBuild } from './build-inputs.mjs';

let root = '';

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'penknife-inputs-'));
  for (const file of ['package-lock.json', '.env', 'src/app/main.ts', 'public/config.json', 'scripts/build.mjs']) write(file, file);
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, text: string): void {
  const whole = path.join(root, file);
  mkdirSync(path.dirname(whole), { recursive: true });
  writeFileSync(whole, text);
}

test.each([
  'package-lock.json',
  '.env',
  'src/app/main.ts',
  'src/app/about/about.en.md',
  'public/config.json',
  'scripts/build.mjs',
  'src/new.ts',
  'vite.config.ts',
  '.env.production.local',
])('a change of %s causes a build', (file) => {
  const before = hashInputs(root, {});
  write(file, 'changed');
  expect(hashInputs(root, {})).not.toBe(before);
});

test('a removed or renamed file, or a setting in the environment, causes a build', () => {
  const before = hashInputs(root, {});
  expect(hashInputs(root, { VITE_LAST_COMMIT_SHA: '0123456' })).not.toBe(before);
  rmSync(path.join(root, 'src/app/main.ts'));
  const removed = hashInputs(root, {});
  write('src/app/start.ts', 'src/app/main.ts');
  expect(new Set([before, removed, hashInputs(root, {})]).size).toBe(3);
});

test.each([
  'README.md',
  'docs/build.md',
  'src/app/main.test.tsx',
  'e2e/home.spec.ts',
  'dist/index.html',
  'dist-cli/penknife.js',
  'node_modules/a/a.js',
  '.git/HEAD',
])('a change of %s causes no build', (file) => {
  const before = hashInputs(root, {});
  write(file, 'changed');
  expect(hashInputs(root, { PATH: '/bin' })).toBe(before);
});

test('a commit causes a build, because pages show it', () => {
  const git = (...args: readonly string[]): unknown =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.org', ...args], { cwd: root, stdio: 'ignore' });
  git('init');
  git('commit', '--allow-empty', '--message', 'first');
  const before = hashInputs(root, {});
  git('commit', '--allow-empty', '--message', 'second');
  expect(hashInputs(root, {})).not.toBe(before);
});

test('the modification time of a file causes no build', () => {
  const before = hashInputs(root, {});
  utimesSync(path.join(root, 'src/app/main.ts'), 0, 0);
  expect(hashInputs(root, {})).toBe(before);
});

test('a build counts from its end until the next one begins, or a part is missing', () => {
  for (const file of ['dist/index.html', 'dist/sw.js', 'dist-cli/penknife.js']) write(file, '');
  expect(readBuild(root)).toBeUndefined();
  noteBuild(root, { inputs: 'abc', seconds: 90 });
  expect(readBuild(root)).toEqual({ inputs: 'abc', seconds: 90 });
  rmSync(path.join(root, 'dist/sw.js'));
  expect(readBuild(root)).toBeUndefined();
  write('dist/sw.js', '');
  forgetBuild(root);
  expect(readBuild(root)).toBeUndefined();
});
