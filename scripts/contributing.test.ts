import { execSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '..');
const BLOCK = /^```(?<language>\w+)(?: (?<file>\S+))?\n(?<text>.*?)^```$/gmsu;

/** The code blocks of a chapter of CONTRIBUTING.md: commands, their output, and whole files. */
function blocksOf(title: string): readonly { readonly language: string; readonly file: string | undefined; readonly text: string }[] {
  const chapters = readFileSync(path.join(root, 'CONTRIBUTING.md'), 'utf8').split(/^## /mu);
  const chapter = chapters.find((text) => text.startsWith(`${title}\n`)) ?? '';
  return [...chapter.matchAll(BLOCK)].map(({ groups }) => ({ language: groups?.language ?? '', file: groups?.file, text: groups?.text ?? '' }));
}

/** Copies the project, so that tests can change it. The copy links to the original's packages. */
function copyProject(): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'penknife-tool-'));
  const files = readdirSync(root).filter((name) => /^(?:src|scripts|public|.+\.(?:json|html|ts))$/u.test(name));
  for (const name of files) cpSync(path.join(root, name), path.join(copy, name), { recursive: true, preserveTimestamps: true });
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'), 'junction');
  return copy;
}

/** The environment without the variables that Vitest sets, since one of the commands starts Vitest again. */
const environment = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(?:VITE|NODE_ENV$|TEST$|DEV$|PROD$|SSR$)/u.test(name)));

test('the tool of CONTRIBUTING.md and its page can be made as it is told there', { tags: ['slow'], timeout: 300_000 }, () => {
  const blocks = [...blocksOf('A tool from start to end'), ...blocksOf('A page of its own')];
  expect(blocks.filter(({ file }) => file !== undefined).length).toBeGreaterThan(5);
  const cwd = copyProject();
  let printed = '';
  for (const { language, file, text } of blocks) {
    if (language === 'sh') printed = execSync(`set -e\n${text}`, { cwd, env: environment, encoding: 'utf8', stdio: 'pipe' });
    else if (file === undefined) expect(printed).toBe(text);
    else writeFileSync(path.join(cwd, file), text);
  }
  rmSync(cwd, { recursive: true });
});
