import { act, render, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { choice, flag, text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';
import { setStored } from '../../app/testing/stored.ts';
import type { Draft } from './drafts.ts';
import { handOver } from './drafts.ts';
import { fillStorage } from '../testing/full-storage.ts';
import { raise } from '../testing/raise.ts';
import { advance, renderPart, toastWith, toolOf } from '../testing/render-part.tsx';
import { MAX_FILE_BYTES } from '../files/max-file-bytes.ts';
import { hasUnsavedInput } from './unsaved.ts';
import type { PageActions, PageState } from './session.ts';
import { useDraft, useFreshStart, usePageActions, usePageState, useTool, useWords } from './use-tool.ts';

const operations = {
  toYaml: declare({
    input: {
      json: text({ primary: true, multiline: true, format: 'json', sample: '{}' }),
      indent: choice(['two', 'four']),
      strict: flag(),
      key: text({ secret: true }),
      note: text(),
      draft: text({ remembered: true, unlinked: true }),
    },
    output: { yaml: text({ primary: true }) },
  }),
  toJson: declare({ input: { yaml: text({ primary: true, multiline: true, format: 'yaml' }), minify: flag() }, output: { json: text({ primary: true }) } }),
};
const words = { 'inputs.json.label': 'JSON', 'inputs.yaml.label': 'YAML', 'inputs.note.label': 'Note', 'page.laps': '{count} laps' };

type Store = PageActions & PageState & Pick<Draft, 'notUnderstood'> & { readonly state: PageState };

/** Renders a page of the tool without parts. */
async function open(link = '', part?: () => void) {
  const stores: Store[] = [];
  const Reader = () => {
    const state = usePageState((all) => all);
    const { notUnderstood } = useDraft();
    stores.push({ ...usePageActions(), ...state, state, notUnderstood });
    part?.();
    return null;
  };
  const tool = await toolOf(operations, {}, words);
  const view = await renderPart(<Reader />, { ...tool, link });
  const store = (): Store => stores.at(-1) ?? raise();
  const input = (operation: string): Store['state']['inputs'][string] => store().state.inputs[operation] ?? {};
  return { ...view, store, input };
}

const stored = (name: string): unknown => JSON.parse(localStorage.getItem(`penknife.${name}`) ?? 'null');

const Part = () => {
  useTool();
  return null;
};

test('throws for a part outside of a tool page', () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  expect(() => render(<Part />)).toThrow('this part belongs on a tool page');
});

test('changes some inputs of an operation, and leaves the others', async () => {
  const { store, input } = await open();
  expect(store().state.samples).toEqual(['toYaml']);
  await act(async () => store().change('toYaml', { indent: 'four' }));
  expect(input('toYaml')).toMatchObject({ json: '{}', indent: 'four', strict: false });
  expect(store().state.samples).toEqual(['toYaml']);
  await act(async () => store().change('toJson', { yaml: 'a: 1' }));
  expect(store().state.samples).toEqual(['toYaml']);
  await act(async () => store().change('toYaml', { json: '{}' }));
  expect(store().state).toMatchObject({ samples: [], active: 'toYaml' });
  expect(input('toJson')).toEqual({ yaml: 'a: 1', minify: false });
});

test('writes the selected operation into the URL, and nothing for the first', async () => {
  const { store } = await open();
  history.replaceState({ ...history.state, entry: 7 }, '', '/demo?x=1');
  await act(async () => store().select('toJson'));
  expect(store().state.active).toBe('toJson');
  expect(location.pathname + location.search + location.hash).toBe('/demo?x=1#/toJson');
  expect(history.state).toMatchObject({ entry: 7 });
  await act(async () => store().select('toYaml'));
  expect(location.pathname + location.search + location.hash).toBe('/demo?x=1');
});

test('leaves a link in the URL until something is changed, and other fragments permanently', async () => {
  const { store } = await open('#/toYaml?json=1');
  expect(location.hash).toBe('#/toYaml?json=1');
  await act(async () => store().change('toYaml', { json: '2' }));
  expect(location.hash).toBe('');
  history.replaceState(history.state, '', '/demo#404');
  await act(async () => store().select('toJson'));
  expect(location.hash).toBe('#404');
});

test('removes a secret in a link from the URL and the history, at the start and later, and ignores it', async () => {
  const { store, input } = await open('#/toYaml?json=1&key=hunter2&strict=true');
  expect([location.hash, history.state]).toEqual(['#/toYaml?json=1&strict=true', expect.objectContaining({ draft: expect.any(String) })]);
  expect(input('toYaml')).toMatchObject({ json: '1', strict: true, key: '' });
  expect(store().notUnderstood).toEqual(['key']);
  const { length } = history;
  await act(async () => {
    history.replaceState(null, '', '/demo#/toJson?yaml=2&key=hunter2');
    dispatchEvent(new HashChangeEvent('hashchange'));
  });
  expect([location.hash, history.length]).toEqual(['#/toJson?yaml=2', length]);
  expect(input('toJson')).toMatchObject({ yaml: '2' });
});

test('lists the values of a link that this version does not understand', async () => {
  const { store } = await open('#/toYaml?json=1&color=red');
  expect(store().notUnderstood).toEqual(['color']);
});

test('offers to undo a replacement of typed text, which also shows the operation again', async () => {
  const { store, input, user, ...view } = await open();
  await act(async () => store().change('toYaml', { json: '[1]', note: 'mine' }));
  await act(async () => {
    store().replace('toYaml', { json: '[2]', note: 'other', strict: true });
    store().select('toJson');
  });
  expect(input('toYaml')).toMatchObject({ json: '[2]', note: 'other', strict: true });
  const toast = await toastWith(view, 'JSON was replaced.');
  await user.click(view.getByRole('button', { name: 'Undo' }));
  expect(input('toYaml')).toMatchObject({ json: '[1]', note: 'mine', strict: true });
  expect(store().state.active).toBe('toYaml');
  await waitFor(() => expect(toast.isConnected).toBe(false));
});

test('replaces samples, defaults, empty texts and equal values without a notice', async () => {
  const { store, input, ...view } = await open();
  await act(async () => store().replace('toYaml', { json: '[2]' }));
  await act(async () => store().replace('toYaml', { json: '[2]' }));
  await act(async () => store().replace('toYaml', { note: 'x', indent: 'four' }));
  await act(async () => store().replace('toJson', { yaml: 'a', unknown: 1 }));
  expect(input('toYaml')).toMatchObject({ json: '[2]', note: 'x', indent: 'four' });
  await act(async () => store().replace('toJson', { yaml: 'b' }));
  await toastWith(view, 'YAML was replaced.');
  expect(view.queryByText('JSON was replaced.')).toBeNull();
});

test('stores changed options after a pause, and no data', async () => {
  const { store } = await open();
  vi.useFakeTimers();
  await act(async () => store().change('toYaml', { indent: 'four', json: '[1]' }));
  await advance(399);
  expect(stored('options.demo')).toBeNull();
  await advance(1);
  expect(stored('options.demo')).toEqual({ toYaml: { indent: 'four' } });
  localStorage.clear();
  await act(async () => store().change('toYaml', { json: '[2]' }));
  await advance(1_000);
  expect(stored('options.demo')).toBeNull();
});

test.each(['pagehide', 'another page'])('stores options immediately on %s', async (end) => {
  const { store, unmount } = await open();
  await act(async () => store().change('toJson', { minify: true }));
  expect(stored('options.demo')).toBeNull();
  if (end === 'pagehide') dispatchEvent(new Event('pagehide'));
  else unmount();
  expect(stored('options.demo')).toEqual({ toJson: { minify: true } });
});

test('stores nothing while nothing is changed', async () => {
  setStored({ 'penknife.options.demo': '{"toJson":{"minify":true}}' });
  const { input, unmount } = await open();
  expect(input('toJson')).toMatchObject({ minify: true });
  localStorage.removeItem('penknife.options.demo');
  dispatchEvent(new Event('pagehide'));
  unmount();
  expect(localStorage).toHaveLength(0);
});

test('keeps inputs on this device on request, without secrets, and clears them on request', async () => {
  const { store } = await open();
  expect(store().isKept).toBe(false);
  await act(async () => store().change('toYaml', { json: '[1]', key: 'hush' }));
  await act(async () => store().setKept(true));
  expect(store()).toMatchObject({ isKept: true, isKeepingRefused: false });
  expect(stored('inputs.demo')).toMatchObject({ toYaml: { json: '[1]' } });
  vi.useFakeTimers();
  await act(async () => store().change('toYaml', { json: '[2]' }));
  await advance(400);
  expect(stored('inputs.demo')).toMatchObject({ toYaml: { json: '[2]' } });
  expect(localStorage.getItem('penknife.inputs.demo')).not.toContain('hush');
  await act(async () => store().setKept(false));
  expect(store()).toMatchObject({ isKept: false, isKeepingRefused: false });
  expect(stored('inputs.demo')).toBeNull();
  await act(async () => store().change('toYaml', { json: '[3]' }));
  await advance(400);
  expect(stored('inputs.demo')).toBeNull();
});

test('shows stored inputs, and continues to store them', async () => {
  setStored({ 'penknife.inputs.demo': '{"toYaml":{"json":"[9]"}}' });
  const { store, input } = await open();
  expect(store().isKept).toBe(true);
  expect(input('toYaml')).toMatchObject({ json: '[9]' });
  await act(async () => store().change('toYaml', { json: '[8]' }));
  expect(hasUnsavedInput()).toBe(false);
});

test('stops keeping inputs when another tab deletes them', async () => {
  const { store } = await open();
  await act(async () => store().setKept(true));
  await act(async () => dispatchEvent(new StorageEvent('storage', { key: 'penknife.inputs.demo' })));
  expect(store().isKept).toBe(true);
  localStorage.removeItem('penknife.inputs.demo');
  await act(async () => dispatchEvent(new StorageEvent('storage', { key: 'penknife.inputs.other' })));
  expect(store().isKept).toBe(true);
  await act(async () => dispatchEvent(new StorageEvent('storage', { key: 'penknife.inputs.demo' })));
  expect(store().isKept).toBe(false);
  localStorage.setItem('penknife.inputs.demo', '{}');
  await act(async () => dispatchEvent(new StorageEvent('storage', { key: 'penknife.inputs.demo' })));
  expect(store().isKept).toBe(false);
});

test('reports that keeping inputs was refused, at the request and later', async () => {
  const { store } = await open();
  await act(async () => store().setKept(true));
  vi.useFakeTimers();
  const refusal = fillStorage();
  await act(async () => store().change('toYaml', { json: '[1]' }));
  expect(hasUnsavedInput()).toBe(false);
  await advance(400);
  expect(store()).toMatchObject({ isKept: true, isKeepingRefused: true });
  expect(hasUnsavedInput()).toBe(true);
  await act(async () => store().setKept(false));
  expect(store()).toMatchObject({ isKept: false, isKeepingRefused: false });
  await act(async () => store().setKept(true));
  expect(store()).toMatchObject({ isKept: false, isKeepingRefused: true });
  refusal.mockRestore();
  await act(async () => store().setKept(true));
  expect(store()).toMatchObject({ isKept: true, isKeepingRefused: false });
});

test('counts a text that is stored between visits as unsaved only if storing is refused', async () => {
  const { store } = await open();
  vi.useFakeTimers();
  await act(async () => store().change('toYaml', { draft: 'one' }));
  await advance(400);
  expect(hasUnsavedInput()).toBe(false);
  const refusal = fillStorage();
  await act(async () => store().change('toYaml', { draft: 'two' }));
  await advance(400);
  expect(hasUnsavedInput()).toBe(true);
  refusal.mockRestore();
  await act(async () => store().change('toYaml', { draft: 'three' }));
  await advance(400);
  expect(hasUnsavedInput()).toBe(false);
});

test('counts typed text as unsaved, but neither samples, options, links nor cleared text', async () => {
  const { store } = await open('#/toYaml?json=linked');
  expect(hasUnsavedInput()).toBe(false);
  await act(async () => store().change('toYaml', { json: 'typed' }));
  expect(hasUnsavedInput()).toBe(true);
  await act(async () => store().change('toYaml', { json: '' }));
  expect(hasUnsavedInput()).toBe(false);
  await act(async () => store().change('toYaml', { json: '{}', strict: true }));
  expect(hasUnsavedInput()).toBe(false);
});

test('opens a file into the text, and drops its name when that is cleared or replaced', async () => {
  const { store, input } = await open();
  await act(async () => store().openFile('toYaml', 'json', new File(['[1]'], 'list.json')));
  expect(input('toYaml')).toMatchObject({ json: '[1]' });
  expect(store().openedFile).toEqual({ operation: 'toYaml', field: 'json', name: 'list.json', outcome: 'utf-8' });
  await act(async () => store().change('toJson', { yaml: '' }));
  await act(async () => store().change('toYaml', { json: '[2]', note: '' }));
  expect(store().openedFile?.name).toBe('list.json');
  await act(async () => store().change('toYaml', { json: '' }));
  expect(store().openedFile).toBeUndefined();
  await act(async () => store().openFile('toYaml', 'json', new File(['[1]'], 'list.json')));
  await act(async () => store().forgetFile());
  expect(store().openedFile).toBeUndefined();
});

test('opens a file whose extension needs another operation there, and selects that', async () => {
  const { store, input } = await open();
  await act(async () => store().openFile('toYaml', 'json', new File(['a: 1'], 'list.yml')));
  expect(store().state.active).toBe('toJson');
  expect(input('toJson')).toMatchObject({ yaml: 'a: 1' });
  expect(input('toYaml')).toMatchObject({ json: '{}' });
  expect(store().openedFile).toEqual({ operation: 'toJson', field: 'yaml', name: 'list.yml', outcome: 'utf-8' });
});

test.each([
  { name: 'latin.txt', bytes: [0x63, 0xe9], outcome: 'windows-1252', json: 'cé' },
  { name: 'wide.txt', bytes: [0xff, 0xfe, 0x61, 0x00], outcome: 'utf-16', json: 'a' },
  { name: 'program.yaml', bytes: [0x00, 0xff], outcome: 'binary', json: '{}' },
])('reports how $name was read: $outcome', async ({ name, bytes, outcome, json }) => {
  const { store, input } = await open();
  await act(async () => store().openFile('toYaml', 'json', new File([new Uint8Array(bytes)], name)));
  expect(store().openedFile).toEqual({ operation: 'toYaml', field: 'json', name, outcome });
  expect(store().state.active).toBe('toYaml');
  expect(input('toYaml')).toMatchObject({ json });
});

test('leaves the text for a file that is too large or cannot be read', async () => {
  const { store, input } = await open();
  const large = Object.defineProperty(new File([''], 'large.txt'), 'size', { value: MAX_FILE_BYTES + 1 });
  await act(async () => store().openFile('toYaml', 'json', large));
  expect(store().openedFile).toMatchObject({ outcome: 'unreadable' });
  const gone = Object.assign(new File(['x'], 'gone.txt'), { arrayBuffer: async () => Promise.reject(new DOMException('gone', 'NotFoundError')) });
  await act(async () => store().openFile('toYaml', 'json', gone));
  expect(store().openedFile).toMatchObject({ name: 'gone.txt', outcome: 'unreadable' });
  expect(input('toYaml')).toMatchObject({ json: '{}' });
});

test('starts a fresh page with values that depend on the reader, again for another reason, and never a linked page', async () => {
  const begin = vi.fn<() => void>();
  let reason = 'de';
  const use = (): void => useFreshStart(begin, reason);
  const { store, unmount } = await open('', use);
  const calls = begin.mock.calls.length;
  expect(calls).toBeGreaterThan(0);
  await act(async () => store().change('toYaml', { note: 'x' }));
  expect(begin).toHaveBeenCalledTimes(calls);
  reason = 'fr';
  await act(async () => store().change('toYaml', { note: 'y' }));
  expect(begin).toHaveBeenCalledTimes(calls + 1);
  unmount();
  begin.mockClear();
  await open('#/toYaml?json=1', use);
  expect(begin).not.toHaveBeenCalled();
});

test('looks words up in the page section of the strings', async () => {
  let announced = '';
  await open('', () => {
    announced = useWords<{ page: { laps: string } }>()('laps', { count: 3 });
  });
  expect(announced).toBe('{count} laps');
});

test('applies a link in the same tab as a separate draft, and shows the earlier one on Back', async () => {
  const { store, input } = await open();
  await act(async () => store().change('toYaml', { json: 'typed' }));
  const { state } = history;
  await act(async () => {
    history.pushState(null, '', '/demo#/toYaml?json=linked');
    dispatchEvent(new Event('hashchange'));
  });
  expect(input('toYaml')).toMatchObject({ json: 'linked' });
  await act(async () => {
    history.replaceState(state, '', '/demo');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(input('toYaml')).toMatchObject({ json: 'typed' });
});

test.each([
  { path: '/demo.html', isFollowed: true },
  { path: '/demo/', isFollowed: true },
  { path: '/about', isFollowed: false },
  { path: '/demonstration', isFollowed: false },
])('follows the URL to $path: $isFollowed', async ({ path, isFollowed }) => {
  const { input } = await open();
  await act(async () => history.pushState(null, '', `${path}#/toYaml?json=linked`));
  expect(input('toYaml')?.json).toBe(isFollowed ? 'linked' : '{}');
});

test('shows a text from another page, and offers to restore typed text', async () => {
  const first = await open();
  await act(async () => first.store().change('toYaml', { json: 'typed' }));
  first.unmount();
  handOver('demo', operations, 'toJson', { yaml: 'given' });
  history.pushState(null, '', '/demo');
  const { store, input, user, ...view } = await open();
  expect(store().state.active).toBe('toJson');
  expect(input('toJson')).toMatchObject({ yaml: 'given' });
  await toastWith(view, 'Your previous input was set aside.');
  await user.click(view.getByRole('button', { name: 'Undo' }));
  expect(store().state.active).toBe('toYaml');
  expect(input('toYaml')).toMatchObject({ json: 'typed' });
  expect(input('toJson')).toMatchObject({ yaml: '' });
});

test('does not mention an earlier input if nothing was typed', async () => {
  const first = await open();
  await act(async () => first.store().change('toYaml', { strict: true }));
  first.unmount();
  handOver('demo', operations, 'toJson', { yaml: 'given' });
  history.pushState(null, '', '/demo');
  const { store, ...view } = await open();
  await act(async () => store().replace('toJson', { yaml: 'next' }));
  await toastWith(view, 'YAML was replaced.');
  expect(view.queryByText('Your previous input was set aside.')).toBeNull();
});
