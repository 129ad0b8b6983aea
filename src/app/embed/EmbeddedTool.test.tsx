import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beginRecipe } from '../../page/recipes/begin-recipe.ts';
import { handOver } from '../../page/session/drafts.ts';
import { provideFirstAnswers } from '../../page/session/first-answer.ts';
import { provideHost } from '../../page/storage/host.ts';
import type { ToolMessage } from '../../runtime/embed/messages.ts';
import { parseRecipeLink } from '../../runtime/recipe/link.ts';
import { RECIPES } from '../../runtime/recipe/name.ts';
import { loadOperations } from '../../tools/declarations.ts';
import { renderApp } from '../testing/render-app.tsx';
import { renderTool } from '../testing/render-tool.tsx';
import { forgetOrigin } from './connect.ts';
import { openOutside } from './open-outside.ts';
import { forgetRuns } from './runs.ts';

const WIKI = 'https://wiki.example';
const TOOL = 'base64-string-converter';

let got: (readonly [ToolMessage, string])[] = [];
const parent = {
  get location(): never {
    throw new DOMException('Blocked', 'SecurityError');
  },
  postMessage: (message: ToolMessage, origin: string) => got.push([message, origin]),
};
const realParent = Object.getOwnPropertyDescriptor(window, 'parent');

beforeEach(() => {
  got = [];
  document.documentElement.dataset.embed = '';
  Object.defineProperty(window, 'parent', { value: parent, configurable: true });
  provideHost({ embedOrigins: [WIKI] });
});

afterEach(() => {
  if (realParent) Object.defineProperty(window, 'parent', realParent);
  provideHost({});
  forgetOrigin();
  forgetRuns();
  provideFirstAnswers([]);
});

const event = (data: unknown, origin = WIKI): MessageEvent => new MessageEvent('message', { data, origin, source: parent as never });

/** Sends a message of the page around the tool, and waits until it is applied. */
const send = (...messages: readonly unknown[]): Promise<void> =>
  act(async () => {
    for (const data of messages) dispatchEvent(event(data));
    await new Promise((done) => void setTimeout(done));
  });

const hello = { type: 'penknife:hello' };
const messages = (type: ToolMessage['type']) => got.flatMap(([message]) => (message.type === type ? [message] : []));

/** Waits for the last result with this output. */
const result = (outputs: Readonly<Record<string, unknown>>) => waitFor(() => expect(messages('penknife:result').at(-1)).toMatchObject({ outputs }));

test('a hello is answered with the names of the tool and the last result', async () => {
  await renderTool(TOOL);
  await screen.findByRole('link', { name: 'Open in Penknife' });
  expect(got).toEqual([]);
  await send(hello);
  expect(got[0]).toEqual([expect.objectContaining({ type: 'penknife:ready', version: 1, tool: TOOL }), WIKI]);
  await waitFor(() => expect(messages('penknife:result')).not.toEqual([]));
  expect(new Set(got.map(([, origin]) => origin))).toEqual(new Set([WIKI]));
  screen.getByText(`Results are shared with ${WIKI}.`);
});

test('every hello is answered, and so is another first message', async () => {
  await renderTool(TOOL);
  await screen.findByRole('link', { name: 'Open in Penknife' });
  await send({ type: 'penknife:set', operation: 'encode', fields: { text: 'a' } });
  expect(messages('penknife:ready')).toHaveLength(1);
  await send({ type: 'penknife:set', operation: 'encode', fields: { text: 'b' } });
  expect(messages('penknife:ready')).toHaveLength(1);
  await send(hello);
  expect(messages('penknife:ready')).toHaveLength(2);
});

test('a result that the build has found is sent without a run', async () => {
  provideFirstAnswers([{ tool: TOOL, operation: 'encode', output: { base64: 'Zmlyc3Q=' } }]);
  await renderTool(TOOL);
  await screen.findByRole('link', { name: 'Open in Penknife' });
  await send(hello);
  expect(messages('penknife:result')).toMatchObject([{ operation: 'encode', outputs: { base64: 'Zmlyc3Q=' } }]);
});

test('values are shown, run and answered; an operation is selected', async () => {
  const { box } = await renderTool(TOOL);
  await screen.findByRole('link', { name: 'Open in Penknife' });
  await send(hello, { type: 'penknife:set', operation: 'encode', fields: { text: 'hi' } });
  await result({ base64: 'aGk=' });
  expect(box('encode', 'text').value).toBe('hi');
  await send({ type: 'penknife:set', operation: 'decode', fields: { base64: 'aGV5' } });
  await result({ text: 'hey' });
  expect(box('decode', 'base64').value).toBe('aGV5');
});

test('invalid values change nothing and are answered with code and field', async () => {
  const { box } = await renderTool(TOOL);
  await screen.findByRole('link', { name: 'Open in Penknife' });
  await send(hello, { type: 'penknife:set', operation: 'encode', fields: { text: 'hi' } });
  await send(
    { type: 'penknife:set', operation: 'encode', fields: { text: 'no', more: 1 } },
    { type: 'penknife:set', operation: 'encode', fields: { text: 7 } },
  );
  expect(messages('penknife:error')).toEqual([
    { type: 'penknife:error', code: 'unknown-field', field: 'more', message: 'Unknown field: more.' },
    { type: 'penknife:error', code: 'wrong-type', field: 'text', message: 'Must be a string.' },
  ]);
  expect(box('encode', 'text').value).toBe('hi');
});

