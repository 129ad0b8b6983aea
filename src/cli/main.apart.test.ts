import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const standard = Object.fromEntries(['argv', 'stdout', 'stderr'].map((name) => [name, Object.getOwnPropertyDescriptor(process, name) ?? {}]));
const { exitCode } = process;
const exit = vi.spyOn(process, 'exit').mockImplementation(vi.fn<() => never>());

beforeEach(() => {
  vi.resetModules();
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.clearAllMocks();
  Object.defineProperties(process, standard);
  process.exitCode = exitCode;
});

const collected = (stream: PassThrough): string => String(stream.read() ?? '');

/** Runs the program with these arguments. */
async function run(
  ...args: readonly string[]
): Promise<{ readonly stdout: PassThrough; readonly status: unknown; readonly printed: readonly [string, string] }> {
  const [stdout, stderr] = [new PassThrough(), new PassThrough()];
  const values = { argv: ['node', 'penknife', ...args], stdout, stderr };
  Object.defineProperties(process, Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value, configurable: true }])));
  await import('./main.ts');
  return { stdout, status: process.exitCode, printed: [collected(stdout), collected(stderr)] };
}

test('--version prints the version', async () => {
  vi.stubEnv('VITE_APP_VERSION', '1.2.3');
  expect(await run('--version')).toMatchObject({ status: 0, printed: ['1.2.3\n', ''] });
});

test('messages are in the language of the environment, and the exit status is that of the command', async () => {
  vi.stubEnv('PENKNIFE_LANGUAGE', 'de');
  const { status, printed } = await run('roman-numeral-converter', 'fromRoman', '--roman', 'X X');
  expect([status, printed[1]]).toEqual([1, expect.stringContaining('Keine gültige römische Zahl')]);
});

test('a bug prints its stack and ends the process, even if something still runs', async () => {
  vi.doMock(import('./batch.ts'), () => ({ runBatch: () => Promise.reject(new TypeError('broken')) }));
  const { printed } = await run('batch');
  vi.doUnmock('./batch.ts');
  expect([exit.mock.calls, printed[1].split('\n    at ')[0]]).toEqual([[[1]], 'TypeError: broken']);
});

test('a reader that closes the pipe early ends the process without an error; another error of the output is one', async () => {
  const { stdout } = await run('--version');
  stdout.emit('error', Object.assign(new Error('broken pipe'), { code: 'EPIPE' }));
  stdout.emit('error', Object.assign(new Error('no space left'), { code: 'ENOSPC' }));
  expect(exit.mock.calls).toEqual([[0], [1]]);
});
