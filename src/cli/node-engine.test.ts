import { expect, test, vi } from 'vitest';
import type { ToWorker } from '../runtime/worker-messages.ts';
import { createThread } from './node-engine.ts';

/** A script that handles each message, which is `message` there, and may respond with `post`. */
const scriptOf = (body: string): URL =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`import { parentPort } from 'node:worker_threads';
const post = (message) => parentPort.postMessage(message);
parentPort.on('message', (message) => { ${body} });`)}`,
  );

const cancelOf = (id: number): ToWorker => ({ type: 'cancel', id });

/** The first event of a thread that got a message: its message, or a description of its end. */
const firstOf = (script: URL, message: ToWorker): Promise<unknown> =>
  new Promise((resolve) => {
    const thread = createThread(script)({ onMessage: end, onFailure: end });
    function end(first: unknown): void {
      thread.terminate();
      resolve(first);
    }
    thread.postMessage(message);
  });

test('messages go to a thread and come back', async () => {
  expect(await firstOf(scriptOf('post({ type: "started", id: message.id + 1 })'), cancelOf(6))).toEqual({ type: 'started', id: 7 });
});

test('reports the error of a thread with its code, if any, and its stack trace', { tags: ['slow'] }, async () => {
  expect(await firstOf(scriptOf('throw new TypeError("broken")'), cancelOf(1))).toMatch(/^TypeError: broken\n +at /u);
  const coded = scriptOf('throw Object.assign(new Error("full"), { code: "ERR_FULL" })');
  expect(await firstOf(coded, cancelOf(1))).toMatch(/^ERR_FULL: Error.*: full\n +at /u);
  const bare = scriptOf('const error = new Error("bare"); delete error.stack; throw error');
  expect(await firstOf(bare, cancelOf(1))).toBe('Error: bare');
});

test('output of a thread goes to stderr if stdout has another use', async () => {
  const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const printed = new Promise((resolve) => {
    written.mockImplementation((chunk) => {
      resolve(String(chunk));
      return true;
    });
  });
  const thread = createThread(scriptOf('console.log("hello")'), { stdout: true })({ onMessage: () => undefined, onFailure: () => undefined });
  try {
    thread.postMessage(cancelOf(1));
    expect(await printed).toBe('hello\n');
  } finally {
    thread.terminate();
    written.mockRestore();
  }
});
