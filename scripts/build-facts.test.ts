import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import packageJson from '../package.json' with { type: 'json' };
import { setBuildFacts } from './build-facts.ts';
import { lastCommit } from './last-commit.mjs';

afterEach(() => vi.unstubAllEnvs());

const folder = mkdtempSync(path.join(tmpdir(), 'penknife-commit-'));
const git = (...args: readonly string[]): string => execFileSync('git', args, { cwd: folder, encoding: 'utf8' });

test('the commit of a build is that of its checkout, if it is one', () => {
  expect(lastCommit(folder)).toBe('');
  git('init', '--quiet');
  // A checkout without a commit.
  expect(lastCommit(folder)).toBe('');
  writeFileSync(path.join(folder, 'a'), '');
  git('add', 'a');
  git('-c', 'user.name=a', '-c', 'user.email=a@example.org', 'commit', '--quiet', '--message=a');
  expect(lastCommit(folder)).toBe(git('rev-parse', 'HEAD').trim());
  const inner = path.join(folder, 'unpacked');
  mkdirSync(inner);
  expect(lastCommit(inner)).toBe('');
  vi.stubEnv('PATH', folder);
  expect(lastCommit(folder)).toBe('');
});

test('a build states its version and commit, unless they are set', () => {
  vi.stubEnv('VITE_APP_VERSION', '');
  vi.stubEnv('VITE_LAST_COMMIT_SHA', 'abc');
  setBuildFacts('production');
  expect([process.env.VITE_APP_VERSION, process.env.VITE_LAST_COMMIT_SHA]).toEqual([packageJson.version, 'abc']);
});

test('all steps of a build state the commit of its start', () => {
  vi.stubEnv('VITE_LAST_COMMIT_SHA', '');
  vi.stubEnv('PENKNIFE_BUILT_COMMIT', 'def');
  setBuildFacts('production');
  expect(process.env.VITE_LAST_COMMIT_SHA).toBe('def');
});
