import { mkdtempSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readServeOptions } from './serve-options.ts';

const USUAL = { port: undefined, host: '127.0.0.1', prefix: '/', config: undefined, isOpened: true, api: undefined };
const USUAL_API = {
  token: undefined,
  origins: [],
  bodyBytes: 100 * 2 ** 20,
  requestSeconds: 30,
  runSeconds: 300,
  parallel: availableParallelism(),
  queue: 100,
};
const TOKEN = 'abcdefghijklmnop';
const folder = mkdtempSync(path.join(tmpdir(), 'penknife-serve-'));

/** A file with this many bytes. */
function fileOf(bytes: number): string {
  const file = path.join(folder, `${bytes}.json`);
  writeFileSync(file, new Uint8Array(bytes));
  return file;
}

test.each<[readonly string[], object]>([
  [[], {}],
  [['--port', '0'], { port: 0 }],
  [['--port=65535'], { port: 65_535 }],
  [['--port', '1', '--port', '2'], { port: 2 }],
  [['--host', '0.0.0.0'], { host: '0.0.0.0' }],
  [['--base', '/tools/'], { prefix: '/tools/' }],
  [['--base', 'tools'], { prefix: '/tools/' }],
  [['--base', '//a//b.c/~d-e_f'], { prefix: '/a/b.c/~d-e_f/' }],
  [['--base', ''], { prefix: '/' }],
  [['--open', 'no'], { isOpened: false }],
  [['--open=yes'], { isOpened: true }],
])('%j', (args, given) => {
  expect(readServeOptions(args)).toEqual({ ...USUAL, ...given });
});

test.each<[readonly string[], string, object]>([
  [['here'], 'problem.unexpected-argument', { argument: 'here' }],
  [['--prot', '80'], 'errors.unknown-field', { field: 'prot' }],
  [['--port'], 'problem.missing-value', { field: 'port' }],
  [['--port', '65536'], 'problem.wrong-value', { field: 'port', value: '65536' }],
  [['--port', '-1'], 'problem.wrong-value', { field: 'port', value: '-1' }],
  [['--port', '8e1'], 'problem.wrong-value', { field: 'port', value: '8e1' }],
  [['--port', ''], 'problem.wrong-value', { field: 'port', value: '' }],
  [['--base', '/../'], 'problem.wrong-value', { field: 'base', value: '/../' }],
  [['--base', '/a b/'], 'problem.wrong-value', { field: 'base', value: '/a b/' }],
  [['--open', 'maybe'], 'problem.wrong-value', { field: 'open', value: 'maybe' }],
  [['--config', '/no/such/file'], 'problem.unreadable-path', { path: '/no/such/file' }],
  [['--config', folder], 'problem.unreadable-path', { path: folder }],
  [['--queue', '1'], 'problem.needs-api', { field: 'queue' }],
  [['--api', '--parallel', '0'], 'problem.wrong-number', { field: 'parallel', value: '0', min: 1, max: 256 }],
  [['--api', '--queue', '-1'], 'problem.wrong-number', { field: 'queue', value: '-1', min: 0, max: 10_000 }],
  [['--api', '--body-limit', '1e2'], 'problem.wrong-number', { field: 'body-limit', value: '1e2', min: 1, max: 1_024 }],
  [['--api', '--timeout', '0'], 'problem.wrong-value', { field: 'timeout', value: '0' }],
  [['--api', '--origin', 'example.com'], 'problem.wrong-origin', { value: 'example.com' }],
  [['--api', '--origin', 'https://example.com/path'], 'problem.wrong-origin', { value: 'https://example.com/path' }],
  [['--api', '--origin', '*'], 'problem.wrong-origin', { value: '*' }],
  [['--api', '--origin', 'null'], 'problem.wrong-origin', { value: 'null' }],
  [['--api', '--token-file', '/no/such/file'], 'problem.unreadable-path', { path: '/no/such/file' }],
])('%j is an invalid call', (args, key, params) => {
  expect(() => readServeOptions(args)).toThrow(expect.objectContaining({ name: 'UsageError', key, params }));
});

test('a configuration has at most one mebibyte', () => {
  const [largest, larger] = [fileOf(2 ** 20), fileOf(2 ** 20 + 1)];
  expect(readServeOptions(['--config', largest])).toEqual({ ...USUAL, config: largest });
  expect(readServeOptions(['--config', path.relative('.', largest)]).config).toBe(largest);
  expect(() => readServeOptions(['--config', larger])).toThrow(
    expect.objectContaining({ key: 'problem.wrong-value', params: { field: 'config', value: larger } }),
  );
});

const apiOf = (args: readonly string[], env: Readonly<Record<string, string>> = {}): unknown => readServeOptions(['--api', ...args], env).api;

describe('the API', () => {
  test.each<[readonly string[], object]>([
    [[], {}],
    [['--origin', 'https://example.com', '--origin', 'http://localhost:3000/'], { origins: ['https://example.com', 'http://localhost:3000'] }],
    [['--body-limit', '1', '--request-timeout', '2', '--timeout', '0.5'], { bodyBytes: 2 ** 20, requestSeconds: 2, runSeconds: 0.5 }],
    [['--parallel', '3', '--queue', '0'], { parallel: 3, queue: 0 }],
  ])('%j', (args, given) => {
    expect(apiOf(args)).toEqual({ ...USUAL_API, ...given });
  });

  test('has a token of the environment, or of a file, which wins', () => {
    const file = path.join(folder, 'token');
    writeFileSync(file, `${TOKEN}-of-file\n`);
    expect(apiOf([], { PENKNIFE_API_TOKEN: TOKEN })).toMatchObject({ token: TOKEN });
    expect(apiOf(['--token-file', file], { PENKNIFE_API_TOKEN: TOKEN })).toMatchObject({ token: `${TOKEN}-of-file` });
  });

  test.each(['', 'short', 'abcdefgh ijklmnop', 'abcdefghijklmno\u00e9', 'a'.repeat(1_001)])('%j is not a token', (token) => {
    expect(() => apiOf([], { PENKNIFE_API_TOKEN: token })).toThrow(expect.objectContaining({ key: 'problem.weak-token' }));
  });

  test('needs a token where other devices can connect', () => {
    for (const host of ['0.0.0.0', '::', '192.168.0.2', 'example.com', '']) {
      expect(() => apiOf(['--host', host])).toThrow(expect.objectContaining({ key: 'problem.token-needed' }));
      expect(apiOf(['--host', host], { PENKNIFE_API_TOKEN: TOKEN })).toMatchObject({ token: TOKEN });
    }
    for (const host of ['localhost', '127.0.0.2', '::1']) expect(apiOf(['--host', host])).toEqual(USUAL_API);
  });
});
