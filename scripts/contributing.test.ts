import { execSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { patience } from './patience.ts';

const root = path.join(import.meta.dirname, '..');
const BLOCK = /^```(?<language>\w+)(?: (?<file>\S+))?\n(?<text>.*?)^```$/gmsu;

interface Block {
  readonly language: string;
  readonly file: string | undefined;
  readonly text: string;
}

/** The code blocks of the tutorial: commands, their output, and whole files. */
const blocks = [...readFileSync(path.join(root, 'docs', 'tutorial.md'), 'utf8').matchAll(BLOCK)].map(
  ({ groups }): Block => ({ language: groups?.language ?? '', file: groups?.file, text: groups?.text ?? '' }),
);

/** Copies the project, so that tests can change it. The copy links to the original's packages. */
function copyProject(): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'penknife-tool-'));
  const files = readdirSync(root).filter((name) => /^(?:src|scripts|public|docs|.+\.(?:json|html|ts))$/u.test(name));
  for (const name of files) cpSync(path.join(root, name), path.join(copy, name), { recursive: true, preserveTimestamps: true });
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'), 'junction');
  return copy;
}

/** The environment without the variables that Vitest sets, since one of the commands starts Vitest again. */
const environment = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(?:VITE|NODE_ENV$|TEST$|DEV$|PROD$|SSR$)/u.test(name)));

test('the commands of the tutorial succeed with its files', { tags: ['slow'], timeout: 300_000 * patience }, () => {
  expect(blocks.filter(({ file }) => file !== undefined).length).toBeGreaterThan(8);
  const cwd = copyProject();
  let printed = '';
  for (const { language, file, text } of blocks) {
    if (language === 'sh') printed = execSync(`set -e\n${text}`, { cwd, env: environment, encoding: 'utf8', stdio: 'pipe' });
    else if (file === undefined) expect(printed).toBe(text);
    else writeFileSync(path.join(cwd, file), text);
  }
  rmSync(cwd, { recursive: true });
});
