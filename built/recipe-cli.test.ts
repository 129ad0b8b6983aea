import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { samples } from '../src/runtime/recipe/samples.ts';
import { entry, penknife as runPenknife } from './penknife.ts';

/** A folder with `penknife` for pipelines, and with stored recipes. */
function place(): { readonly folder: string; readonly environment: NodeJS.ProcessEnv } {
  const folder = mkdtempSync(path.join(tmpdir(), 'penknife-'));
  const bin = path.join(folder, 'bin');
  mkdirSync(bin);
  const command = path.join(bin, 'penknife');
  writeFileSync(command, `#!/bin/sh\nexec '${process.execPath}' '${entry}' "$@"\n`);
  chmodSync(command, 0o755);
  return { folder, environment: { ...process.env, XDG_CONFIG_HOME: folder, PATH: `${bin}:${process.env.PATH ?? ''}` } };
}

const here = place();

const penknife = (args: readonly string[], input = '', environment = here.environment) => runPenknife(args, input, environment);

const shell = (script: string, input: string, more: NodeJS.ProcessEnv = {}) =>
  spawnSync('sh', ['-c', script], { input, encoding: 'utf8', env: { ...here.environment, ...more } });

for (const [id, { input, result }] of samples) {
  test(`${id}: the recipe and its shell pipeline print the same result`, { tags: ['slow'] }, () => {
    const run = penknife(['recipe', id], input);
    expect(run.stderr).toBe('');
    expect(run.stdout).toBe(result.endsWith('\n') ? result : `${result}\n`);
    const commands = penknife(['recipe', 'commands', id]).stdout;
    const piped = shell(commands, input);
    expect(piped.stderr).toBe('');
    expect(piped.stdout).toBe(run.stdout);
  });
}

test('a secret is requested, and can be given by an option or an environment variable', () => {
  const file = path.join(here.folder, 'hmac.json');
  const steps = [{ tool: 'hmac-generator', operation: 'hmac', options: { algorithm: 'sha-256', encoding: 'hex' } }];
  writeFileSync(file, JSON.stringify({ version: 1, name: 'hmac', steps }));
  // RFC 4231, test case 2.
  const [key, text, hmac] = ['Jefe', 'what do ya want for nothing?', '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843'];
  const missing = penknife(['recipe', file], text);
  expect(missing.status).toBe(1);
  expect(missing.stderr).toContain('key');
  expect(penknife(['recipe', file, '--secret', `1.key=${key}`], text).stdout.trim()).toBe(hmac);
  const commands = penknife(['recipe', 'commands', file]).stdout;
  expect(shell(commands, text, { STEP_1_KEY: key }).stdout.trim()).toBe(hmac);
  expect(shell(commands, text).status).not.toBe(0);
});

test('passes bytes through, and options that a shell would misinterpret', () => {
  const file = path.join(here.folder, 'bytes.json');
  const steps = [
    { tool: 'list-converter', operation: 'convert', options: { itemPrefix: "@'$(x) ", separator: '\n' } },
    { tool: 'base64-file-converter', operation: 'encode' },
  ];
  writeFileSync(file, JSON.stringify({ version: 1, name: 'bytes', steps }));
  const run = penknife(['recipe', file], 'a\nb');
  expect(run.stderr).toBe('');
  expect(Buffer.from(run.stdout.trim().replace(/^data:[^,]*,/u, ''), 'base64').toString()).toBe("@'$(x) a\n@'$(x) b");
  expect(shell(penknife(['recipe', 'commands', file]).stdout, 'a\nb').stdout).toBe(run.stdout);
});

test('recipes are imported, listed, run by name and exported; importing one file after another loses nothing', () => {
  const { folder, environment } = place();
  const recipe = { version: 1, name: 'Mine', steps: [{ tool: 'base64-string-converter', operation: 'encode' }] };
  const file = path.join(folder, 'in.json');
  writeFileSync(file, JSON.stringify(recipe));
  expect(penknife(['recipe', 'import', file], '', environment).status).toBe(0);
  writeFileSync(file, JSON.stringify({ version: 1, recipes: [recipe, { ...recipe, steps: [] }] }));
  expect(penknife(['recipe', 'import', file], '', environment).status).toBe(0);
  const names = (JSON.parse(penknife(['recipe', 'list', '--json'], '', environment).stdout) as { name: string; own: boolean }[]).filter(({ own }) => own);
  expect(names.map(({ name }) => name)).toEqual(['Mine', 'Mine (2)']);
  expect(penknife(['recipe', 'Mine'], 'abc', environment).stdout).toBe('YWJj\n');
  const exported = penknife(['recipe', 'export'], '', environment).stdout;
  writeFileSync(file, exported);
  expect(penknife(['recipe', 'import', file, '--replace'], '', environment).status).toBe(0);
  expect(penknife(['recipe', 'export'], '', environment).stdout).toBe(exported);
  expect(readFileSync(path.join(folder, 'penknife', 'recipes.json.before'), 'utf8')).toBe(exported);
});

test('rejects invalid recipes with a reason', () => {
  const file = path.join(here.folder, 'bad.json');
  const refused = (content: string): string => {
    writeFileSync(file, content);
    const { status, stderr } = penknife(['recipe', file]);
    expect(status).toBe(1);
    return stderr;
  };
  expect(refused('{')).toContain('JSON');
  expect(refused('{"version":1,"name":"x","steps":[{"operation":"a"}]}')).toContain('steps.0.tool');
  expect(refused('{"version":1,"name":"x","steps":[{"tool":"nonesuch","operation":"a"}]}')).toContain('nonesuch');
  expect(refused(JSON.stringify({ version: 1, name: 'x', steps: Array.from({ length: 10_000 }, () => ({ tool: 'a', operation: 'b' })) }))).toContain('100');
  expect(penknife(['recipe', 'nonesuch']).status).toBe(2);
  expect(penknife(['recipe', 'cookie-to-jsn']).stderr).toContain('cookie-to-json');
  expect(penknife(['each', 'word', 'cat'], 'a').status).toBe(2);
  expect(penknife(['each', 'line', 'exit 3'], 'a\nb').status).toBe(3);
});

test('in batch mode a recipe is a request like others', () => {
  const requests = [
    { recipe: 'cookie-to-json', input: '%5B1%5D' },
    { recipe: { version: 1, name: 'x', steps: [{ tool: 'base64-string-converter', operation: 'decode', each: 'line' }] }, input: 'YQ==\n?' },
    {
      recipe: { version: 1, name: 'x', steps: [{ tool: 'hmac-generator', operation: 'hmac', options: { algorithm: 'md5' } }] },
      input: 'a',
      secrets: { 1: { key: 'k' } },
    },
    { recipe: 'nonesuch' },
    { recipe: 7 },
    { tool: 'base64-string-converter', operation: 'encode', input: { text: 'a' } },
  ];
  const { stdout } = penknife(['batch'], requests.map((request) => `${JSON.stringify(request)}\n`).join(''));
  const answers = stdout
    .trimEnd()
    .split('\n')
    .map((line): unknown => JSON.parse(line));
  expect(answers).toMatchObject([
    { output: { result: '[\n  1\n]' } },
    { error: { code: 'invalid-base64', step: 1, item: 2 } },
    { output: {} },
    { error: { code: 'unknown-recipe' } },
    { error: { code: 'not-a-recipe' } },
    { output: { base64: 'YQ==' } },
  ]);
});
