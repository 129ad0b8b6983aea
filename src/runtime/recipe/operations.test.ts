import { expect, test } from 'vitest';
import { createContext } from '../platform/context.ts';
import { runOperation } from '../run.ts';
import { run } from './fields.ts';
import implementation from './operations.ts';
import type { Step } from './recipe.ts';

const uuid: Step = { tool: 'uuid-generator', operation: 'generate' };
const encode: Step = { tool: 'base64-string-converter', operation: 'encode' };
const hmac: Step = { tool: 'hmac-generator', operation: 'hmac', options: { algorithm: 'sha-256', encoding: 'hex' } };

/** What a page gets for a recipe. */
async function show(steps: readonly Step[], input: Readonly<Record<string, unknown>> = {}, signal?: AbortSignal): Promise<Readonly<Record<string, unknown>>> {
  const recipe = JSON.stringify({ version: 1, name: 'x', steps });
  const outcome = await runOperation(implementation, 'run', { recipe, ...input }, createContext(signal ? { signal } : {}));
  if (outcome.kind !== 'output') throw new Error(JSON.stringify(outcome));
  return outcome.output;
}

test('does not run steps before the first changed one again', async () => {
  const first = await show([uuid, encode], { chosen: 0 });
  const second = await show([uuid, { ...encode, options: { urlSafe: true } }], { chosen: 0 });
  expect(second.chosenResult).toBe(first.chosenResult);
  const third = await show([uuid, encode, encode], { chosen: 0 });
  expect(third.chosenResult).toBe(first.chosenResult);
  // Another step is selected, and nothing else has changed.
  const fourth = await show([uuid, encode, encode], { chosen: 1 });
  expect(fourth.result).toBe(third.result);
});

test('runs all again for another text, another first step, or on request', async () => {
  const first = await show([uuid, encode], { chosen: 0 });
  const again = await show([uuid, encode], { chosen: 0 });
  expect(again.chosenResult).not.toBe(first.chosenResult);
  const other = await show([{ ...uuid, options: { version: 'v7' } }, encode], { chosen: 0 });
  expect(other.chosenResult).not.toBe(again.chosenResult);
  await show([encode], { text: 'a' });
  expect((await show([encode], { text: 'b' })).result).toBe('Yg==');
});

test('secrets reach their step, and a changed one runs it again', async () => {
  // RFC 4231, test case 2.
  const text = 'what do ya want for nothing?';
  const signed = await show([hmac], { text, secrets: JSON.stringify({ 0: { key: 'Jefe' } }) });
  expect(signed.result).toBe('5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843');
  expect((await show([hmac], { text, secrets: JSON.stringify({ 0: { key: 'other' } }) })).result).not.toBe(signed.result);
});

test('reports the outcome of each step', async () => {
  const shown = await show([{ ...encode, each: 'line' }, { ...encode, off: true }, { tool: 'json-minify', operation: 'minify', each: 'all' }, encode], {
    text: 'a\nb',
  });
  expect(shown.reports).toMatchObject([
    { status: 'done', items: 2, size: 8, format: 'base64', isFile: false, failure: '' },
    { status: 'off' },
    { status: 'failed', failure: expect.stringContaining('invalid-json') },
    { status: 'waiting' },
  ]);
  expect(shown.result).toBe('');
});

test('passes a file on unchanged', async () => {
  const shown = await show([{ tool: 'base64-file-converter', operation: 'decode' }], { text: 'iVBORw0KGgo=' });
  expect(shown.result).toBe('');
  expect(shown.resultFile).toMatchObject({ content: new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) });
});

test('the selected step is not stored between visits', () => {
  expect(run.input.chosen.remembered).toBe(false);
});

test('a canceled recipe ends, and an invalid one is rejected', async () => {
  const recipe = JSON.stringify({ version: 1, name: 'x', steps: [encode] });
  const context = createContext({ signal: AbortSignal.abort(new Error('canceled')) });
  expect(await runOperation(implementation, 'run', { recipe }, context)).toEqual({ kind: 'canceled' });
  expect(await runOperation(implementation, 'run', { recipe: '{' }, createContext({}))).toMatchObject({ kind: 'error', error: { code: 'not-json' } });
});
