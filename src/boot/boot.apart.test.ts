import { compileFunction } from 'node:vm';
import { Window } from 'happy-dom';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { bundleBoot } from '../../scripts/boot-plugin.ts';
import { HOSTS, NAMED } from '../app/testing/hosts.ts';

// Tests the shipped script. It is not a module, and runs in its own window, as in a browser.
const CODE = await bundleBoot();

const PAGE = `
  <template id="start-failure">
    <div lang="en"><p>Penknife cannot start</p><button>Reload</button></div>
    <div lang="zh-Hans"><p>Penknife 无法启动</p><button>重新加载</button></div>
  </template>
  <nav id="menu"><section><a href="./hash-text">Hash text</a><a href="./text-diff">Text diff</a></section></nav>
  <main id="content"><div><section><h1>Home</h1></section><section>All</section></div></main>`;

interface Visit {
  readonly address?: string;
  readonly stored?: Readonly<Record<string, string>>;
  readonly language?: string;
  /** The content of the page when the script runs. */
  readonly page?: string;
  /** The host's response for config.json: its text, a status, or a promise that resolves or fails at any time. */
  readonly host?: string | number | Promise<Response>;
  readonly isReload?: boolean;
  /** Whether the session opened the home page before. */
  readonly isOpened?: boolean;
  /** Whether session storage is blocked. */
  readonly isBlocked?: boolean;
  /** Whether the browser has constructed style sheets. */
  readonly hasSheets?: boolean;
}

interface Booted {
  readonly window: Window;
  readonly data: Readonly<Record<string, string | undefined>>;
  /** What the app gets from config.json. */
  readonly configuration: Promise<string>;
  /** The selectors of hidden parts. */
  readonly hidden: () => readonly string[];
  readonly reload: () => void;
  /** The errors in the console. */
  readonly errors: readonly unknown[];
  readonly early: {
    readonly changes: ReadonlyMap<unknown, unknown>;
    readonly pressed: unknown;
    readonly pasted?: { readonly text: string };
    readonly dropped?: { readonly files: readonly unknown[] };
    readonly selection: unknown;
    readonly end: AbortController;
    readonly drops: AbortController;
  };
}

const windows: Window[] = [];

afterEach(async () => {
  vi.useRealTimers();
  await Promise.all(windows.splice(0).map((window) => window.happyDOM.close()));
});

