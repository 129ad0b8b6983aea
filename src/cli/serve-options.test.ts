import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readServeOptions } from './serve-options.ts';

const USUAL = { port: undefined, host: '127.0.0.1', prefix: '/', config: undefined, isOpened: true };
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
