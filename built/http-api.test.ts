import type { ChildProcess } from 'node:child_process';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { eventually } from '../src/api/testing/eventually.ts';

const root = path.join(import.meta.dirname, '..');
const home = mkdtempSync(path.join(tmpdir(), 'penknife-http-api-'));

interface Running {
  /** The URL of the site, with a trailing slash. */
  readonly url: string;
  readonly port: number;
  /** What it has written to stderr. */
  readonly log: () => string;
}

/** Starts a server for a test, and stops it afterwards. */
async function withServer(args: readonly string[], talk: (server: Running) => Promise<void>, env: Readonly<Record<string, string>> = {}): Promise<void> {
  const server: ChildProcess = spawn(process.execPath, [path.join(root, 'scripts', 'penknife.mjs'), 'serve', '--api', '--port', '0', '--open', 'no', ...args], {
    env: { ...process.env, PENKNIFE_LANGUAGE: 'en', XDG_CONFIG_HOME: home, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (!server.stdout || !server.stderr) throw new Error('the server has no output');
  let log = '';
  server.stderr.on('data', (chunk: Buffer) => (log += chunk.toString()));
  const lines = createInterface({ input: server.stdout });
  const [line]: unknown[] = await once(lines, 'line');
  const url = /https?:\S+\//u.exec(String(line))?.[0] ?? '';
  try {
    await talk({ url, port: Number(new URL(url).port), log: () => log });
  } finally {
    server.kill('SIGINT');
    expect(await once(server, 'exit')).toEqual([0, null]);
  }
}

/** The commands of a document, each with its expected output: the indented lines after it. */
const commandsIn = (document: string): readonly (readonly [command: string, output: string])[] =>
  [...document.matchAll(/^ {4}\$ (?<command>.+)\n(?<output>(?: {4}(?!\$ ).*\n)*)/gmu)].map(({ groups = {} }) => [
    groups.command ?? '',
    (groups.output ?? '').replaceAll(/^ {4}/gmu, '').trimEnd(),
  ]);

const hasCurl = spawnSync('curl', ['--version'], { stdio: 'ignore' }).status === 0;

test.each(hasCurl ? ['docs/http-api.md'] : [])('%s has commands that respond as it says', { tags: ['slow'] }, async (file) => {
  const commands = commandsIn(readFileSync(path.join(root, file), 'utf8'));
  expect(commands.length).toBeGreaterThan(10);
  await withServer([], async ({ port }) => {
    for (const [command, output] of commands) {
      const run = spawn('sh', ['-c', command.replaceAll('127.0.0.1:4173', `127.0.0.1:${port}`)], { cwd: home, stdio: ['ignore', 'pipe', 'inherit'] });
      let printed = '';
      run.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
      await once(run, 'close');
      expect([command, printed.trimEnd()]).toEqual([command, output]);
    }
  });
});

test('serves the site and the API below a path, and describes every operation', { tags: ['slow'] }, async () => {
  await withServer(['--base', '/tools/'], async ({ url, log }) => {
    expect(await (await fetch(`${url}hash-text`)).text()).toContain('Hash text and files</h1>');
    const hashed = await fetch(`${url}api/hash-text/hash?text=abc&algorithms=md5`);
    expect([hashed.status, await hashed.json()]).toEqual([
      200,
      expect.objectContaining({ digests: [{ algorithm: 'md5', digest: '900150983cd24fb0d6963f7d28e17f72' }] }),
    ]);
    const described = (await (await fetch(`${url}api/openapi.json`)).json()) as {
      readonly paths: Readonly<Record<string, unknown>>;
      readonly servers: unknown;
      readonly info: { readonly version: string };
    };
    expect(Object.keys(described.paths).length).toBeGreaterThan(300);
    expect(described.servers).toEqual([{ url: '/tools/api' }]);
    expect(described.info.version).toMatch(/^\d+\.\d+\.\d+/u);
    await eventually(() => expect(log()).toMatch(/^GET \/tools\/api\/hash-text\/hash 200 \d+ ms\nGET \/tools\/api\/openapi.json 200 \d+ ms\n$/u));
  });
});

test('other devices need a token, which is not logged', async () => {
  const token = 'a-token-of-this-test';
  const file = path.join(home, 'token.txt');
  writeFileSync(file, `${token}\n`);
  await withServer(['--host', '0.0.0.0', '--token-file', file], async ({ port, log }) => {
    const url = `http://127.0.0.1:${port}/api/roman-numeral-converter/toRoman?number=42`;
    expect((await fetch(url)).status).toBe(401);
    expect((await fetch(url, { headers: { Authorization: `Bearer ${token}` } })).status).toBe(200);
    await eventually(() => expect(log().split('\n')).toHaveLength(3));
    expect(log()).not.toContain(token);
  });
});

test('an endless run ends with its time limit, and with its connection', { tags: ['slow'] }, async () => {
  const text = `${'a'.repeat(60)}!`;
  await withServer(['--parallel', '1', '--timeout', '0.5'], async ({ url, port, log }) => {
    const run = (): Promise<Response> =>
      fetch(`${url}api/regex-tester/match`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ pattern: '^(a+)+$', text }),
      });
    expect(await (await run()).json()).toMatchObject({ status: 400, code: 'timeout' });
    const socket = connect(port, '127.0.0.1');
    const body = JSON.stringify({ pattern: '^(a+)+$', text });
    socket.write(
      `POST /api/regex-tester/match HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    );
    socket.end();
    socket.destroySoon();
    await once(socket, 'close');
    // Its place is free again.
    expect((await fetch(`${url}api/roman-numeral-converter/toRoman?number=42`)).status).toBe(200);
    await eventually(() => expect(log()).toContain('POST /api/regex-tester/match -'));
  });
});

test('headers that do not arrive end their connection', { tags: ['slow'] }, async () => {
  await withServer(['--request-timeout', '1'], async ({ port }) => {
    const socket = connect(port, '127.0.0.1');
    socket.write(`GET /api/openapi.json HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nX-Slow: `);
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(answer.toString()).toMatch(/^HTTP\/1.1 408 /u);
    socket.destroy();
  });
});
