import { act, fireEvent, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { copied } from '../app/testing/clipboard.ts';
import { holdRuns } from '../app/testing/engine.ts';
import { renderTool } from '../app/testing/render-tool.tsx';
import { raise } from './testing/raise.ts';
import { advance, closeApp, toastWith } from './testing/render-part.tsx';

// Tests what a visitor does on the pages of real tools, whose parts have their own tests.

/** Whether closing or reloading the tab would show a warning. */
const asksFirst = (): boolean => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('copies the values of a group together, one per line', { tags: ['slow'] }, async () => {
  const view = await renderTool('ipv4-subnet-calculator');
  await view.expectShown('describe', 'cidr', '192.168.0.0/24');
  await view.user.click(view.getByLabelText('Copy all: Range'));
  await waitFor(async () => expect(await copied()).toContain('Network address: 192.168.0.0\nLast address: 192.168.0.255\n'));
  expect((await copied()).split('\n').at(-1)).toBe('Usable hosts: 254');
});

test('labels the last valid result, and disables actions that need a current one', { tags: ['slow'] }, async () => {
  const view = await renderTool('ipv4-subnet-calculator');
  await view.expectShown('describe', 'cidr', '192.168.0.0/24');
  view.fill('describe', 'network', '192.168.0.1/99');
  await waitFor(() => expect(view.getAllByText('Sample result').length).toBeGreaterThan(0));
  expect(view.container.querySelectorAll('[role=alert]')).toHaveLength(1);
  expect(view.shown('describe', 'cidr')).toBe('192.168.0.0/24');
  const cidr = view.part('describe', 'cidr');
  expect(cidr.querySelector('[data-action="copy"]')?.getAttribute('aria-label')).toMatch(/^Copy .*sample result/u);
  expect(cidr.querySelector('[data-action="open-in"]')?.matches(':disabled')).toBe(true);
  vi.spyOn(Element.prototype, 'checkVisibility').mockReturnValue(true);
  fireEvent.keyDown(document.body, { key: 'C', code: 'KeyC', ctrlKey: true, shiftKey: true });
  await toastWith(view, 'Sample result copied');
  expect(view.getAllByLabelText('Prefix length')[0]?.matches(':disabled')).toBe(true);
  expect(view.getByLabelText(/^Bit 32, host part/u).matches(':disabled')).toBe(true);
  for (const name of [/^← Previous/u, /^Next/u]) expect(view.getAllByRole('button', { name }).map((button) => button.matches(':disabled'))).toEqual([true]);
  view.fill('describe', 'network', '10.0.0.0/8');
  await view.expectShown('describe', 'cidr', '10.0.0.0/8');
  expect(view.queryByText('Sample result')).toBeNull();
  view.fill('describe', 'network', '10.0.0.0/99');
  await waitFor(() => expect(view.getAllByText('Last valid result').length).toBeGreaterThan(0));
});

test('without a file nothing runs and nothing can be canceled, however slow the network is', async () => {
  const engine = holdRuns();
  const view = await renderTool('base64-file-converter', { engine });
  await waitFor(() => expect(engine.runs).toHaveLength(1));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await advance(5_000);
  expect(view.queryByText('Working…')).toBeNull();
  expect(view.getByText('Choose a file, or drop one anywhere on this page.').tagName).toBe('P');
});

test('without input, shows a message and Sample instead of empty rows', { tags: ['slow'] }, async () => {
  const view = await renderTool('roman-numeral-converter');
  view.choose('fromRoman');
  view.fill('fromRoman', 'roman', '');
  const sentence = await view.findByText('The result will appear here.');
  const results = sentence.closest('section') ?? document.body;
  await view.user.click(within(results).getByText('Sample'));
  await waitFor(() => expect(view.shown('fromRoman', 'number')).not.toBe(''));
  closeApp(view);
  const subnet = await renderTool('ipv4-subnet-calculator');
  await subnet.expectShown('describe', 'cidr', '192.168.0.0/24');
  subnet.fill('describe', 'network', '');
  await subnet.findByText('The result will appear here.');
  expect(subnet.queryAllByText('Empty').filter((element) => element.closest('[hidden]') === null)).toEqual([]);
});

test('a click copies a reference row, which has its own URL', { tags: ['slow'] }, async () => {
  const view = await renderTool('http-status-codes');
  const row = await waitFor(() => document.getElementById('404') ?? raise());
  await view.user.click(within(row).getByText('Not Found'));
  await waitFor(async () => expect(await copied()).toBe('404'));
  expect(row.querySelector('a')?.getAttribute('href')).toBe('#404');
});

test('Undo restores a text after Clear', { tags: ['slow'] }, async () => {
  const view = await renderTool('json-prettify');
  view.fill('format', 'input', '[1, 2]');
  const clear = view.container.querySelector('[data-action="clear"]') ?? raise();
  await view.user.dblClick(clear);
  expect(view.box('format', 'input').value).toBe('');
  expect([clear.getAttribute('aria-disabled'), document.activeElement]).toEqual(['true', clear]);
  await view.user.click(await view.findByText('Undo'));
  expect(view.box('format', 'input').value).toBe('[1, 2]');
});

test('closing the tab asks if typed text would be lost', { tags: ['slow'] }, async () => {
  const view = await renderTool('hash-text', { link: '#/hash?text=linked' });
  await view.expectShown('hash', 'digests', /SHA/u);
  expect(asksFirst()).toBe(false);
  view.fill('hash', 'text', 'typed');
  await waitFor(() => expect(asksFirst()).toBe(true));
  view.fill('hash', 'text', '');
  await waitFor(() => expect(asksFirst()).toBe(false));
});

test('asks before closing the tab until a generated token is copied', { tags: ['slow'] }, async () => {
  const view = await renderTool('token-generator');
  await view.expectShown('generate', 'tokens', /\S/u);
  expect(asksFirst()).toBe(true);
  await view.user.click(view.getByLabelText('Copy Tokens'));
  await waitFor(async () => expect(await copied()).toBe(view.shown('generate', 'tokens')));
  expect(asksFirst()).toBe(false);
  const before = view.shown('generate', 'tokens');
  await view.user.click(view.getByText('Refresh'));
  await waitFor(() => expect(view.shown('generate', 'tokens')).not.toBe(before));
  expect(asksFirst()).toBe(true);
  getSelection()?.selectAllChildren(view.part('generate', 'tokens').querySelector('[data-value="tokens"]') ?? raise());
  fireEvent.copy(document.body);
  expect(asksFirst()).toBe(false);
});

test('closing the tab asks while a stopwatch runs', async () => {
  const view = await renderTool('chronometer');
  expect(asksFirst()).toBe(false);
  await view.user.click(view.getByText('Start'));
  await waitFor(() => expect(asksFirst()).toBe(true));
});

test('a link of a later version: known values are applied, the rest is listed', async () => {
  const view = await renderTool('roman-numeral-converter', { link: '#/toRoman?number=7&letterCase=title&color=red' });
  await view.expectShown('toRoman', 'roman', 'VII');
  expect(view.getByText(/^This link was created by another version of Penknife\./u).textContent).toBe(
    'This link was created by another version of Penknife. Ignored: color, letterCase.',
  );
  history.pushState(null, '', '/roman-numeral-converter#/toEtruscan?number=7');
  await act(async () => dispatchEvent(new Event('hashchange')));
  expect(view.getByText(/^This link was created by another version of Penknife\./u).textContent).toBe(
    'This link was created by another version of Penknife. Ignored: toEtruscan.',
  );
});

test.each(['roman-numeral-converter', 'json-prettify'])('invalid values in storage break no page: %s', { tags: ['slow'] }, async (id) => {
  for (const rubbish of ['{"broken', '7', '[[]]', '{"":{}}', 'null']) {
    const view = await renderTool(id, { stored: { [`penknife.options.${id}`]: rubbish, [`penknife.inputs.${id}`]: rubbish } });
    const [operation, output] = id === 'json-prettify' ? ['format', 'output'] : ['toRoman', 'roman'];
    await waitFor(() => expect(view.shown(operation, output)).not.toBe(''));
    closeApp(view);
  }
});
