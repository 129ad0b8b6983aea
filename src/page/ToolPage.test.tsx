import { act, fireEvent, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { copied } from '../app/testing/clipboard.ts';
import { setStored } from '../app/testing/stored.ts';
import { choice, file, flag, text } from '../contract/fields.ts';
import { declare } from '../contract/operations.ts';
import { begunRecipe } from './testing/drafts.ts';
import { loadLayout } from './layouts/load-layout.ts';
import { GeneratedTool, Tabs } from './GeneratedTool.tsx';
import { provideHost } from './storage/host.ts';
import look from './look.module.css';
import type { OperationState } from './session/operation-state.ts';
import { watchDownloads } from './testing/downloads.ts';
import { fillStorage } from './testing/full-storage.ts';
import { refuseCopies } from './testing/refuse-copies.ts';
import { raise } from './testing/raise.ts';
import { advance, closeApp, renderPart, toastWith, toolOf } from './testing/render-part.tsx';
import { ToolPage } from './ToolPage.tsx';
import type { PageActions } from './session/session.ts';
import { usePageActions } from './session/use-tool.ts';

const format = declare({
  input: {
    json: text({ primary: true, multiline: true, format: 'json', sample: '{}' }),
    note: text(),
    key: text({ secret: true }),
    logo: file({ optional: true }),
    indent: choice(['two', 'four']),
  },
  output: { text: text({ primary: true, multiline: true }) },
});
const words = {
  'inputs.json.label': 'JSON',
  'inputs.note.label': 'Note',
  'operations.format.label': 'Format',
  'operations.check.label': 'Check',
  description: 'Formats JSON.',
};
const about = { name: 'JSON tool' };

type Store = PageActions;

async function show(operations: Parameters<typeof toolOf>[0] = { format }, link = '') {
  const stores: Store[] = [];
  const Reader = () => {
    stores.push(usePageActions());
    return <p>tool</p>;
  };
  const tool = await toolOf(operations, { format: () => ({ text: '' }) }, words);
  const view = await renderPart(
    <ToolPage about={about} actions={<button type="button">Heart</button>}>
      <Reader />
    </ToolPage>,
    { ...tool, link },
  );
  const store = (): Store => stores.at(-1) ?? raise();
  return { ...view, store, announced: () => view.container.querySelector('header [role=status]')?.textContent };
}

const page = (): string => `${location.origin}/demo`;

test('a page has title, description and buttons above the tool', async () => {
  const view = await show();
  const head = view.container.querySelector('header');
  expect(head?.querySelector('h1')).toMatchObject({ textContent: 'JSON tool', tabIndex: -1 });
  expect(head?.querySelector('p')?.textContent).toBe('Formats JSON.');
  expect([...(head?.querySelectorAll('button') ?? [])].map(({ textContent }) => textContent)).toEqual(['Heart', 'Copy link', 'More actions']);
  expect(view.container.querySelector('article')?.lastElementChild?.textContent).toBe('tool');
});

test('a page without fields has no link to copy, and one without texts keeps nothing', async () => {
  const none = await show({});
  expect([...none.container.querySelectorAll('header button')].map(({ textContent }) => textContent)).toEqual(['Heart']);
  closeApp(none);
  const options = declare({ input: { strict: flag(), key: text({ secret: true }) }, output: { text: text({ primary: true }) } });
  const view = await show({ options });
  expect([...view.container.querySelectorAll('header button')].map(({ textContent }) => textContent)).toEqual(['Heart', 'Copy link']);
});

test('a page lists the values of a link that it does not understand', async () => {
  const view = await show(undefined, '#/format?json=1&color=red&size=2');
  expect(view.getByText('This link was created by another version of Penknife. Ignored: color, size.')).toMatchObject({
    className: `${look.banner} ${look.doubtful}`,
  });
  closeApp(view);
  const known = await show(undefined, '#/format?json=1');
  expect(known.queryByText(/^This link/u)).toBeNull();
});

test('Copy link copies the URL with the values, and confirms that for a while', async () => {
  const view = await show();
  await act(async () => view.store().change('format', { json: '[1, "ü"]', indent: 'four' }));
  const button = view.container.querySelector<HTMLElement>('[data-action="copy-link"]') ?? raise();
  expect(view.announced()).toBe('');
  const icon = button.querySelector('svg')?.innerHTML;
  vi.useFakeTimers();
  await act(async () => button.click());
  await advance(0);
  expect(await copied()).toBe(`${page()}#/format?json=%5B1,%20%22%C3%BC%22%5D&indent=four`);
  expect(view.announced()).toBe('Link copied.');
  expect(button.querySelector('svg')?.innerHTML).not.toBe(icon);
  await advance(4_999);
  expect(view.announced()).toBe('Link copied.');
  await advance(1);
  expect(view.announced()).toBe('');
  expect(button.querySelector('svg')?.innerHTML).toBe(icon);
});

test('Copy link links to another operation in the same view while a part of the page requires it', async () => {
  const view = await show({ format, check: declare({ input: { json: text({ primary: true }) }, output: {} }) });
  await act(async () => view.store().change('check', { json: '2' }));
  await act(async () => view.store().linkTo('check'));
  await view.user.click(view.getByText('Copy link'));
  expect(await copied()).toBe(`${page()}#/check?json=2`);
  await act(async () => view.store().linkTo(undefined));
  await view.user.click(view.getByText('Copy link'));
  expect(await copied()).toMatch(/#\/format\?/u);
});

test.each([{ key: 'hush' }, { logo: { name: 'l.png', type: 'image/png', content: new Uint8Array() } }])(
  'Copy link reports that it omits secrets and files: %o',
  async (values) => {
    const view = await show();
    await act(async () => view.store().change('format', { json: '1', ...values }));
    await view.user.click(view.getByText('Copy link'));
    expect(view.announced()).toBe('Link copied, without secrets, files and drafts.');
    expect(await copied()).toBe(`${page()}#/format?json=1`);
  },
);

test.each([
  { length: 2_000, announced: 'Link copied.' },
  { length: 2_001, announced: 'Link copied. It is 2,001 characters long; some programs truncate links after 2,000.' },
])('Copy link reports a link of $length characters: $announced', async ({ length, announced }) => {
  const view = await show();
  await act(async () => view.store().change('format', { json: 'x'.repeat(length - `${page()}#/format?json=`.length) }));
  await view.user.click(view.getByText('Copy link'));
  expect(view.announced()).toBe(announced);
  expect(await copied()).toHaveLength(length);
});

test('Copy link omits texts that are too long, and offers them as files', async () => {
  const downloads = watchDownloads();
  const view = await show();
  const room = 32_000 - `${page()}#/format?json=`.length;
  await act(async () => view.store().change('format', { json: 'x'.repeat(room) }));
  await view.user.click(view.getByText('Copy link'));
  expect(await copied()).toHaveLength(32_000);
  await act(async () => view.store().change('format', { json: 'x'.repeat(room + 1), note: 'y'.repeat(room), indent: 'four' }));
  await view.user.click(view.getByText('Copy link'));
  expect(await copied()).toBe(`${page()}#/format?indent=four`);
  await toastWith(view, 'Link copied without JSON and Note, which is too long for a link. Share it as a file.');
  await view.user.click(view.getByText('Download'));
  expect(downloads.map(({ name, type, content }) => [name, type, content.size])).toEqual([
    ['demo.json', 'application/json', room + 1],
    ['demo.txt', 'text/plain', room],
  ]);
});

test('Copy link reports that copying is not allowed', async () => {
  const view = await show();
  refuseCopies();
  await act(async () => view.store().change('format', { json: 'x'.repeat(40_000) }));
  await view.user.click(view.getByText('Copy link'));
  await waitFor(() => expect(view.announced()).toBe('Could not copy to the clipboard. Select the text and copy it manually.'));
});

const openMenu = async (view: Awaited<ReturnType<typeof show>>) => {
  const button = view.getByRole('button', { name: 'More actions' });
  // The panel loads when it is opened, which is awaited.
  await act(async () => button.click());
  await view.findByRole('switch');
  return button;
};

test('a menu keeps the input on this device, and explains what that means', { tags: ['slow'] }, async () => {
  const view = await show();
  const button = await openMenu(view);
  const panel = view.container.querySelector<HTMLElement>('[data-popup]');
  expect([button.getAttribute('aria-expanded'), button.getAttribute('aria-controls')]).toEqual(['true', panel?.id]);
  const keep = await view.findByLabelText('Remember my input on this device');
  expect(keep).toMatchObject({ checked: false });
  const hint = (): string | undefined => panel?.querySelector('[role=status]')?.textContent;
  expect(hint()).toBe('Otherwise it is cleared when you close Penknife. Secrets and files are never stored.');
  await view.user.click(keep);
  expect(keep).toMatchObject({ checked: true });
  expect(localStorage.getItem('penknife.inputs.demo')).toContain('"json":"{}"');
  await view.user.click(keep);
  expect(localStorage.getItem('penknife.inputs.demo')).toBeNull();
  fillStorage();
  await view.user.click(keep);
  expect(keep).toMatchObject({ checked: false });
  expect(hint()).toBe('Your input could not be stored: storage is full or blocked. It is cleared when you close Penknife.');
});

test('a menu closes by its button, by Escape, and when the focus leaves, but not for a click on plain text', { tags: ['slow'] }, async () => {
  const view = await show();
  const button = await openMenu(view);
  const isOpen = (): boolean => view.container.querySelector('[data-popup]') !== null;
  await view.user.click(button);
  expect([isOpen(), button.getAttribute('aria-expanded')]).toEqual([false, 'false']);
  await openMenu(view);
  act(() => view.getByRole('switch').focus());
  expect(isOpen()).toBe(true);
  expect(fireEvent.keyDown(view.getByRole('switch'), { key: 'x' })).toBe(true);
  expect(fireEvent.keyDown(view.getByRole('switch'), { key: 'Escape' })).toBe(false);
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(button);
  expect(fireEvent.keyDown(button, { key: 'Escape' })).toBe(true);
  await openMenu(view);
  fireEvent.blur(button, { relatedTarget: null });
  expect(isOpen()).toBe(true);
  fireEvent.blur(button, { relatedTarget: view.getByRole('switch') });
  expect(isOpen()).toBe(true);
  fireEvent.blur(button, { relatedTarget: view.getByText('Heart') });
  expect(isOpen()).toBe(false);
});

test("a menu starts a recipe with the page's operation and text", async () => {
  const view = await show();
  await act(async () => view.store().change('format', { json: '[1]', indent: 'four', key: 'hush' }));
  await openMenu(view);
  await view.user.click(view.container.querySelector('[data-action="begin-recipe"]') ?? raise());
  expect(location.pathname).toBe('/recipes');
  const recipe = { version: 1, name: 'Untitled', steps: [{ tool: 'demo', operation: 'format', options: { indent: 'four' } }] };
  const begun = begunRecipe();
  expect(begun?.text).toBe('[1]');
  expect(JSON.parse(String(begun?.recipe))).toMatchObject({ steps: recipe.steps });
});

const check = declare({ input: { json: text({ primary: true, multiline: true }) }, output: { isValid: flag({ primary: true }) } });
const make = declare({ input: {}, output: { key: text({ primary: true, secret: true }) } });
const sign = declare({ input: { json: text({ primary: true, sample: 'x' }), key: text({ madeBy: 'make' }) }, output: { text: text({ primary: true }) } });

const generated = async (operations: Parameters<typeof toolOf>[0], views: object = {}, more: object = {}) => {
  const tool = await toolOf(
    operations,
    { format: () => ({ text: 't' }), check: () => ({ isValid: true }), sign: () => ({ text: 's' }), make: () => ({ key: 'k' }) },
    words,
  );
  await Promise.all([Tabs.load(), loadLayout('form'), loadLayout('two-panes')]);
  return renderPart(<GeneratedTool views={views} />, { ...tool, ...more });
};

test('a tool with one operation has no tabs, one with several a tab for each', { tags: ['slow'] }, async () => {
  const one = await generated({ format });
  expect(one.container.querySelector('[role=tablist]')).toBeNull();
  await one.expectShown('format', 'text', 't');
  closeApp(one);
  const two = await generated({ format, check });
  const tabs = [...two.container.querySelectorAll('[role=tab]')];
  expect(tabs.map((tab) => [tab.textContent, tab.getAttribute('aria-selected')])).toEqual([
    ['Format', 'true'],
    ['Check', 'false'],
  ]);
  expect(two.container.querySelector('[role=tablist]')?.getAttribute('aria-label')).toBe('Operation');
  expect(two.parts('check', 'json')).toHaveLength(0);
  two.choose('check');
  expect(two.part('check', 'json').dataset.kind).toBe('text');
  expect(two.parts('format', 'json')).toHaveLength(0);
  expect(location.hash).toBe('#/check');
  expect(two.container.querySelector('[data-tab="check"]')?.getAttribute('aria-selected')).toBe('true');
});

test('an operation that only generates the value of a field has no tab', async () => {
  const view = await generated({ sign, make });
  expect(view.container.querySelector('[role=tablist]')).toBeNull();
  expect(view.part('sign', 'key').textContent).toContain('Generate');
});

const View = ({ operation }: { readonly operation: OperationState }) => <p>own {operation.name}</p>;

test('views replace the generated ones: a component, an element, or that of another operation', async () => {
  const view = await generated({ format, check }, { format: View, check: <p>element</p> });
  expect(view.getByText('own format').tagName).toBe('P');
  view.choose('check');
  expect(view.getByText('element').tagName).toBe('P');
  closeApp(view);
  const shared = await generated({ format, check }, { format: View, check: 'format' }, { link: '#/check' });
  expect(shared.container.querySelector('[role=tablist]')).toBeNull();
  expect(shared.getByText('own format').tagName).toBe('P');
});

test.each([
  { layout: 'two-panes', operations: { format }, has: '[data-fill]' },
  { layout: 'two-panes', operations: { check }, has: '[aria-label="Input"]' },
  { layout: 'generator', operations: { format }, has: '[aria-label="Options"]' },
  { layout: 'inspector', operations: { format }, has: '[aria-label="Input"]' },
  { layout: 'form', operations: { format }, has: '[aria-label="Results"]' },
])(
  'a page is generated in the layout of its tool, two panes only where there are two texts: $layout',
  { tags: ['slow'] },
  async ({ layout, operations, has }) => {
    const view = await generated(operations, {}, { layout });
    await waitFor(() => expect(view.container.querySelectorAll(has).length).toBeGreaterThan(0));
    expect(view.container.querySelector('[data-fill]') !== null).toBe(has === '[data-fill]');
  },
);

test("a fresh page has the host's values, unless the visitor has others", async () => {
  provideHost({ options: { demo: { format: { indent: 'four', json: 'no option' } } } });
  try {
    const view = await show();
    expect(view.store().read().inputs.format).toMatchObject({ indent: 'four', json: '{}' });
    closeApp(view);
    setStored({ 'penknife.options.demo': '{"format":{"indent":"two"}}' });
    const own = await show();
    expect(own.store().read().inputs.format).toMatchObject({ indent: 'two' });
  } finally {
    provideHost({});
  }
});
