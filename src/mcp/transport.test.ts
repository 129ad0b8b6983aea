import { PassThrough } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import type { JSONRPCMessage } from '@modelcontextprotocol/sdk/types.js';
import { expect, test, vi } from 'vitest';
import { createTransport } from './transport.ts';
import { patience } from '../../scripts/patience.ts';

/** What a transport makes of lines: messages for the server, responses to the client, and lines of its log. */
async function talk(...lines: readonly string[]) {
  const [input, output] = [new PassThrough(), new PassThrough()];
  const [messages, logged, onEnd] = [vi.fn<(message: JSONRPCMessage) => void>(), vi.fn<(line: string) => void>(), vi.fn<() => void>()];
  const transport = createTransport({ input, output, log: logged }, onEnd);
  Object.assign(transport, { onmessage: messages });
  await transport.start();
  for (const line of lines) input.write(line);
  input.end();
  await vi.waitFor(() => expect(onEnd).toHaveBeenCalledOnce(), { timeout: 20_000 * patience });
  await setImmediate();
  const written = String(output.read() ?? '');
  const answers = written.split('\n').flatMap((line): unknown[] => (line === '' ? [] : [JSON.parse(line)]));
  return { messages: messages.mock.calls.map(([message]) => message), answers, logged: logged.mock.calls.flat() };
}

const request = { jsonrpc: '2.0', id: 1, method: 'ping' };

test('messages arrive, one per line, until the input ends', async () => {
  const notification = { jsonrpc: '2.0', method: 'notifications/initialized' };
  const text = `${JSON.stringify(request)}\n${JSON.stringify(notification)}\n`;
  for (const lines of [[text], [...text]]) expect(await talk(...lines)).toEqual({ messages: [request, notification], answers: [], logged: [] });
});

test.each<[string, string, object, string]>([
  ['invalid JSON', '{"a"', { error: { code: -32_700, message: 'Not valid JSON: {"a"' } }, 'Not valid JSON: {"a"'],
  ['an invalid message', '[1]', { error: { code: -32_600, message: 'Not a valid JSON-RPC message: [1]' } }, 'Not a valid JSON-RPC message: [1]'],
  ['a lone numeric id', '{"id":7}', { id: 7, error: { code: -32_600, message: expect.any(String) } }, 'Not a valid JSON-RPC message: {"id":7}'],
  ['a lone string id', '{"id":"a"}', { id: 'a', error: { code: -32_600, message: expect.any(String) } }, 'Not a valid JSON-RPC message: {"id":"a"}'],
  // The protocol's ids are strings and whole numbers.
  ['a fractional id', '{"id":1.5}', { error: { code: -32_600, message: expect.any(String) } }, 'Not a valid JSON-RPC message: {"id":1.5}'],
  ['a list as an id', '{"id":[1]}', { error: { code: -32_600, message: expect.any(String) } }, 'Not a valid JSON-RPC message: {"id":[1]}'],
])('rejects %s, and accepts the next message', { tags: ['slow'] }, async (_what, line, answer, logged) => {
  const talked = await talk(`${line}\n`, `${JSON.stringify(request)}\n`);
  expect(talked).toEqual({ messages: [request], answers: [{ jsonrpc: '2.0', ...answer }], logged: [logged] });
});

test('shows the first 200 bytes of a rejected message', async () => {
  const { logged } = await talk(`${'x'.repeat(300)}\n`);
  expect(logged).toEqual([`Not valid JSON: ${'x'.repeat(200)}`]);
});

test('an end within a message is only logged', async () => {
  expect(await talk(`${JSON.stringify(request)}\n`, '{"jsonrpc"')).toEqual({ messages: [request], answers: [], logged: ['The input ended within a message'] });
});

test('drops a message of more than 100 MiB, and accepts the next one', { tags: ['slow'] }, async () => {
  const part = 'x'.repeat(2 ** 20);
  const { messages, answers } = await talk(...Array.from({ length: 100 }, () => part), '\n', `${JSON.stringify(request)}\n`);
  expect(messages).toEqual([request]);
  expect(answers).toEqual([{ jsonrpc: '2.0', error: { code: -32_600, message: 'The message is longer than 104857600 bytes and was dropped' } }]);
});