/** Opens a page whose script is at /tools/boot.js, unless the URL is elsewhere. */
function boot({
  address = 'http://site.test/tools/',
  stored = {},
  language = 'en',
  page = PAGE,
  host = 404,
  isReload = false,
  isOpened = false,
  isBlocked = false,
  hasSheets = true,
}: Visit = {}): Booted {
  const window = new Window({ url: address });
  windows.push(window);
  window.document.body.innerHTML = page;
  for (const [name, text] of Object.entries(stored)) window.localStorage.setItem(name, text);
  if (isOpened) window.sessionStorage.setItem('penknife.opened', '');
  Object.defineProperty(window.navigator, 'languages', { value: [language] });
  const sheets: string[][] = [];
  class Sheet {
    readonly rules: string[] = [];
    constructor() {
      sheets.push(this.rules);
    }
    replaceSync(text: string): void {
      this.rules.splice(
        0,
        this.rules.length,
        ...text.split('\n').flatMap((rule) => /^:root:not\(\[data-ready\]\) (.*) \{ visibility: hidden; \}$/u.exec(rule)?.[1] ?? []),
      );
    }
  }
  const answer = async (): Promise<Response> => {
    if (typeof host === 'object') return host;
    return typeof host === 'number' ? new Response('', { status: host }) : new Response(host);
  };
  const errors: unknown[] = [];
  const { document, HTMLScriptElement, HTMLLinkElement, HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement, Element } = window;
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
  const currentScript = document.createElement('script');
  currentScript.src = 'http://site.test/tools/boot.js';
  const globals = {
    window,
    globalThis: window,
    document: new Proxy(document, {
      get(target, name) {
        if (name === 'currentScript') return currentScript;
        if (name === 'adoptedStyleSheets') return [];
        const value: unknown = Reflect.get(target, name, target);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    }),
    location: window.location,
    navigator: window.navigator,
    sessionStorage: isBlocked ? undefined : window.sessionStorage,
    performance: { getEntriesByType: () => [{ type: isReload ? 'reload' : 'navigate' }] },
    CSSStyleSheet: hasSheets ? Sheet : undefined,
    fetch: answer,
    addEventListener: window.addEventListener.bind(window),
    setTimeout,
    HTMLScriptElement,
    HTMLLinkElement,
    HTMLInputElement,
    HTMLTextAreaElement,
    HTMLSelectElement,
    Element,
    console: { info: () => undefined, error: (error: unknown) => void errors.push(error) },
  };
  compileFunction(CODE, Object.keys(globals))(...Object.values(globals));
  const booted = window as unknown as { readonly hostConfiguration: Promise<string>; readonly earlyInput: Booted['early'] };
  return {
    window,
    data: window.document.documentElement.dataset,
    configuration: booted.hostConfiguration,
    hidden: () => sheets.flat(),
    reload,
    errors,
    early: booted.earlyInput,
  };
}

test.each([
  [undefined, undefined],
  ['dark', 'dark'],
  ['"light"', 'light'],
  ['sepia', undefined],
  ['{"broken', undefined],
])('the stored theme %j is %j before the first paint', (theme, expected) => {
  expect(boot({ stored: theme === undefined ? {} : { theme } }).data.theme).toBe(expected);
});

test.each([
  ['en', {}, undefined],
  ['en-GB', {}, undefined],
  ['de', {}, 'de'],
  ['nb-NO', {}, 'no'],
  ['ja', {}, undefined],
  ['de', { locale: 'en' }, undefined],
  ['en', { locale: '"zh"' }, 'zh'],
  ['en', { locale: '' }, undefined],
  ['en', { locale: 'xx' }, undefined],
])('in a browser in %s with %j stored, the English page is hidden for %j', (language, stored, expected) => {
  expect(boot({ language, stored }).data.language).toBe(expected);
});

test.each([
  [{}, []],
  [{ isMenuCollapsed: 'true' }, ['menu=collapsed']],
  [{ isMenuCollapsed: 'false' }, []],
  [{ isMenuCollapsed: 'true', isCollapsedBySmallScreen: 'false' }, ['menu=collapsed']],
  // A small screen has collapsed the menu. A wide one opens it, so nothing is to be hidden.
  [{ isMenuCollapsed: 'true', isCollapsedBySmallScreen: 'true' }, []],
  [{ recentTools: '["hash-text"]' }, ['recent=']],
  [{ recentTools: '[]' }, []],
  [{ pinnedRecipes: '[{"id":"a","name":"A","icon":"recipes"}]' }, ['personal=']],
  [{ favoriteToolsName: '["/text-diff"]' }, ['personal=']],
  [{ collapsedCategories: '{"crypto":true}' }, ['personal=']],
  [{ favoriteToolsName: '[]' }, []],
])('what is stored (%j) marks the page with %j', (stored, marks) => {
  const { data } = boot({ stored });
  const found = ['menu', 'recent', 'personal', 'work'].flatMap((name) => (data[name] === undefined ? [] : [`${name}=${data[name]}`]));
  expect(found).toEqual(marks);
});

test.each([
  ['the home page', { address: 'http://site.test/tools/' }, true],
  ['its file', { address: 'http://site.test/tools/index.html' }, false],
  ['the home page again', { address: 'http://site.test/tools/', isOpened: true }, false],
  ['the home page without storage', { address: 'http://site.test/tools/', isBlocked: true }, false],
  ['a tool', { address: 'http://site.test/tools/hash-text' }, false],
])('the logo opens on %s, once per session', (_, visit, isOpening) => {
  const { data, window } = boot(visit);
  expect(data.opening !== undefined).toBe(isOpening);
  if (isOpening) expect(window.sessionStorage.getItem('penknife.opened')).toBe('');
});

test('the folder of the site is that of the script, at any depth', () => {
  expect(boot({ address: 'http://site.test/tools/hash-text' }).data.base).toBe('/tools/');
});

const TOOL_URL = 'http://site.test/tools/hash-text';

test.each([
  [`${TOOL_URL}?embed`, true],
  [`${TOOL_URL}?theme=dark&embed=1#/hash?text=a`, true],
  [`${TOOL_URL}.html?embed`, true],
  [TOOL_URL, false],
  [`${TOOL_URL}#?embed`, false],
  [`${TOOL_URL}?embedded`, false],
  ['http://site.test/tools/?embed', false],
  ['http://site.test/tools/index.html?embed', false],
])('%s shows only the tool: %j', (address, isEmbedded) => {
  expect(boot({ address }).data.embed !== undefined).toBe(isEmbedded);
});

test.each([
  ['?embed&theme=dark&language=de', ['dark', 'de']],
  ['?embed&theme=system', [undefined, 'no']],
  ['?embed&theme=sepia&language=xx', [undefined, undefined]],
  ['?theme=dark&language=de', ['light', 'no']],
  ['?embed', ['light', 'no']],
])('the parameters %s give theme and language %j instead of the stored ones', (search, expected) => {
  const { data } = boot({ address: TOOL_URL + search, stored: { theme: 'light', locale: 'no' } });
  expect([data.theme, data.language]).toEqual(expected);
});

test('an embedded page ignores what the visitor has stored, and stores nothing', async () => {
  const stored = { recentTools: '["hash-text"]', isMenuCollapsed: 'true', 'penknife.inputs.hash-text': '{"hash":{"text":"private"}}' };
  const page = '<main id="content"><div aria-busy="true"><p data-operation="hash" data-field="text"><textarea></textarea></p></div></main>';
  const { window, data, configuration } = boot({ address: `${TOOL_URL}?embed`, stored, page, host: NAMED });
  await configuration;
  expect([data.recent, data.menu, data.work]).toEqual([undefined, undefined, undefined]);
  expect(window.document.querySelector('textarea')?.value).toBe('');
  expect({ ...window.localStorage }).toEqual(stored);
});

test.each([
  ['./about', '', true],
  ['https://example.org/', '', true],
  ['./hash-text#/hash?text=a', '', true],
  ['#place', '', false],
  ['./a.txt', 'download', false],
  ['https://example.org/', 'target="_blank"', false],
])('a link to %s %s in a frame is made to leave it: %j', (href, attributes, isMade) => {
  const { window } = boot({ address: `${TOOL_URL}?embed`, page: `<p><a href="${href}" ${attributes}><b>Go</b></a></p>` });
  const link = window.document.querySelector('a');
  const heard = vi.fn();
  // The app's router listens here; the browser's own action is not wanted.
  window.document.body.addEventListener('click', heard);
  window.addEventListener('click', (event) => event.preventDefault(), { capture: true });
  window.document.querySelector('b')?.click();
  expect([link?.rel, heard.mock.calls.length]).toEqual(isMade ? ['noopener', 0] : ['', 1]);
  expect(link?.target === '_blank').toBe(isMade || attributes.includes('_blank'));
});

test.each([
  ['http://site.test/tools/recipes?page=mine', true],
  ['http://site.test/tools/recipes', false],
  ['http://site.test/tools/hash-text?page=mine', false],
])('%s is another page than the rendered one: %j', (address, isOther) => {
  expect(boot({ address }).data.page !== undefined).toBe(isOther);
});

test('records the messages of the page around it, at most 50, until the app takes over', () => {
  const { window } = boot({ address: `${TOOL_URL}?embed` });
  const send = (data: unknown, source: unknown): unknown =>
    window.dispatchEvent(new window.MessageEvent('message', { data, origin: 'https://wiki.example', source: source as never }));
  const { earlyMessages } = window as unknown as { readonly earlyMessages: { readonly events: readonly { data: unknown }[]; readonly end: AbortController } };
  send('other', null);
  for (let index = 0; index < 60; index++) send(index, window.parent);
  expect([earlyMessages.events[0]?.data, earlyMessages.events.length]).toEqual([0, 50]);
  expect('earlyMessages' in boot({ address: TOOL_URL }).window).toBe(false);
});

test('a page that requests the script twice runs it once', () => {
  const { window } = boot();
  const { dataset } = window.document.documentElement;
  dataset.base = '/nearer/';
  const before = dataset.theme;
  compileFunction(CODE, ['document'])({ documentElement: window.document.documentElement });
  expect([dataset.base, dataset.theme]).toEqual(['/nearer/', before]);
});

test('a missing page loads the files of the site at any depth', () => {
  const files = '<link rel="stylesheet" href="./assets/start.css"><script type="module" src="./assets/index.js"></script>';
  const { window } = boot({ address: 'http://site.test/tools/no/such/page', page: `<template id="files">${files}</template>` });
  const { document } = window;
  expect(document.head.innerHTML).toBe('<link rel="stylesheet" href="http://site.test/tools/assets/start.css" blocking="render">');
  window.dispatchEvent(new window.Event('DOMContentLoaded'));
  expect(document.head.lastElementChild?.outerHTML).toBe('<script type="module" src="http://site.test/tools/assets/index.js"></script>');
});

const TOOL = `
  <main id="content"><div aria-busy="true">
    <div data-operation="hash" data-field="text"><button data-action="sample" aria-pressed="true"></button><textarea>sample</textarea></div>
    <div data-operation="hash" data-field="encoding"><select><option>hex</option><option>base64</option></select></div>
    <div data-operation="hash" data-field="strict"><input type="checkbox"></div>
    <div data-operation="hash" data-field="key"><input type="password"></div>
    <div data-operation="hash" data-field="pair"><input><input></div>
    <div data-operation="hash" data-field="digests"><output>of the sample</output></div>
  </div></main>`;

const control = ({ window }: Booted, field: string): { value: string; checked: boolean } =>
  window.document.querySelector(`[data-field="${field}"] :is(input, select, textarea)`) as unknown as { value: string; checked: boolean };
const filled = ({ window }: Booted): readonly (string | undefined)[] =>
  [...window.document.querySelectorAll('[data-filled]')].map(
    (field) => (field as unknown as { readonly dataset: Record<string, string | undefined> }).dataset.field,
  );

/** Opens the page of a tool, and waits until its fields would be filled. */
async function bootTool(fragment: string, stored: Readonly<Record<string, string>> = {}): Promise<Booted> {
  const booted = boot({ address: `http://site.test/tools/hash-text${fragment}`, stored, page: TOOL });
  await booted.configuration;
  return booted;
}

test('a link fills the fields before the app starts', async () => {
  const booted = await bootTool('#/hash?text=ab%2520%25zz%u00e9&encoding=base64&strict=true&key=secret');
  expect(control(booted, 'text').value).toBe('ab%20%zzé');
  expect(control(booted, 'encoding').value).toBe('base64');
  expect(control(booted, 'strict').checked).toBe(true);
  // No link has a secret, and with two controls it is unknown which one is meant.
  expect(control(booted, 'key').value).toBe('');
  expect(filled(booted)).toEqual(['text', 'encoding', 'strict']);
  expect(booted.data.work).toBe('filled');
});

test('an unknown choice stays hidden, and so does a sample that the link omits', async () => {
  const booted = await bootTool('#/hash?encoding=sideways');
  expect(filled(booted)).toEqual(['strict', 'key']);
});

test('stored values fill them likewise, and leave everything else as rendered', async () => {
  const booted = await bootTool('', {
    'penknife.options.hash-text': '{"hash":{"encoding":"base64"}}',
    'penknife.inputs.hash-text': '{"hash":{"text":"kept"}}',
  });
  expect([control(booted, 'text').value, control(booted, 'encoding').value]).toEqual(['kept', 'base64']);
  expect(filled(booted)).toEqual(['text', 'encoding', 'strict', 'key']);
});

test.each([
  ['', {}],
  ['', { 'penknife.options.json-prettify': '{"format":{"indent":4}}' }],
  ['', { 'penknife.text-diff.view': '{"wrap":true}', 'penknife.recipes': '[{"name":"a","steps":[]}]' }],
])('without stored values (%j, %j) nothing is filled', async (fragment, stored) => {
  const booted = await bootTool(fragment, stored);
  expect([booted.data.work, filled(booted)]).toEqual([undefined, []]);
});

test.each([
  ['#/other?text=a', {}],
  ['#part', {}],
  ['', { 'penknife.options.hash-text': '{"broken' }],
])('unreadable values (%j, %j) fill nothing, and the app renders the page again', async (fragment, stored) => {
  const booted = await bootTool(fragment, stored);
  expect([booted.data.work, filled(booted)]).toEqual(['', []]);
});

test('records what was typed, chosen, pressed and selected until hydration', () => {
  const { window, early } = boot({ page: '<main><textarea></textarea><input type="checkbox"><button><b>Press</b></button></main><button>of the bar</button>' });
  const { document } = window;
  const fire = (selector: string, type: string): unknown => {
    const element = document.querySelector(selector);
    element?.dispatchEvent(new window.Event(type, { bubbles: true }));
    return element;
  };
  const [box, flag] = [document.querySelector('textarea'), document.querySelector('input')];
  if (!box || !flag) throw new Error('the page has no controls');
  box.value = 'typed';
  fire('textarea', 'input');
  flag.checked = true;
  fire('input', 'input');
  expect([...early.changes]).toEqual([
    [box, expect.objectContaining({ value: 'typed' })],
    [flag, { value: 'on', checked: true }],
  ]);
  fire('b', 'click');
  expect(early.pressed).toBe(document.querySelector('main button'));
  fire('body > button', 'click');
  expect(early.pressed).toBe(document.querySelector('main button'));
  box.setSelectionRange(1, 3);
  fire('textarea', 'keyup');
  expect(early.selection).toEqual({ element: box, start: 1, end: 3, direction: expect.any(String) });
  fire('input', 'keyup');
  expect(early.selection).toMatchObject({ element: box });
  early.end.abort();
  box.value = 'later';
  fire('textarea', 'input');
  expect(early.changes.get(box)).toMatchObject({ value: 'typed' });
});

/** Pastes a text into an element, as the browser does. */
function paste({ window }: Booted, selector: string, text: string, names: readonly string[] = []): void {
  const clipboardData = new window.DataTransfer();
  clipboardData.setData('text/plain', text);
  for (const name of names) clipboardData.items.add(new window.File([''], name));
  window.document.querySelector(selector)?.dispatchEvent(new window.ClipboardEvent('paste', { bubbles: true, clipboardData }));
}

test('records what was pasted on the home page, unless something was typed since', () => {
  const booted = boot({ page: '<main><input></main>' });
  const { window, early } = booted;
  const box = window.document.querySelector('input');
  const type = (inputType: string): unknown => box?.dispatchEvent(new window.InputEvent('input', { bubbles: true, inputType }));
  paste(booted, 'main', 'a\nb', ['c.txt']);
  expect(early.pasted).toEqual({ text: 'a\nb', files: [expect.objectContaining({ name: 'c.txt' })], box: undefined });
  type('insertText');
  expect(early.pasted).toBeUndefined();
  paste(booted, 'input', 'json');
  type('insertFromPaste');
  expect(early.pasted).toEqual({ text: 'json', files: [], box });
  type('insertText');
  if (box) box.value = 'to';
  box?.setSelectionRange(2, 2);
  paste(booted, 'input', 'json');
  expect(early.pasted).toBeUndefined();
  early.end.abort();
  paste(booted, 'main', 'later');
  expect(early.pasted).toBeUndefined();
});

/** Drags a text or a file over an element, or drops it there. Returns whether the browser leaves it to the page. */
function drag({ window }: Booted, type: 'dragover' | 'drop', selector: string, what: unknown): boolean {
  const dataTransfer = typeof what === 'string' ? { types: ['text/plain'], files: [] } : { types: ['Files'], files: [what] };
  const event = Object.assign(new window.DragEvent(type, { bubbles: true, cancelable: true }), { dataTransfer });
  return window.document.querySelector(selector)?.dispatchEvent(event) === false;
}

test('records the last files that were dropped, instead of letting the browser open them', () => {
  const booted = boot({ address: TOOL_URL, page: '<main><p>a</p><textarea></textarea></main>' });
  const { window, early } = booted;
  const file = (name: string) => new window.File([''], name);
  expect([drag(booted, 'dragover', 'p', file('a')), early.dropped]).toEqual([true, undefined]);
  expect([drag(booted, 'drop', 'p', 'a'), early.dropped]).toEqual([false, undefined]);
  expect(drag(booted, 'drop', 'body', file('a'))).toBe(true);
  expect(drag(booted, 'drop', 'p', file('b'))).toBe(true);
  window.document.querySelector('textarea')?.dispatchEvent(new window.InputEvent('input', { bubbles: true, inputType: 'insertText' }));
  expect(early.dropped).toEqual({ files: [expect.objectContaining({ name: 'b' })], on: window.document.querySelector('p') });
  early.end.abort();
  expect(drag(booted, 'drop', 'p', file('c'))).toBe(true);
  early.drops.abort();
  expect(drag(booted, 'drop', 'p', file('d'))).toBe(false);
});

/** Chooses a file in an input of a page. Returns what boot.js records of it, and what the input is set to. */
function choose(page: string, prepare?: (booted: Booted, input: { files: unknown }) => void) {
  const booted = boot({ address: TOOL_URL, page });
  const { window, early } = booted;
  const input = window.document.querySelector('input');
  if (!input) throw new Error('no input');
  const file = new window.File([''], 'a');
  Object.defineProperty(input, 'files', { value: [file], writable: true });
  prepare?.(booted, input);
  const set = vi.spyOn(input, 'value', 'set');
  for (const type of ['input', 'change']) input.dispatchEvent(new window.Event(type, { bubbles: true }));
  return { file, input, recorded: [early.dropped, early.changes.size], values: set.mock.calls };
}

test('records the files that were chosen, and empties the input', () => {
  const { file, input, recorded, values } = choose('<main><input type="file"></main>', ({ early }) => early.end.abort());
  expect([recorded, values]).toEqual([[{ files: [file], on: input }, 0], [['']]]);
});

test.each<[why: string, page: string, prepare?: (booted: Booted, input: { files: unknown }) => void]>([
  [
    'that the page takes',
    '<main><input type="file"></main>',
    ({ window }, input) => {
      window.document.body.addEventListener('change', () => {
        input.files = [];
      });
    },
  ],
  ['of a part that is ready', '<input type="file"><main></main>'],
])('does not record chosen files %s', (_why, page, prepare) => {
  const { recorded, values } = choose(page, prepare);
  expect([recorded, values]).toEqual([[undefined, 0], []]);
});

test('does not record files that a part of the page takes', () => {
  const booted = boot({ address: TOOL_URL });
  const { window, early } = booted;
  window.document.body.addEventListener('drop', (event) => event.preventDefault());
  drag(booted, 'drop', 'body', new window.File([''], 'a'));
  expect(early.dropped).toBeUndefined();
});

test('on the home page, only the last of dropped files, a paste and typed text counts', () => {
  const booted = boot({ page: '<main><input></main>' });
  const { window, early } = booted;
  const file = new window.File([''], 'a');
  paste(booted, 'main', 'a');
  drag(booted, 'drop', 'main', file);
  expect([early.pasted, early.dropped?.files]).toEqual([undefined, [file]]);
  paste(booted, 'main', 'a');
  expect([early.pasted?.text, early.dropped]).toEqual(['a', undefined]);
  drag(booted, 'drop', 'main', file);
  window.document.querySelector('input')?.dispatchEvent(new window.InputEvent('input', { bubbles: true, inputType: 'insertText' }));
  expect(early.dropped).toBeUndefined();
});

test('what is pasted on the page of a tool belongs to its fields', () => {
  const booted = boot({ address: TOOL_URL });
  paste(booted, 'body', 'a');
  expect(booted.early.pasted).toBeUndefined();
});

const failure = ({ window }: Booted): string | undefined => window.document.querySelector('#start-failed')?.textContent;

test.each([
  ['en', 'Penknife cannot startReload'],
  ['zh', 'Penknife 无法启动重新加载'],
  ['ja', 'Penknife cannot startReload'],
])("reports an app that cannot start in the reader's language (%s), once", (locale, message) => {
  const booted = boot({ stored: { locale, favoriteToolsName: '["/text-diff"]', recentTools: '["hash-text"]' } });
  booted.window.dispatchEvent(new booted.window.Event('penknife:start-failed'));
  booted.window.dispatchEvent(new booted.window.Event('penknife:start-failed'));
  expect(failure(booted)).toBe(message);
  expect(booted.window.document.querySelectorAll('#start-failed')).toHaveLength(1);
  expect(booted.window.document.querySelector('#start-failed')?.getAttribute('role')).toBe('alert');
  // The rendered part of the page can be read.
  expect([booted.data.language, booted.data.personal, booted.data.recent]).toEqual([undefined, undefined, undefined]);
});

/** Adds an element whose file cannot be loaded. */
function lose({ window }: Booted, html: string): void {
  window.document.head.insertAdjacentHTML('beforeend', html);
  window.document.head.lastElementChild?.dispatchEvent(new window.Event('error'));
}

test.each([
  [false, undefined, 1],
  [true, 'Penknife cannot startReload', 0],
])('reloads a page whose script cannot be loaded once (reloaded: %j)', (isReload, message, times) => {
  vi.useFakeTimers();
  const booted = boot({ isReload });
  lose(booted, '<script type="module"></script>');
  vi.runAllTimers();
  expect(failure(booted)).toBe(message);
  expect(booted.reload).toHaveBeenCalledTimes(times);
});

test('loads a failed style sheet again, once', () => {
  vi.useFakeTimers();
  const booted = boot();
  const { head } = booted.window.document;
  const append = vi.spyOn(head, 'append');
  // happy-dom loads no style sheets, so the second attempt fails too.
  lose(booted, '<link rel="stylesheet" href="http://site.test/tools/assets/start.css">');
  vi.runAllTimers();
  expect(append).toHaveBeenCalledTimes(1);
  expect(head.innerHTML).toBe('');
});

test('hides only the tools until the host has answered', () => {
  expect(boot().hidden()).toEqual(['#menu section', '#content > div > section ~ *']);
  expect(boot({ address: 'http://site.test/tools/hash-text' }).hidden()).toEqual(['#menu section', '#content [aria-busy]']);
  expect(boot({ stored: { 'hostConfiguration /tools/': '{"name":"Acme"}' } }).hidden()).toContain(':is(header, #menu) [href="./"]');
});

test.each([[404], ['{}'], ['']])('an empty host file (%j) hides nothing, and leaves the app nothing to do', async (host) => {
  const booted = boot({ host });
  expect(await booted.configuration).toBe('');
  expect([booted.hidden(), booted.data.host]).toEqual([[], undefined]);
});

test('theme and language of the host apply if the visitor has chosen none', async () => {
  const host = '{"theme":"dark","language":"de"}';
  const booted = boot({ host });
  expect(await booted.configuration).toBe(host);
  expect([booted.data.theme, booted.data.language, booted.data.host]).toEqual(['dark', 'de', undefined]);
  expect(booted.window.localStorage.getItem('hostConfiguration /tools/')).toBe(host);
  const chosen = boot({ host, stored: { theme: 'light', locale: 'en' } });
  await chosen.configuration;
  expect([chosen.data.theme, chosen.data.language]).toEqual(['light', undefined]);
});

test('applies the previous version of the file immediately', () => {
  const booted = boot({ stored: { 'hostConfiguration /tools/': '{"theme":"dark","language":"de"}' } });
  expect([booted.data.theme, booted.data.language]).toEqual(['dark', 'de']);
});

test('a host that hides something makes the app render the page again; the rest can be read until then', async () => {
  const booted = boot({ host: '{"hidden":{"tools":["hash-text"]}}', address: 'http://site.test/tools/text-diff' });
  await booted.configuration;
  expect(booted.data.host).toBe('');
  expect(booted.hidden()).toEqual(['#menu section', ':is(header, #menu) [href="./"]', '#content [href="./hash-text"]']);
  expect(booted.window.document.querySelector('#content')?.hasAttribute('inert')).toBe(true);
});

test.each([
  ['http://site.test/tools/', '{"hidden":{"tools":["hash-text"]}}'],
  ['http://site.test/tools/hash-text', '{"hidden":{"tools":["hash-text"]}}'],
  ['http://site.test/tools/text-diff', '{"hidden":{"categories":["math"]}}'],
  ['http://site.test/tools/text-diff', '{"hidden":{"tools":["former-name"]}}'],
  ['http://site.test/tools/text-diff', '{"options":{"text-diff":{}}}'],
])('at %s the file %s leaves no tools visible', async (address, host) => {
  const booted = boot({ host, address });
  await booted.configuration;
  expect(booted.hidden().at(-1)).toBe(address.endsWith('/') ? '#content > div > section ~ *' : '#content [aria-busy]');
});

test.each(['{{{', '[1]', 'null', 'x'.repeat(1_000_001)])('passes invalid files to the app, which reports them, and does not store them', async (host) => {
  const booted = boot({ host, stored: { 'hostConfiguration /tools/': '{"name":"Acme"}' } });
  expect((await booted.configuration).slice(0, 3)).toBe(host.slice(0, 3));
  expect(booted.window.localStorage.getItem('hostConfiguration /tools/')).toBe('{"name":"Acme"}');
});

test('clears the stored file if the file is empty now', async () => {
  const booted = boot({ host: '{}', stored: { 'hostConfiguration /tools/': '{"name":"Acme"}' } });
  await booted.configuration;
  expect(booted.window.localStorage.getItem('hostConfiguration /tools/')).toBeNull();
});

test('keeps the last file if the host responds with an error', async () => {
  const booted = boot({ host: 503, stored: { 'hostConfiguration /tools/': '{"name":"Acme"}' } });
  expect(await booted.configuration).toBe('{"name":"Acme"}');
});

const MENU = '<nav id="menu"><section><a href="./hash-text">Hash text</a><a href="./text-diff">Text diff</a></section></nav>';

/** The kinds of pages that a build has, with what the script looks for in them. */
const KINDS = {
  'the home page': ['', PAGE],
  'a tool': ['hash-text', MENU + TOOL],
  'a former path': ['hash', '<div id="root"><p><a href="./hash-text">Hash text</a></p></div>'],
  'a page without a tool': ['about', `${MENU}<main id="content"><div><h1>About</h1></div></main>`],
  'a missing page': ['no/such/page', `<template id="files"><link rel="icon" href="./favicon.svg"></template>${MENU}<main id="content"><h1>Missing</h1></main>`],
  'a page without content': ['hash-text', ''],
} as const;

describe.each(Object.entries(KINDS))('%s starts', (_kind, [route, page]) => {
  test.each(Object.entries(HOSTS))('with %s from the host', async (_what, { respond, first, later }) => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    for (const [stored, expected] of [
      [{}, first],
      [{ 'hostConfiguration /tools/': NAMED }, later],
    ] as const) {
      const booted = boot({ address: `http://site.test/tools/${route}`, page, host: respond(), stored });
      await vi.advanceTimersByTimeAsync(3000);
      expect((await booted.configuration) === expected).toBe(true);
      expect(booted.errors).toEqual([]);
      expect(failure(booted)).toBeUndefined();
    }
  });
});

test('reports an error while showing the page early, and still starts the app', async () => {
  // Older browsers do not support constructed style sheets.
  const booted = boot({ host: NAMED, hasSheets: false });
  expect(await booted.configuration).toBe(NAMED);
  expect(booted.errors).toEqual([expect.any(TypeError), expect.any(TypeError)]);
});
