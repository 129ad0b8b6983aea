import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';

test('packages linked from another checkout are left unchanged, even if its lock file is older', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'penknife-ensure-'));
  const [own, other] = [path.join(folder, 'own'), path.join(folder, 'other')];
  mkdirSync(path.join(own, 'scripts'), { recursive: true });
  mkdirSync(other);
  cpSync(path.join(import.meta.dirname, 'ensure.mjs'), path.join(own, 'scripts', 'ensure.mjs'));
  writeFileSync(path.join(own, 'package-lock.json'), '{}');
  writeFileSync(path.join(other, '.package-lock.json'), '{}');
  utimesSync(path.join(other, '.package-lock.json'), 0, 0);
  symlinkSync(other, path.join(own, 'node_modules'), 'junction');
  expect(execFileSync(process.execPath, [path.join('scripts', 'ensure.mjs')], { cwd: own, encoding: 'utf8' })).toBe('');
  rmSync(folder, { recursive: true });
});
