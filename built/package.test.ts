import type { ChildProcess } from 'node:child_process';
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, test } from 'vitest';
import budgets from '../budgets.json' with { type: 'json' };
import { freePorts } from '../scripts/ports.mjs';
import { CACHE_ASSETS, CACHE_OTHERS, securityHeaders } from '../src/hosting/site-headers.mjs';
import { patience } from '../scripts/patience.ts';

const root = path.join(import.meta.dirname, '..');
const compiler = path.join(root, 'node_modules', 'typescript', 'bin', 'tsc');
const home = mkdtempSync(path.join(tmpdir(), 'penknife-package-'));
const folder = path.join(home, 'project');
const installed = path.join(folder, 'node_modules', 'penknife');

const npm = (cwd: string, args: readonly string[]): string => execFileSync('npm', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

let packedSize = 0;

beforeAll(() => {
  npm(root, ['pack', '--ignore-scripts', '--pack-destination', home]);
  const [file = ''] = readdirSync(home).filter((name) => name.endsWith('.tgz'));
  packedSize = statSync(path.join(home, file)).size;
  mkdirSync(folder);
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ name: 'project', private: true, type: 'module' }));
  npm(folder, ['install', '--offline', '--ignore-scripts', '--no-audit', '--no-fund', '--cache', path.join(home, 'cache'), path.join(home, file)]);
});
afterAll(() => rmSync(home, { recursive: true }));

/** Node prints colors if they are enabled. */
const env = { ...process.env, FORCE_COLOR: '0' };
const run = (program: string, args: readonly string[], input = '') =>
  spawnSync(program, args, { cwd: folder, input, encoding: 'utf8', env, timeout: 60_000 * patience });
/** The command that the installation created. `npx` finds the same, but is slower. */
const penknife = (args: readonly string[], input?: string) => run(path.join(folder, 'node_modules', '.bin', 'penknife'), args, input);