test('a failed run is answered with its error', async () => {
  await renderTool(TOOL);
  await screen.findByRole('link', { name: 'Open in Penknife' });
  await send(hello, { type: 'penknife:set', operation: 'decode', fields: { base64: '*' } });
  await waitFor(() => expect(messages('penknife:error').at(-1)).toMatchObject({ operation: 'decode', field: 'base64' }));
});

test('a flood of messages is one change, of the last values', async () => {
  await renderTool(TOOL);
  await screen.findByRole('link', { name: 'Open in Penknife' });
  await send(hello);
  await waitFor(() => expect(messages('penknife:result')).not.toEqual([]));
  const before = messages('penknife:result').length;
  await send(...Array.from({ length: 5000 }, (_, index) => ({ type: 'penknife:set', operation: 'encode', fields: { text: `text ${index}` } })));
  await result({ base64: btoa('text 4999') });
  expect(messages('penknife:result').length - before).toBeLessThanOrEqual(2);
});

test('messages before the tool is ready apply, and only once', async () => {
  const end = new AbortController();
  window.earlyMessages = { events: [event(hello), event({ type: 'penknife:set', operation: 'encode', fields: { text: 'early' } })], end };
  await renderTool(TOOL);
  await result({ base64: 'ZWFybHk=' });
  expect([end.signal.aborted, window.earlyMessages.events]).toEqual([true, []]);
});

test('early messages of other origins are dropped', async () => {
  window.earlyMessages = {
    events: [event(hello, 'https://evil.example'), event({ type: 'penknife:set', fields: { text: 'x' } }, 'null')],
    end: new AbortController(),
  };
  await renderTool(TOOL);
  await screen.findByRole('link', { name: 'Open in Penknife' });
  await send();
  expect(got).toEqual([]);
});

test('the text of a reader that a message replaces can be restored, values of messages are just replaced', { tags: ['slow'] }, async () => {
  const { user, box } = await renderTool(TOOL);
  await screen.findByRole('link', { name: 'Open in Penknife' });
  const field = box('encode', 'text');
  await send(hello, { type: 'penknife:set', operation: 'encode', fields: { text: 'one' } });
  await send({ type: 'penknife:set', operation: 'encode', fields: { text: 'two' } });
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  fireEvent.change(field, { target: { value: 'mine' } });
  await send({ type: 'penknife:set', operation: 'encode', fields: { text: 'three' } });
  expect(field.value).toBe('three');
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(field.value).toBe('mine');
});

test('nothing is stored, and nothing that the reader has stored is shown', async () => {
  const stored = { [`penknife.inputs.${TOOL}`]: '{"encode":{"text":"private"}}', [`penknife.options.${TOOL}`]: '{"encode":{"urlSafe":true}}' };
  const { box } = await renderTool(TOOL, { stored });
  const field = box('encode', 'text');
  expect(field.value).not.toContain('private');
  const before = { ...localStorage };
  fireEvent.change(field, { target: { value: 'mine' } });
  dispatchEvent(new Event('pagehide'));
  expect({ ...localStorage }).toEqual(before);
  const leave = new Event('beforeunload', { cancelable: true });
  dispatchEvent(leave);
  expect(leave.defaultPrevented).toBe(false);
});

test('the link opens the whole page with the current values in a new tab', async () => {
  const { box } = await renderTool(TOOL);
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Open in Penknife' });
  fireEvent.change(box('encode', 'text'), { target: { value: 'mine' } });
  // happy-dom would load the page.
  document.addEventListener('click', (click) => click.preventDefault(), { once: true });
  fireEvent.click(link);
  expect([link.target, link.rel, link.href]).toEqual(['_blank', 'noopener', `${location.origin}/${TOOL}#/encode?text=mine`]);
});

test('the palette and the list of keys do not open in a frame, and the page around it keeps the focus', { tags: ['slow'] }, async () => {
  const { user } = await renderApp(`/${TOOL}?embed`);
  await screen.findByRole('link', { name: 'Open in Penknife' });
  await user.keyboard('{Control>}k{/Control}?');
  expect(document.querySelector('dialog')).toBeNull();
  expect(document.activeElement).toBe(document.body);
});

test('a result that another tool takes opens there in a new tab, without secrets', { tags: ['slow'] }, async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  await renderApp(`/${TOOL}?embed`);
  const operations = await loadOperations('hmac-generator');
  handOver('hmac-generator', operations, 'hmac', { text: 'a&b', key: 'private' });
  await openOutside('hmac-generator');
  await openOutside('text-diff');
  beginRecipe({ version: 1, name: 'Mine', steps: [] }, 'a text');
  await openOutside(RECIPES);
  const opened = open.mock.calls.map(([url]) => String(url));
  expect(opened.slice(0, 2)).toEqual([expect.stringContaining('/hmac-generator#/'), `${location.origin}/text-diff`]);
  expect(opened[0]).toContain('=a%26b');
  expect(opened[0]).not.toContain('private');
  expect(await parseRecipeLink(opened[2] ?? '')).toEqual({ recipe: { version: 1, name: 'Mine', steps: [] }, text: 'a text' });
  expect(open.mock.calls.every(([, target, features]) => target === '_blank' && features === 'noopener')).toBe(true);
});
