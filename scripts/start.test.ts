import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashInputs, noteBuild } from './build-inputs.mjs';

const own = path.join(import.meta.dirname, '..');
/** A small project with these scripts, whose build only says that it runs. */
const root = mkdtempSync(path.join(tmpdir(), 'penknife-start-'));

beforeAll(() => {
  for (const folder of ['scripts', 'src', 'public', 'dist', 'dist-cli']) mkdirSync(path.join(root, folder));
  for (const name of ['start', 'ensure', 'start-settings', 'build-inputs', 'last-commit', 'server'])
    cpSync(path.join(own, 'scripts', `${name}.mjs`), path.join(root, 'scripts', `${name}.mjs`));
  cpSync(path.join(own, 'src', 'hosting'), path.join(root, 'src', 'hosting'), { recursive: true });
  cpSync(path.join(own, 'public', 'config.schema.json'), path.join(root, 'public', 'config.schema.json'));
  symlinkSync(path.join(own, 'node_modules'), path.join(root, 'node_modules'), 'junction');
  writeFileSync(path.join(root, 'scripts', 'build.mjs'), "console.log('Building')");
  for (const file of ['dist/index.html', 'dist/sw.js', 'dist-cli/penknife.js']) writeFileSync(path.join(root, file), 'home');
});
afterAll(() => rmSync(root, { recursive: true }));

/** Starts the project, and ends it when it serves. Returns what it has printed, and its status. */
function start(environment: Readonly<Record<string, string>>): Promise<{ readonly printed: string; readonly status: number | null }> {
  const child = spawn(process.execPath, ['scripts/start.mjs'], { cwd: root, env: { PATH: process.env.PATH, ...environment } });
  return new Promise((resolve) => {
    let printed = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (data: Buffer) => {
        printed += data.toString();
        if (printed.includes('Penknife is at')) child.kill();
      });
    child.on('close', (status) => resolve({ printed, status }));
  });
}

const SERVED = /^Penknife is at http:\/\/127\.0\.0\.1:\d+\/\n$/u;

test('builds if something has changed, and otherwise serves the last build', { tags: ['slow'] }, async () => {
  const { printed } = await start({ PORT: '0' });
  expect(printed.split('\n')[0]).toBe('Building');
  noteBuild(root, { inputs: hashInputs(root, {}), seconds: 1 });
  expect((await start({ PORT: '0' })).printed).toMatch(SERVED);
  expect((await start({ PORT: '0', VITE_LAST_COMMIT_SHA: '0123456' })).printed).toMatch(/^Building\n/u);
});

test('a wrong setting fails before the build, in one line', { tags: ['slow'] }, async () => {
  expect(await start({ PORT: 'abc' })).toEqual({ printed: 'PORT=abc is not a port. Use a number from 0 to 65535, such as PORT=4173.\n', status: 1 });
  writeFileSync(path.join(root, 'public', 'config.json'), '{"theme":"blue"}');
  expect(await start({ PORT: '0' })).toEqual({ printed: expect.stringMatching(/^public\/config\.json: Invalid value: theme = "blue" [^\n]*\n$/u), status: 1 });
});
