import { PassThrough } from 'node:stream';
import { afterEach, expect, test, vi } from 'vitest';
import { createWords } from '../runtime/words.ts';
import { runEach } from './each.ts';
import { readStdin } from './stdin.ts';
import { loadCliWords } from './words.ts';
import { patience } from '../../scripts/patience.ts';

vi.mock(import('./stdin.ts'), { spy: true });

const words = createWords('en', await loadCliWords('en'));
const standard = Object.fromEntries(['stdout', 'stderr'].map((name) => [name, Object.getOwnPropertyDescriptor(process, name) ?? {}]));
afterEach(() => {
  vi.restoreAllMocks();
  Object.defineProperties(process, standard);
});

/** The command's output for each part, and its status. */
async function each(stdin: string, ...args: readonly string[]): Promise<{ readonly status: number; readonly printed: string }> {
  vi.mocked(readStdin).mockResolvedValue({ name: 'stdin', type: '', content: new TextEncoder().encode(stdin) });
  const stdout = new PassThrough();
  const chunks: Buffer[] = [];
  stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  Object.defineProperty(process, 'stdout', { value: stdout, configurable: true });
  const status = await runEach(args, words);
  return { status, printed: Buffer.concat(chunks).toString() };
}

test('runs a command for each line, or each element of an array', async () => {
  expect(await each('a\né\n', 'line', 'cat; echo "!"')).toEqual({ status: 0, printed: 'a!\né!\n' });
  expect(await each('[1,"b",{"c":2}]', 'record', 'cat; echo "!"')).toEqual({ status: 0, printed: '1!\nb!\n{"c":2}!\n' });
});

test('stops at the first command that fails, with its status', async () => {
  expect(await each('a\nb\nc', 'line', 'read line; echo "$line"; test "$line" = a || exit 7')).toEqual({ status: 7, printed: 'a\nb\n' });
});

test('a command need not read its input, however long it is', async () => {
  expect(await each(`${'a'.repeat(2 ** 20)}\nb`, 'line', 'echo x')).toEqual({ status: 0, printed: 'x\nx\n' });
});

/** A terminal in place of stderr. Returns what was written. */
function replaceStderr(): () => string {
  const stderr = Object.assign(new PassThrough(), { isTTY: true });
  Object.defineProperty(process, 'stderr', { value: stderr, configurable: true });
  return () => String(stderr.read() ?? '');
}

test('a terminal gets the messages of commands without control characters', async () => {
  const written = replaceStderr();
  expect(await each('a\u001b[2J', 'line', 'cat >&2')).toEqual({ status: 0, printed: '' });
  expect(written()).toBe('a\\u001b[2J');
});

test('--timeout ends a command and all that it has started', async () => {
  const written = replaceStderr();
  const listeners = process.listenerCount('SIGINT');
  // The command's output stays open as long as a process has it.
  expect(await each('a\nb', 'line', '--timeout', '0.05', 'sleep 1000 & wait')).toEqual({ status: 124, printed: '' });
  expect(written()).toBe('penknife: Timed out after 0.05 s. Use a larger --timeout, or a smaller input.\n');
  expect(process.listenerCount('SIGINT')).toBe(listeners);
  expect(await each('a\nb', 'line', '--timeout', '1000', 'cat')).toEqual({ status: 0, printed: 'a\nb\n' });
});

/** Prints nothing, but holds the output of its command open from another process group, until nobody can read it. */
const DETACHED = "require('node:child_process').spawn('sh', ['-c', 'while sleep 0.6; do echo; done'], { detached: true, stdio: 'inherit' }).unref()";

test('--timeout ends the wait for a command whose output another process holds open', async () => {
  replaceStderr();
  const command = `"${process.execPath}" -e "${DETACHED}"; exit 0`;
  expect(await each('a\nb', 'line', '--timeout', '0.5', command)).toEqual({ status: 124, printed: '' });
});

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('%s ends a command that runs with --timeout, and this process', async (name) => {
  const kill = process.kill.bind(process);
  const killed: unknown[][] = [];
  vi.spyOn(process, 'kill').mockImplementation((id, signal) => {
    killed.push([id === process.pid ? 'this' : Math.sign(id), signal]);
    return id === process.pid || kill(id, signal);
  });
  const before = process.listenerCount(name);
  const written = replaceStderr();
  // A shell that is just starting could lose the signal.
  const running = each('a', 'line', '--timeout', '1000', 'trap "exit 3" INT TERM HUP; echo ready >&2; while sleep 0.02; do :; done');
  await vi.waitFor(() => expect(written()).toBe('ready\n'), { interval: 5, timeout: 60_000 * patience });
  process.emit(name);
  expect(await running).toEqual({ status: 3, printed: '' });
  expect(killed).toEqual([
    [-1, name],
    ['this', name],
  ]);
  expect(process.listenerCount(name)).toBe(before);
});

test.each([[[]], [['word', 'cat']], [['line']], [['line', 'cat', 'more']], [['constructor', 'cat']]])('%j is an invalid call', async (args) => {
  await expect(each('', ...args)).rejects.toMatchObject({ name: 'UsageError', key: 'problem.each-form', params: { words: 'line|record' } });
});

test('a value that is not an array has no elements', async () => {
  await expect(each('{', 'record', 'cat')).rejects.toMatchObject({
    name: 'UsageError',
    key: 'problem.plain',
    params: { message: expect.stringMatching(/\w/u) },
  });
});
