import { fstatSync, statSync } from 'node:fs';
import { PassThrough } from 'node:stream';
import { afterEach, expect, test, vi } from 'vitest';
import { file, integer, text } from '../contract/fields.ts';
import { readPrimary, readStdin } from './stdin.ts';

/** The system's description of stdin. */
let stat = (): object => ({});

vi.mock(import('node:fs'), { spy: true });
vi.mocked(fstatSync).mockImplementation(() => Object.assign(statSync('.'), stat()));

const never = (): boolean => false;
const always = (): boolean => true;
const standard = Object.getOwnPropertyDescriptor(process, 'stdin') ?? {};
afterEach(() => {
  Object.defineProperty(process, 'stdin', standard);
});

/** Replaces stdin by a pipe; without content, by one that never ends. */
function pipe(content?: string | Uint8Array, { kind = 'isFIFO', isTTY = false } = {}): void {
  const stream = Object.assign(new PassThrough(), { isTTY });
  if (content !== undefined) stream.end(content);
  Object.defineProperty(process, 'stdin', { value: stream, configurable: true });
  stat = () => ({ isFIFO: never, isFile: never, isSocket: never, [kind]: always });
}

test.each(['isFIFO', 'isFile', 'isSocket'])('reads piped input: %s', async (kind) => {
  pipe('é', { kind });
  expect(await readStdin()).toEqual({ name: 'stdin', type: '', content: Uint8Array.of(0xc3, 0xa9) });
});

test('reads nothing from a terminal, a device or a missing stdin', async () => {
  const nothing = { name: 'stdin', type: '', content: new Uint8Array() };
  pipe('a', { isTTY: true });
  expect([await readStdin(), await readPrimary(text(), { isWanted: true })]).toEqual([nothing, undefined]);
  pipe('a', { kind: 'isCharacterDevice' });
  expect([await readStdin(), await readPrimary(text(), { isWanted: true })]).toEqual([nothing, undefined]);
  stat = () => {
    throw Object.assign(new Error('bad file descriptor'), { code: 'EBADF' });
  };
  expect(await readStdin()).toEqual(nothing);
  const other = Object.assign(new Error('broken'), { code: 'EIO' });
  stat = () => {
    throw other;
  };
  await expect(readStdin()).rejects.toBe(other);
});

test('an input gets the piped data, in its own form', async () => {
  pipe('é\n');
  expect(await readPrimary(text({ primary: true }), { isWanted: false })).toBe('é\n');
  pipe('\uFEFFé\n');
  expect(await readPrimary(text({ primary: true }), { isWanted: false })).toBe('é\n');
  pipe(Buffer.from('\uFEFFé', 'utf16le'));
  expect(await readPrimary(text({ primary: true }), { isWanted: false })).toBe('é');
  pipe('7');
  expect(await readPrimary(integer({ primary: true }), { isWanted: false })).toBe(7);
  pipe(Uint8Array.of(0xff));
  expect(await readPrimary(file({ primary: true }), { isWanted: false })).toEqual({ name: 'stdin', type: '', content: Uint8Array.of(0xff) });
  pipe(Uint8Array.of(0xff));
  expect(await readPrimary(text({ primary: true }), { isWanted: false, orFile: true })).toEqual({ name: 'stdin', type: '', content: Uint8Array.of(0xff) });
  pipe(Uint8Array.of(0xff));
  await expect(readPrimary(text({ primary: true }), { isWanted: false })).rejects.toMatchObject({ key: 'problem.not-utf-8', params: { source: 'stdin' } });
});

test('waits only briefly for stdin if the input has a default, unless stdin is requested', { tags: ['slow'] }, async () => {
  const withDefault = integer({ primary: true, default: 3 });
  pipe();
  expect(await readPrimary(withDefault, { isWanted: false })).toBeUndefined();
  pipe();
  const asked = readPrimary(withDefault, { isWanted: true });
  const answered = vi.fn<() => void>();
  void asked.then(answered);
  // Longer than the wait.
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(answered).not.toHaveBeenCalled();
  process.stdin.push('7');
  process.stdin.push(null);
  expect(await asked).toBe(7);
  // Input that starts in time may take long.
  pipe();
  const slow = readPrimary(withDefault, { isWanted: false });
  process.stdin.push('1');
  await new Promise((resolve) => setTimeout(resolve, 300));
  process.stdin.push('2');
  process.stdin.push(null);
  expect(await slow).toBe(12);
});

test('an error of the pipe is passed on', async () => {
  pipe();
  const read = readStdin();
  const error = new Error('broken');
  process.stdin.destroy(error);
  await expect(read).rejects.toBe(error);
});
