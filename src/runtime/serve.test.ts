import { expect, test } from 'vitest';
import { serve } from './platform/serve.ts';
import type { FromWorker } from './worker-messages.ts';

test('an output that cannot be passed on is an error, and the worker goes on', async () => {
  const answers: FromWorker[] = [];
  const answered = (count: number): Promise<void> => expect.poll(() => answers.length).toBe(count);
  let hasRoom = false;
  const handle = serve((message) => {
    if (message.type !== 'outcome') return;
    if (!hasRoom && message.outcome.kind === 'output') throw new RangeError('Out of memory');
    answers.push(message);
  });
  const request = { tool: 'json-minify', operation: 'minify', input: { input: '[ ]' }, locale: 'en', timeZone: 'UTC', reference: { own: {}, english: {} } };
  handle({ type: 'run', id: 1, request });
  await answered(1);
  hasRoom = true;
  handle({ type: 'run', id: 2, request });
  await answered(2);
  expect(answers).toMatchObject([
    { id: 1, outcome: { kind: 'error', error: { code: 'too-long' } } },
    { id: 2, outcome: { kind: 'output', output: { output: '[]' } } },
  ]);
});
