import { createHmac } from 'node:crypto';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { loadTool } from '../../../app/ToolView.tsx';
import type { LoadedTool } from '../../../page/session/use-tool.ts';
import type { Outcome } from '../../../runtime/run.ts';
import { base64, base64url } from '../testing/sample.ts';
import { renderUnwrapped } from '../testing/render-unwrap.tsx';
import { shownTree } from '../testing/shown.ts';
import { Content } from './Content.tsx';
import { nodesTo } from './nodes.ts';

const HELLO = 'Hello, world! This is text.';
const NESTED = JSON.stringify({ a: base64(HELLO) });

type Run = LoadedTool['run'];

/** Runs the operations of the tool, except that `instead` may end a run in another way. It records the requests. */
async function runsWith(instead: (operation: string) => Promise<Outcome> | undefined = () => undefined) {
  const { tool } = await loadTool('unwrap', 'en');
  const paths: string[] = [];
  const run: Run = (request, options) => {
    if (request.operation === 'unwrap') paths.push(String(request.input['path']));
    return instead(request.operation) ?? tool.run(request, options);
  };
  return { run, paths };
}

async function show(text: string, path: string, changes: Partial<LoadedTool> = {}) {
  const nodes = nodesTo(await shownTree(text), path);
  const node = nodes.at(-1);
  if (!node) throw new Error('no node');
  const around = nodes.slice(0, -1);
  const view = await renderUnwrapped({ text }, (operation) => <Content operation={operation} around={around} node={node} />, changes);
  await waitFor(() => expect(view.state()).toMatchObject({ isRunning: false, answered: { text } }));
  return { ...view, text: () => view.state().input.text };
}

const editor = (): HTMLTextAreaElement => screen.getByRole('textbox', { name: 'Content' });
const edit = (text: string): boolean => fireEvent.change(editor(), { target: { value: text } });
const untilShown = (text: string): Promise<void> => waitFor(() => expect(editor().value).toBe(text));

const sign = (body: string): string => `${body}.${createHmac('sha256', 'secret').update(body).digest('base64url')}`;

test('the content of the root is not asked for again', async () => {
  const { run, paths } = await runsWith();
  await show(NESTED, '', { run });
  expect(screen.queryByRole('textbox')).toBeNull();
  screen.getByRole('button', { name: 'Copy Content' });
  expect(new Set(paths)).toEqual(new Set(['']));
  // Those of the sample, with which the page starts, and of the text.
  expect(paths.length).toBeLessThanOrEqual(3);
});

test('an edit changes the input, and pins the layers above', { tags: ['slow'] }, async () => {
  const { state } = await show(NESTED, '0.0');
  await untilShown(HELLO);
  edit('Hi');
  await waitFor(() => expect(state().input).toMatchObject({ text: '{"a":"SGk="}', layers: '=json 0=base64' }));
  expect(editor().value).toBe('Hi');
});

test('a content cannot be edited before it is shown', async () => {
  const { run } = await runsWith((operation) => (operation === 'unwrap' ? new Promise(() => undefined) : undefined));
  const [root, value, content] = nodesTo(await shownTree(NESTED), '0.0');
  if (!root || !value || !content) throw new Error('no node');
  await renderUnwrapped({ text: NESTED }, (operation) => <Content operation={operation} around={[root, value]} node={content} />, { run });
  expect(editor().readOnly).toBe(true);
});

test('an input that is replaced during an edit stays', async () => {
  const ends: ((outcome: Outcome) => void)[] = [];
  const { run } = await runsWith((operation) => (operation === 'wrap' ? new Promise((resolve) => ends.push(resolve)) : undefined));
  const { state, text } = await show(NESTED, '0.0', { run });
  await untilShown(HELLO);
  edit('Hi');
  const other = JSON.stringify({ a: base64(`${HELLO} More.`) });
  await act(async () => state().setAll({ text: other }));
  await untilShown(`${HELLO} More.`);
  await act(async () => ends[0]?.({ kind: 'output', output: { result: '{"a":"SGk="}', content: null, notes: [] }, isRandom: false }));
  expect(text()).toBe(other);
  expect(editor().value).toBe(`${HELLO} More.`);
});

test('a refused edit stays with its error until the input is replaced', { tags: ['slow'] }, async () => {
  const numbers = JSON.stringify({ exp: 1_767_225_600, a: base64(HELLO) });
  const { state, text } = await show(numbers, '0');
  await untilShown('1767225600');
  edit('soon');
  await screen.findByRole('alert');
  expect([text(), editor().value]).toEqual([numbers, 'soon']);
  await act(async () => state().setAll({ text: numbers.replace('1767', '1768') }));
  await untilShown('1768225600');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a bug is reported', async () => {
  const { run } = await runsWith((operation) => (operation === 'wrap' ? Promise.resolve({ kind: 'bug', message: 'x' }) : undefined));
  const { text } = await show(NESTED, '0.0', { run });
  await untilShown(HELLO);
  edit('Hi');
  expect((await screen.findByRole('alert')).textContent).toContain('This is a bug in Penknife');
  expect(text()).toBe(NESTED);
});

test('a token is signed again with the key', { tags: ['slow'] }, async () => {
  const header = base64url('{"alg":"HS256","typ":"JWT"}');
  const { text } = await show(sign(`${header}.${base64url('{"sub":"ada"}')}`), '1');
  await untilShown('{"sub":"ada"}');
  edit('{"sub":"bob"}');
  await screen.findByText(/^The signature no longer matches\./u);
  fireEvent.change(screen.getByLabelText('Signing key'), { target: { value: 'secret' } });
  await screen.findByText('Signed again with your key.');
  expect(text()).toBe(sign(`${header}.${base64url('{"sub":"bob"}')}`));
});

test('content outside of tokens has no signing key', async () => {
  await show(NESTED, '0.0');
  expect(screen.queryByLabelText('Signing key')).toBeNull();
});