test('the package contains everything it needs, including licenses, and nothing else', () => {
  expect(readdirSync(path.join(folder, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual(['penknife']);
  const manifest: unknown = JSON.parse(readFileSync(path.join(installed, 'package.json'), 'utf8'));
  for (const key of ['dependencies', 'optionalDependencies', 'peerDependencies', 'private']) expect(manifest).not.toHaveProperty(key);
  const files = readdirSync(installed, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll(path.sep, '/'));
  for (const file of [
    'README.md',
    'LICENSE',
    'CHANGELOG.md',
    'dist/licences.json',
    'dist-cli/licences.json',
    'dist-cli/library.d.ts',
    'dist/index.html',
    'dist/sw.js',
  ])
    expect(files).toContain(file);
  expect(files.filter((file) => /\.(?:br|gz|map|tgz)$|(?:^|\/)(?:\.vite|src|e2e|node_modules)(?:\/|$)/u.test(file))).toEqual([]);
  const schemas = readdirSync(path.join(root, 'dist')).filter((file) => file.endsWith('.schema.json'));
  for (const schema of schemas) expect(files).toContain(`dist/${schema}`);
});

test('the package is within its budget', () => {
  expect(packedSize).toBeGreaterThan(0);
  expect(packedSize).toBeLessThanOrEqual(budgets.package);
});

test('the server for AI applications', () => {
  const initialize = {
    jsonrpc: '2.0',
    id: 1,
    method: 'initialize',
    params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'test', version: '1' } },
  };
  const { stdout, status } = penknife(['mcp'], `${JSON.stringify(initialize)}\n`);
  expect(JSON.parse(stdout)).toMatchObject({ id: 1, result: { serverInfo: { name: 'penknife' } } });
  expect(status).toBe(0);
});

test('the command line', () => {
  expect(run('npx', ['--no-install', '--offline', 'penknife', 'roman-numeral-converter', 'toRoman'], '1994')).toMatchObject({ stdout: 'MCMXCIV\n', status: 0 });
  // In a thread.
  expect(penknife(['regex-tester', 'replace', '--pattern', 'a+', '--replacement', 'b', '--text', 'caat'])).toMatchObject({ stdout: 'cbt\n', status: 0 });
  expect(penknife(['recipe', 'cookie-to-json'], '%7B%22a%22%3A1%7D')).toMatchObject({ stdout: '{\n  "a": 1\n}\n', status: 0 });
});

/** The code in the README's section about the library, as one program, and the expected output from its comments. */
function readmeExamples(): { readonly program: string; readonly printed: readonly string[] } {
  const [, section = ''] = readFileSync(path.join(root, 'README.md'), 'utf8').split(/^## Library$/mu);
  const [own = ''] = section.split(/^## /mu);
  const program = [...own.matchAll(/^```js\n(?<code>.*?)^```$/gmsu)].map(({ groups }) => groups?.code ?? '').join('\n');
  return { program, printed: [...program.matchAll(/console\.log\(.*\); \/\/ (?<shown>.*)$/gmu)].map(({ groups }) => groups?.shown ?? '') };
}

test('the library does what the README shows, and a program that used it exits', () => {
  const { program, printed } = readmeExamples();
  expect(printed.length).toBeGreaterThan(3);
  writeFileSync(path.join(folder, 'readme.js'), `${program}\nawait run('regex-tester', 'match', { text: 'a', pattern: 'a' });\n`);
  const { stdout, stderr, status } = run(process.execPath, ['readme.js']);
  expect([stderr, status]).toEqual(['', 0]);
  expect(stdout.trimEnd().split('\n')).toEqual(printed);
});

const canceling = `
import { run, runRecipe } from 'penknife';

const steps = [{ tool: 'bcrypt', operation: 'hash', options: { cost: 20 } }];
for (const start of [
  (signal) => run('bcrypt', 'hash', { password: 'correct horse', cost: 20 }, { signal }),
  (signal) => runRecipe({ version: 1, name: 'Hash', steps }, 'correct horse', { signal }),
  (signal) => run('regex-tester', 'match', { pattern: '^(a+)+$', text: 'a'.repeat(40) + 'b' }, { signal }),
]) {
  const controller = new AbortController();
  setTimeout(() => controller.abort(new Error('enough')), 300);
  console.log(await start(controller.signal).then(() => 'done', (error) => error.message));
}
console.log(await run('regex-tester', 'match', { pattern: '^(a+)+$', text: 'a'.repeat(40) + 'b' }).then(() => 'done', (error) => error.code));
`;

test('a signal aborts a long run, a time limit stops an endless one, and the program continues', () => {
  writeFileSync(path.join(folder, 'canceling.js'), canceling);
  const { stdout, stderr, status } = run(process.execPath, ['canceling.js']);
  expect([stdout, stderr, status]).toEqual(['enough\nenough\nenough\ntime-limit\n', '', 0]);
});

const compile = (file: string) =>
  run(process.execPath, [compiler, '--strict', '--noEmit', '--pretty', 'false', '--module', 'nodenext', '--target', 'es2023', '--types', '', file]);

test('the types of the library are available to importers', () => {
  writeFileSync(
    path.join(folder, 'right.ts'),
    `import { run } from 'penknife';\nexport const length: number = (await run('hash-text', 'hash', { text: 'abc' })).byteLength;\n`,
  );
  writeFileSync(path.join(folder, 'wrong.ts'), `import { run } from 'penknife';\nawait run('hash-text', 'hash', { txt: 'abc' });\n`);
  expect(compile('right.ts')).toMatchObject({ stdout: '', status: 0 });
  expect(compile('wrong.ts').stdout).toMatch(/^wrong\.ts\(2,\d+\): error TS2/u);
});

/** Starts `penknife serve` and waits for its address. */
async function startSite(args: readonly string[]): Promise<{ readonly url: string; readonly stop: () => Promise<number | null> }> {
  const server: ChildProcess = spawn(process.execPath, [path.join(installed, 'dist-cli', 'penknife.js'), 'serve', ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (!server.stdout) throw new Error('the server has no stdout');
  const [line]: unknown[] = await once(createInterface({ input: server.stdout }), 'line');
  const url = /https?:\S+\//u.exec(String(line))?.[0] ?? '';
  const exited = once(server, 'exit');
  const stop = async (): Promise<number | null> => {
    server.kill('SIGINT');
    const [status]: (number | null)[] = await exited;
    return status ?? null;
  };
  return { url, stop };
}

for (const base of ['/', '/tools/x/']) {
  test(`serves the site at ${base}`, async () => {
    const config = path.join(home, 'own-config.json');
    writeFileSync(config, '{"name":"Ours"}');
    const [port = 0] = await freePorts(1);
    const { url, stop } = await startSite(['--port', String(port), '--base', base, '--config', config, '--open=no']);
    expect(url).toBe(`http://127.0.0.1:${port}${base}`);
    const asset = readdirSync(path.join(installed, 'dist', 'assets')).find((name) => name.endsWith('.js')) ?? '';
    for (const [route, status, content, cache] of [
      ['', 200, 'Handy tools for developers</h1>', CACHE_OTHERS],
      ['hash-text', 200, 'Hash text and files</h1>', CACHE_OTHERS],
      ['hash', 200, '<title>Hash text and files', CACHE_OTHERS],
      ['no-such-page', 404, 'Page not found</h1>', CACHE_OTHERS],
      ['no-such.js', 404, 'Not found', CACHE_OTHERS],
      ['config.json', 200, '{"name":"Ours"}', CACHE_OTHERS],
      [`assets/${asset}`, 200, '', CACHE_ASSETS],
    ] as const) {
      const answer = await fetch(url + route);
      expect([answer.status, answer.headers.get('cache-control')], route).toEqual([status, cache]);
      expect(await answer.text(), route).toContain(content);
      for (const [name, value] of Object.entries(securityHeaders())) expect(answer.headers.get(name), `${name} of ${route}`).toBe(value);
    }
    const moved = await fetch(`${url}hash-text.html?a=1`, { redirect: 'manual' });
    expect([moved.status, moved.headers.get('location')]).toEqual([301, `${base}hash-text?a=1`]);
    const taken = penknife(['serve', '--port', String(port), '--open', 'no']);
    expect(taken).toMatchObject({ stdout: '', status: 2 });
    expect(taken.stderr).toContain(`penknife: Port ${port} is already in use. Choose another one with --port.`);
    expect(await stop()).toBe(0);
  });
}

test('reports an invalid call of serve', () => {
  for (const [args, message] of [
    [['--port', '65536'], 'Invalid value for --port: “65536”. Use a number from 0 to 65535.'],
    [['--base', '/../'], 'Invalid value for --base: “/../”. Use a path, such as /penknife/.'],
    [['--open', 'maybe'], 'Invalid value for --open: “maybe”. Use yes or no.'],
    [['--config', 'no-such.json'], 'Cannot read “no-such.json”.'],
    [['--prot', '80'], 'Unknown field: prot. Did you mean port?'],
    [['--host', '203.0.113.1', '--port', '0'], 'Cannot listen on 203.0.113.1:0'],
    [['here'], 'Unexpected argument: “here”.'],
  ] as const) {
    const { stdout, stderr, status } = penknife(['serve', ...args]);
    expect([stdout, status], args.join(' ')).toEqual(['', 2]);
    expect(stderr).toContain(`penknife: ${message}`);
  }
});
