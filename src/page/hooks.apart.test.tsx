import type { ReactNode } from 'react';
import { act, fireEvent, render, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { copied } from '../app/testing/clipboard.ts';
import { renderTool } from '../app/testing/render-tool.tsx';
import { setStored } from '../app/testing/stored.ts';
import { number, text } from '../contract/fields.ts';
import { declare } from '../contract/operations.ts';
import type { Outcome } from '../runtime/run.ts';
import { askClientHints } from './browser/client-hints.ts';
import { copyRichText } from './copy/copy-rich-text.ts';
import { download, extensionsOf, fileNameFor } from './files/download.ts';
import type { AnswerListener } from './session/first-answer.ts';
import { firstAnswersFor, provideFirstAnswers } from './session/first-answer.ts';
import { copyPicture, drawPng, grabFrame, pngOf, printPictures, svgOf } from './files/picture.ts';
import { printHtml } from './copy/print-html.ts';
import { buttonsFor, isTyping, shortcuts, takesAllKeys, usePageShortcuts } from './keys/shortcuts.ts';
import { onNotStored, readItem, readStored, reportNotStored, watchStored, writeItem, writeStored } from './storage/storage.ts';
import { HydrationBoundary } from './lazy/HydrationBoundary.tsx';
import { watchDownloads } from './testing/downloads.ts';
import { fillStorage } from './testing/full-storage.ts';
import { advance, renderOperation, renderPart, toolOf } from './testing/render-part.tsx';
import { forgetWork, hasUnsavedInput, isAnyTabUnsaved, noteSaved, noteUnsaved, stopWarning } from './session/unsaved.ts';
import { useAddressTab } from './browser/use-address-tab.ts';
import { useObjectUrl } from './files/use-object-url.ts';
import { useRun } from './session/use-operation.ts';
import { Output } from './Output.tsx';
import page from './page.module.css';
import type { OperationState } from './session/operation-state.ts';
import { useRunTime } from './use-run-time.ts';
import { useStoredChoice, useStoredFlags } from './storage/use-stored.ts';
import { useTextSize } from './long-texts/use-text-size.ts';
import { useTicking } from './browser/use-ticking.ts';
import { useUnsaved } from './session/use-unsaved.ts';

test('a download has a name and a type, counts as saved work, and is revoked after ten seconds', () => {
  const downloads = watchDownloads();
  const revoke = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined);
  vi.useFakeTimers();
  noteUnsaved('made', true, 'key');
  download(new Uint8Array([1]), 'a.bin', 'application/x-a');
  expect(hasUnsavedInput()).toBe(true);
  download('the key', 'a.txt', 'text/plain');
  expect(hasUnsavedInput()).toBe(false);
  expect(downloads.map(({ name, type }) => [name, type])).toEqual([
    ['a.bin', 'application/x-a'],
    ['a.txt', 'text/plain'],
  ]);
  vi.advanceTimersByTime(9_999);
  expect(revoke).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(revoke.mock.calls).toEqual([['blob:0'], ['blob:1']]);
});

test.each([
  ['json', undefined, ['tool.json', 'application/json']],
  ['yaml', 'list.json', ['list.yaml', 'application/yaml']],
  ['markdown', 'a.b.txt', ['a.b.md', 'text/markdown']],
  ['diff', '.hidden', ['.hidden.patch', 'text/x-diff']],
  [undefined, undefined, ['tool.txt', 'text/plain']],
  ['unknown', 'name', ['name.txt', 'text/plain']],
])('a file of the format %s, opened as %s, is saved as %o', (format, source, saved) => {
  expect(fileNameFor('tool', format, source)).toEqual(saved);
});

test('formats have extensions', () => {
  const formats = ['json', 'json-lines', 'yaml', 'toml', 'xml', 'svg', 'html', 'markdown', 'csv', 'sql', 'diff', 'unknown'];
  expect(formats.map((format) => extensionsOf(format).join(' '))).toEqual([
    'json json5',
    'jsonl ndjson',
    'yaml yml',
    'toml',
    'xml',
    'svg',
    'html htm',
    'md markdown',
    'csv tsv',
    'sql',
    'patch diff',
    '',
  ]);
  expect(formats.map((format) => fileNameFor('t', format)[1])).toEqual([
    'application/json',
    'application/jsonl',
    'application/yaml',
    'application/toml',
    'application/xml',
    'image/svg+xml',
    'text/html',
    'text/markdown',
    'text/csv',
    'application/sql',
    'text/x-diff',
    'text/plain',
  ]);
});

test('the first results belong to one tool', () => {
  const answer = { tool: 'one', operation: 'run', output: {} };
  provideFirstAnswers([answer]);
  expect([firstAnswersFor('one'), firstAnswersFor('other')]).toEqual([[answer], []]);
  provideFirstAnswers([]);
  expect(firstAnswersFor('one')).toEqual([]);
});

test('a fresh page shows the first result without a run', async () => {
  const echo = declare({ input: { given: text({ primary: true, sample: 'x' }) }, output: { result: text({ primary: true }) } });
  const run = vi.fn<() => Promise<Outcome>>(() => new Promise(() => undefined));
  const onRequest = vi.fn<AnswerListener>();
  provideFirstAnswers([{ tool: 'demo', operation: 'echo', output: { result: 'known' } }], onRequest);
  const view = await renderOperation(echo, () => null, { ...(await toolOf({ echo })), run });
  provideFirstAnswers([]);
  expect(onRequest).toHaveBeenCalledWith('echo', { given: 'x' }, { result: 'known' });
  expect(view.state()).toMatchObject({ output: { result: 'known' }, hasOutput: true, isRunning: false });
  expect(run).not.toHaveBeenCalled();
  await act(async () => view.state().set('given', 'xy'));
  expect(view.state()).toMatchObject({ output: { result: 'known' }, isStale: true, isDimmed: true });
});

test('an example of the first result keeps its space, and is neither a result nor visible', async () => {
  const echo = declare({ input: { given: text({ primary: true, sample: 'x' }) }, output: { result: text({ primary: true }), size: number() } });
  const ends: ((outcome: Outcome) => void)[] = [];
  const run = (): Promise<Outcome> => new Promise((end) => ends.push(end));
  provideFirstAnswers([{ tool: 'demo', operation: 'echo', isExample: true, output: { result: 'example', size: 7 } }]);
  const parts = (operation: OperationState<typeof echo>): ReactNode => (
    <>
      <Output operation={operation} name="result" />
      <Output operation={operation} name="size" />
    </>
  );
  const view = await renderOperation(echo, parts, { ...(await toolOf({ echo })), run });
  provideFirstAnswers([]);
  const valueOf = (name: string): HTMLElement | null => view.container.querySelector(`[data-value="${name}"]`);
  expect(view.state()).toMatchObject({ output: { result: '', size: 0 }, hasOutput: false, isAwaited: true, isRunning: true });
  expect([valueOf('result')?.textContent, valueOf('size')?.textContent]).toEqual(['example', '']);
  expect(valueOf('result')?.closest(`.${page.example}`)).not.toBeNull();
  await waitFor(() => expect(ends).toHaveLength(1));
  await act(async () => ends[0]?.({ kind: 'output', output: { result: 'own', size: 3 }, isRandom: true }));
  expect([valueOf('result')?.textContent, valueOf('size')?.textContent]).toEqual(['own', '3']);
  expect(view.container.querySelector(`.${page.example}`)).toBeNull();
});

test('a fresh page shows the first result of an operation whose input another operation returns', async () => {
  const echo = declare({ input: { given: text({ primary: true, sample: 'x' }) }, output: { result: text({ primary: true }) } });
  const run = vi.fn<() => Promise<Outcome>>(() => new Promise(() => undefined));
  const onRequest = vi.fn<AnswerListener>();
  provideFirstAnswers(
    [
      { tool: 'demo', operation: 'echo', output: { result: 'known' } },
      { tool: 'demo', operation: 'echo', input: { given: 'known' }, output: { result: 'too' } },
    ],
    onRequest,
  );
  const shown: string[] = [];
  function Second({ given }: { readonly given: string }) {
    shown.push(useRun(echo, { given }).output.result);
    return null;
  }
  await renderOperation(echo, ({ output }) => <Second given={output.result} />, { ...(await toolOf({ echo })), run });
  provideFirstAnswers([]);
  expect(shown.at(-1)).toBe('too');
  expect(run).not.toHaveBeenCalled();
});

/** Replaces the clipboard, and what creates its items. */
function provideClipboard(write: (items: unknown) => Promise<void>): void {
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({ write } as never);
  vi.stubGlobal(
    'ClipboardItem',
    class {
      readonly items: object;
      constructor(items: object) {
        this.items = items;
      }
    },
  );
}

afterEach(() => void vi.unstubAllGlobals());

test('HTML is copied as rich text and as plain text', async () => {
  const items: { readonly items: Readonly<Record<string, Blob>> }[] = [];
  provideClipboard(async (given) => void items.push(...(given as typeof items)));
  expect(await copyRichText(' <p>one <b>two</b></p> ')).toBe(true);
  const [item] = items;
  expect(Object.keys(item?.items ?? {})).toEqual(['text/html', 'text/plain']);
  expect(await item?.items['text/html']?.text()).toBe(' <p>one <b>two</b></p> ');
  expect(await item?.items['text/plain']?.text()).toBe('one two');
  expect(item?.items['text/html']?.type).toBe('text/html');
});

test.each([new TypeError('no'), new ReferenceError('no'), new DOMException('no')])(
  'neither HTML nor an image is copied where that is not allowed: $name',
  async (error) => {
    provideClipboard(async () => {
      throw error;
    });
    expect(await copyRichText('<p>x</p>')).toBe(false);
    if (!(error instanceof ReferenceError)) expect(await copyPicture(new Blob([''], { type: 'image/png' }))).toBe(false);
  },
);

test('other errors of copying are thrown', async () => {
  provideClipboard(async () => Promise.reject(new RangeError('odd')));
  await expect(copyRichText('<p>x</p>')).rejects.toThrow('odd');
  await expect(copyPicture(new Blob([''], { type: 'image/png' }))).rejects.toThrow('odd');
});

test('an image is copied as PNG if the browser supports that', async () => {
  const items: { readonly items: Readonly<Record<string, Blob>> }[] = [];
  provideClipboard(async (given) => void items.push(...(given as typeof items)));
  const picture = new Blob(['x'], { type: 'image/png' });
  expect(await copyPicture(picture)).toBe(true);
  expect(items[0]?.items).toEqual({ 'image/png': picture });
  const bitmap = { width: 2, height: 1, close: vi.fn<() => void>() };
  vi.stubGlobal('createImageBitmap', async () => bitmap);
  const drawn = new Blob(['drawn'], { type: 'image/png' });
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((give) => give(drawn));
  expect(await copyPicture(new Blob(['x'], { type: 'image/jpeg' }))).toBe(true);
  expect([items[1]?.items, bitmap.close.mock.calls.length]).toEqual([{ 'image/png': drawn }, 1]);
  vi.stubGlobal('ClipboardItem', undefined);
  expect(await copyPicture(picture)).toBe(false);
});

test('draws an SVG as PNG of the requested size', async () => {
  const drawn = new Blob(['png'], { type: 'image/png' });
  const sizes: number[][] = [];
  vi.spyOn(Image.prototype, 'decode').mockResolvedValue(undefined);
  const revoke = vi.spyOn(URL, 'revokeObjectURL');
  const create = vi.spyOn(URL, 'createObjectURL');
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ drawImage: (_: unknown, ...place: number[]) => void sizes.push(place) } as never);
  const toBlob = vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function draw(this: HTMLCanvasElement, call, type) {
    sizes.push([this.width, this.height]);
    call(type === 'image/png' ? drawn : null);
  });
  expect(await drawPng('<svg/>', 20)).toBe(drawn);
  expect(await drawPng('<svg/>', 20, 10)).toBe(drawn);
  expect(sizes).toEqual([
    [0, 0, 20, 20],
    [20, 20],
    [0, 0, 20, 10],
    [20, 10],
  ]);
  expect(revoke).toHaveBeenCalledTimes(2);
  expect(create.mock.lastCall?.[0]).toMatchObject({ type: 'image/svg+xml' });
  toBlob.mockImplementation((call) => call(null));
  expect(await drawPng('<svg/>', 20)).toBeUndefined();
  expect(await pngOf(null, { svg: '<svg/>' }, 20)).toBeUndefined();
  const made = await pngOf({ name: 'a.png', type: 'image/png', content: new Uint8Array([7]) }, null, 20);
  expect([made?.type, made?.size]).toEqual(['image/png', 1]);
});

test('an image that cannot be drawn is undefined, another error is thrown', async () => {
  const decode = vi.spyOn(Image.prototype, 'decode').mockRejectedValue(new DOMException('broken', 'EncodingError'));
  expect(await drawPng('<svg/>', 20)).toBeUndefined();
  decode.mockRejectedValue(new RangeError('odd'));
  await expect(drawPng('<svg/>', 20)).rejects.toThrow('odd');
});

test('only an SVG image has text', () => {
  expect([svgOf({ svg: '<svg/>' }), svgOf(null), svgOf({ name: 'a', type: 'image/png', content: new Uint8Array() })]).toEqual(['<svg/>', '', '']);
});

test('captures a video frame in full resolution, mirrored if requested', async () => {
  const transforms: number[][] = [];
  const draws: number[][] = [];
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    setTransform: (...values: number[]) => void transforms.push(values),
    drawImage: (_: unknown, ...place: number[]) => void draws.push(place),
  } as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function draw(this: HTMLCanvasElement, call, type, quality) {
    call(new Blob([`${this.width}×${this.height} ${quality}`], { type: type ?? '' }));
  });
  const video = document.createElement('video');
  Object.assign(video, { videoWidth: 0, videoHeight: 0 });
  Object.defineProperties(video, { videoWidth: { value: 0, writable: true }, videoHeight: { value: 0, writable: true } });
  expect(await grabFrame(video, { type: 'image/png' })).toBeUndefined();
  Object.assign(video, { videoWidth: 40, videoHeight: 30 });
  const frame = await grabFrame(video, { type: 'image/jpeg' });
  expect([frame?.type, await frame?.text()]).toEqual(['image/jpeg', '40×30 0.9']);
  expect(transforms).toEqual([]);
  await grabFrame(video, { type: 'image/png', isMirrored: true });
  expect(transforms).toEqual([[-1, 0, 0, 1, 40, 0]]);
  expect(draws).toEqual([
    [0, 0],
    [0, 0],
  ]);
});

test('prints images on a separate sheet, side by side, with their captions', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const revoke = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined);
  // happy-dom loads no frames but those that contain their document, and logs that.
  vi.spyOn(document, 'createElement').mockReturnValueOnce(Object.assign(document.createElement('iframe'), { srcdoc: '<p>sheet</p>' }));
  const sheet = document.implementation.createHTMLDocument();
  const print = vi.fn<() => void>();
  vi.spyOn(HTMLIFrameElement.prototype, 'contentDocument', 'get').mockReturnValue(sheet);
  vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue({ print } as never);
  vi.spyOn(HTMLImageElement.prototype, 'decode').mockResolvedValue(undefined);
  await printPictures([{ svg: '<svg/>', caption: 'One' }, { svg: '<svg/>' }], 'Codes');
  const frame = document.querySelector('iframe');
  expect([frame?.hidden, sheet.title, sheet.querySelectorAll('figure').length, print.mock.calls.length]).toEqual([true, 'Codes', 2, 1]);
  expect([...sheet.querySelectorAll('figure')].map(({ textContent }) => textContent)).toEqual(['One', '']);
  expect(sheet.body.style.gridTemplateColumns).toContain('3');
  expect([...sheet.querySelectorAll('img')].every(({ src }) => src.startsWith('blob:'))).toBe(true);
  vi.advanceTimersByTime(59_999);
  expect(frame?.isConnected).toBe(true);
  vi.advanceTimersByTime(1);
  expect([frame?.isConnected, revoke.mock.calls.length]).toEqual([false, 2]);
});

test('prints a document from an invisible frame, one at a time', () => {
  printHtml('<p>old</p>');
  printHtml('<p>new</p>');
  const frames = document.querySelectorAll<HTMLIFrameElement>('[data-print-frame]');
  expect(frames).toHaveLength(1);
  const [frame] = frames;
  expect([frame?.srcdoc, frame?.getAttribute('aria-hidden'), frame?.tabIndex, frame?.getAttribute('sandbox')]).toEqual([
    '<p>new</p>',
    'true',
    -1,
    'allow-same-origin allow-modals',
  ]);
  expect(frame?.style.visibility).toBe('hidden');
  const view = Object.assign(new EventTarget(), { focus: vi.fn<() => void>(), print: vi.fn<() => void>() });
  if (frame) Object.defineProperty(frame, 'contentWindow', { value: view });
  frame?.dispatchEvent(new Event('load'));
  expect([view.focus.mock.calls.length, view.print.mock.calls.length]).toEqual([1, 1]);
  expect(frame?.isConnected).toBe(true);
  view.dispatchEvent(new Event('afterprint'));
  expect(frame?.isConnected).toBe(false);
});

test('the hints of a browser are header lines; without support there are none', async () => {
  expect(await askClientHints()).toBeUndefined();
  const asked: unknown[] = [];
  const values = {
    brands: [{ brand: 'Not "A"', version: '8' }, { brand: 'Chromium', version: '130' }, 'odd'],
    mobile: false,
    platform: 'Linux',
    model: '',
  };
  Object.assign(navigator, {
    userAgentData: {
      getHighEntropyValues: async (names: unknown) => {
        asked.push(names);
        return values;
      },
    },
  });
  try {
    expect(await askClientHints()).toBe(
      ['Sec-CH-UA: "Not \\"A\\"";v="8", "Chromium";v="130", "odd"', 'Sec-CH-UA-Mobile: ?0', 'Sec-CH-UA-Platform: "Linux"', 'Sec-CH-UA-Model: ""'].join('\n'),
    );
    expect(asked).toEqual([['brands', 'fullVersionList', 'mobile', 'platform', 'platformVersion', 'model', 'architecture', 'bitness']]);
    Object.assign(navigator, { userAgentData: { getHighEntropyValues: 'no function' } });
    expect(await askClientHints()).toBeUndefined();
  } finally {
    Reflect.deleteProperty(navigator, 'userAgentData');
  }
});

test('storage reads and writes under a prefix, and reports where it cannot', () => {
  expect(writeStored('a', { b: 1 })).toBe(true);
  expect([localStorage.getItem('penknife.a'), readStored('a')]).toEqual(['{"b":1}', { b: 1 }]);
  expect(writeStored('a', undefined)).toBe(true);
  expect([localStorage.getItem('penknife.a'), readStored('a')]).toEqual([null, undefined]);
  localStorage.setItem('penknife.a', '{broken');
  expect(readStored('a')).toBeUndefined();
  expect([writeItem('plain', 'text'), readItem('plain')]).toEqual([true, 'text']);
  fillStorage();
  expect([writeItem('plain', 'more'), readItem('plain')]).toEqual([false, 'text']);
});

test.each([
  ['null', (): unknown => null],
  [
    'forbidden',
    () => {
      throw new DOMException('no', 'SecurityError');
    },
  ],
] as const)('storage that is %s contains nothing', (_, get) => {
  const own = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
  if (!own) throw new Error('localStorage is missing');
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, get });
  const read = [readItem('a'), readStored('a'), writeItem('a', 'b'), writeItem('a', undefined)];
  Object.defineProperty(globalThis, 'localStorage', own);
  expect(read).toEqual([null, undefined, false, false]);
});

const change = (key: string | null): boolean => dispatchEvent(new StorageEvent('storage', { key }));

test('another tab’s change of an item is noticed, until nobody watches', () => {
  const listener = vi.fn<() => void>();
  const stop = watchStored('a', listener);
  change('penknife.b');
  expect(listener).not.toHaveBeenCalled();
  change('penknife.a');
  change(null);
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  change('penknife.a');
  expect(listener).toHaveBeenCalledTimes(2);
});

test('a failed write is reported only to the subscriber', () => {
  const say = vi.fn<() => void>();
  onNotStored(say)();
  reportNotStored();
  expect(say).not.toHaveBeenCalled();
});

test('restores a stored choice and stored flags, and ignores invalid ones', () => {
  setStored({ 'penknife.view': '"tree"', 'penknife.flags': '{"a":false,"b":"yes","c":true}' });
  const choice = renderHook(() => useStoredChoice('view', ['text', 'tree']));
  expect(choice.result.current[0]).toBe('tree');
  act(() => choice.result.current[1]('text'));
  expect([choice.result.current[0], readStored('view')]).toEqual(['text', 'text']);
  const flags = renderHook(() => useStoredFlags('flags', { a: true, b: false }));
  expect(flags.result.current[0]).toEqual({ a: false, b: false });
  act(() => flags.result.current[1]({ b: true }));
  expect([flags.result.current[0], readStored('flags')]).toEqual([
    { a: false, b: true },
    { a: false, b: true },
  ]);
  setStored({ 'penknife.view': '"odd"', 'penknife.flags': 'null' });
  expect(renderHook(() => useStoredChoice('view', ['text', 'tree'])).result.current[0]).toBe('text');
  expect(renderHook(() => useStoredFlags('flags', { a: true })).result.current[0]).toEqual({ a: true });
});

const TABS = ['one', 'two', 'three'] as const;

test('a tab of a page is that of the URL, of the last visit, or the first', () => {
  const { result, unmount } = renderHook(() => useAddressTab('tab', TABS));
  expect(result.current[0]).toBe('one');
  history.replaceState({ entry: 1 }, '', '/watch?x=1');
  act(() => result.current[1]('two'));
  expect([result.current[0], location.search + location.hash, readStored('tab'), history.state]).toEqual(['two', '?x=1#/two', 'two', { entry: 1 }]);
  act(() => result.current[1]('unknown'));
  expect(result.current[0]).toBe('two');
  history.replaceState(null, '', '/watch#/three');
  act(() => void dispatchEvent(new Event('hashchange')));
  expect(result.current[0]).toBe('three');
  history.replaceState(null, '', '/watch#other');
  act(() => void dispatchEvent(new Event('hashchange')));
  expect(result.current[0]).toBe('three');
  unmount();
  expect(renderHook(() => useAddressTab('tab', TABS)).result.current[0]).toBe('two');
  history.replaceState(null, '', '/watch#/one');
  expect(renderHook(() => useAddressTab('tab', TABS)).result.current[0]).toBe('one');
});

test('the URL of an image is kept while its text is the same, and revoked a second after', () => {
  const revoke = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue(undefined);
  vi.useFakeTimers();
  const { result, rerender, unmount } = renderHook(({ svg }) => useObjectUrl({ svg }), {
    initialProps: { svg: '<svg/>' },
  });
  const first = result.current;
  rerender({ svg: '<svg/>' });
  expect(result.current).toBe(first);
  rerender({ svg: '<svg>2</svg>' });
  expect(result.current).not.toBe(first);
  vi.advanceTimersByTime(999);
  expect(revoke).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(revoke).toHaveBeenCalledExactlyOnceWith(first);
  unmount();
  expect(renderHook(() => useObjectUrl(undefined)).result.current).toBeUndefined();
});

test.each([
  ['bytes', new Uint8Array([97, 98])],
  ['a chosen file', new File(['ab'], 'ab.png')],
])('the URL of an image contains %s', (_, content) => {
  const create = vi.spyOn(URL, 'createObjectURL');
  const file = { name: 'ab.png', type: 'image/png', content };
  renderHook(() => useObjectUrl(file));
  expect(create.mock.lastCall?.[0]).toMatchObject({ size: 2, type: 'image/png' });
});

test('makes an object URL of a blob', () => {
  const create = vi.spyOn(URL, 'createObjectURL');
  const blob = new Blob(['ab']);
  renderHook(() => useObjectUrl(blob));
  expect(create).toHaveBeenLastCalledWith(blob);
});

test('the size of a short text is known immediately, that of a long one when it is counted', async () => {
  const { result, rerender } = renderHook(({ given }) => useTextSize(given), { initialProps: { given: 'é\n' } });
  expect(result.current).toEqual({ characters: 2, bytes: 3, lines: 2 });
  const long = 'x'.repeat(500_001);
  rerender({ given: long });
  expect(result.current).toEqual({ characters: 0, bytes: 0, lines: 0 });
  await waitFor(() => expect(result.current).toEqual({ characters: 500_001, bytes: 500_001, lines: 1 }));
});

test('a clock ticks at the beginning of each second, and pauses while the page is hidden', () => {
  vi.useFakeTimers({ now: 10_250 });
  const tick = vi.fn<() => void>();
  const { rerender, unmount } = renderHook(({ isTicking }) => useTicking(isTicking, tick), { initialProps: { isTicking: true } });
  vi.advanceTimersByTime(749);
  expect(tick).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(tick).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(2_000);
  expect(tick).toHaveBeenCalledTimes(3);
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  vi.advanceTimersByTime(5_000);
  expect(tick).toHaveBeenCalledTimes(3);
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(tick).toHaveBeenCalledTimes(4);
  rerender({ isTicking: false });
  vi.advanceTimersByTime(5_000);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(tick).toHaveBeenCalledTimes(4);
  unmount();
});

const isWarned = (): boolean => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('closing the tab asks if something would be lost', async () => {
  expect([isWarned(), await isAnyTabUnsaved()]).toEqual([false, false]);
  const { rerender, unmount } = renderHook(({ isUnsaved }) => useUnsaved('watch', isUnsaved), { initialProps: { isUnsaved: true } });
  expect([isWarned(), await isAnyTabUnsaved()]).toEqual([true, true]);
  rerender({ isUnsaved: false });
  expect(isWarned()).toBe(false);
  rerender({ isUnsaved: true });
  unmount();
  expect(isWarned()).toBe(false);
  noteUnsaved('work', true);
  noteUnsaved('work made', true, 'x');
  noteUnsaved('other', true);
  forgetWork('work');
  expect(hasUnsavedInput()).toBe(true);
  forgetWork('other');
  expect(hasUnsavedInput()).toBe(false);
  noteUnsaved('work', true);
  stopWarning();
  expect(isWarned()).toBe(false);
  forgetWork('work');
});

test('a result counts as saved once it has been copied, by any means', () => {
  noteUnsaved('token', true, 'secret token');
  noteSaved('token');
  expect(hasUnsavedInput()).toBe(true);
  noteSaved('my secret token here');
  expect(hasUnsavedInput()).toBe(false);
  noteUnsaved('empty', true, '');
  noteUnsaved('never', true);
  noteSaved('anything');
  expect(hasUnsavedInput()).toBe(true);
  forgetWork('empty');
  forgetWork('never');

  noteUnsaved('token', true, 'abc');
  const { container } = render(
    <>
      <textarea defaultValue="xabcx" />
      <p>abc</p>
    </>,
  );
  const box = container.querySelector('textarea');
  box?.setSelectionRange(1, 3);
  fireEvent.copy(box ?? document.body);
  expect(hasUnsavedInput()).toBe(true);
  box?.setSelectionRange(1, 4);
  fireEvent.copy(box ?? document.body);
  expect(hasUnsavedInput()).toBe(false);
  noteUnsaved('token', true, 'abc');
  getSelection()?.selectAllChildren(container.querySelector('p') ?? container);
  fireEvent.copy(document.body);
  expect(hasUnsavedInput()).toBe(false);
  noteUnsaved('token', true, 'abc');
  fireEvent.copy(document.body, { clipboardData: { getData: () => 'nothing' } });
  expect(hasUnsavedInput()).toBe(true);
  fireEvent.copy(document.body, { clipboardData: { getData: (type: string) => (type === 'text/plain' ? 'abc' : '') } });
  expect(hasUnsavedInput()).toBe(false);
});

test('tabs share their unsaved work, if the browser supports that', async () => {
  const held: string[] = [];
  const locks = {
    request: vi.fn<(name: string, options: object, hold: () => Promise<void>) => Promise<void>>(async (name, _, hold) => {
      held.push(name);
      await hold();
      held.splice(held.indexOf(name), 1);
    }),
    query: async () => ({ held: held.map((name) => ({ name })) }),
  };
  Object.assign(navigator, { locks });
  try {
    noteUnsaved('a', true);
    noteUnsaved('b', true);
    expect(locks.request).toHaveBeenCalledExactlyOnceWith('penknife-unsaved-input', { mode: 'shared' }, expect.any(Function));
    expect(held).toEqual(['penknife-unsaved-input']);
    noteUnsaved('a', false);
    expect(held).toHaveLength(1);
    noteUnsaved('b', false);
    await waitFor(() => expect(held).toEqual([]));
    expect(await isAnyTabUnsaved()).toBe(false);
    held.push('other');
    expect(await isAnyTabUnsaved()).toBe(false);
    held.push('penknife-unsaved-input');
    expect(await isAnyTabUnsaved()).toBe(true);
    Object.assign(locks, { query: async () => ({}) });
    expect(await isAnyTabUnsaved()).toBe(false);
    Object.assign(locks, { query: async () => Promise.reject(new DOMException('no')) });
    expect(await isAnyTabUnsaved()).toBe(false);
    Object.assign(locks, { query: async () => Promise.reject(new RangeError('odd')) });
    await expect(isAnyTabUnsaved()).rejects.toThrow('odd');
  } finally {
    Reflect.deleteProperty(navigator, 'locks');
  }
});

const work = declare({ input: { given: text({ primary: true, sample: 'x' }) }, output: { result: text({ primary: true }) } });

test('measures the time of a run by the second of two, after a pause, unless the page is busy', async () => {
  const pending: ((outcome: Outcome) => void)[] = [];
  const measured: (number | undefined)[] = [];
  const Measured = ({ isBusy }: { readonly isBusy: boolean }) => {
    measured.push(useRunTime(work, { given: 'x' }, isBusy));
    return null;
  };
  const options = { ...(await toolOf({ work })), run: () => new Promise<Outcome>((resolve) => pending.push(resolve)) };
  const view = await renderPart(<Measured isBusy />, options);
  vi.useFakeTimers();
  await advance(1_000);
  expect(pending).toHaveLength(0);
  view.rerender(<Measured isBusy={false} />);
  await advance(299);
  expect(pending).toHaveLength(0);
  await advance(1);
  expect(pending).toHaveLength(1);
  const done: Outcome = { kind: 'output', output: { result: '' }, isRandom: false };
  await advance(5_000);
  await act(async () => pending[0]?.(done));
  expect([pending.length, measured.at(-1)]).toEqual([2, undefined]);
  await advance(2_500);
  await act(async () => pending[1]?.(done));
  expect(measured.at(-1)).toBe(2.5);
  await advance(5_000);
  expect(pending).toHaveLength(2);
});

test('measures no time for a run that fails', { tags: ['slow'] }, async () => {
  const measured: (number | undefined)[] = [];
  const outcomes: Outcome[] = [];
  const Measured = ({ isBusy }: { readonly isBusy: boolean }) => {
    measured.push(useRunTime(work, { given: 'x' }, isBusy));
    return null;
  };
  const run = async (): Promise<Outcome> => {
    outcomes.push({ kind: 'error', error: { code: 'required', params: {} } });
    return { kind: 'error', error: { code: 'required', params: {} } };
  };
  const view = await renderPart(<Measured isBusy={false} />, { ...(await toolOf({ work })), run });
  await waitFor(() => expect(outcomes.length).toBe(2));
  await act(async () => undefined);
  expect(measured.at(-1)).toBeUndefined();
  view.unmount();
});

test('a hydration boundary is busy until it is hydrated', async () => {
  const view = await renderPart(<HydrationBoundary className="own">inside</HydrationBoundary>);
  expect([view.getByText('inside').className, view.getByText('inside').hasAttribute('aria-busy')]).toEqual(['own', false]);
});

beforeEach(() => {
  vi.spyOn(Element.prototype, 'checkVisibility').mockImplementation(function check(this: Element) {
    return this.closest('[hidden]') === null;
  });
});

/** A page with buttons for the keys, and counters of their clicks. */
function showButtons(html: string): {
  readonly press: (target: string, init: KeyboardEventInit & { readonly key: string }) => boolean;
  readonly clicks: string[];
} {
  const clicks: string[] = [];
  const page = document.createElement('main');
  page.innerHTML = html;
  document.body.append(page);
  for (const button of page.querySelectorAll('button')) button.addEventListener('click', () => clicks.push(button.textContent));
  renderHook(() => usePageShortcuts());
  return {
    clicks,
    press: (target, init) => !document.querySelector(target)?.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init })),
  };
}

const BUTTONS = `
  <textarea></textarea><i data-takes-keys></i>
  <button data-action="run" disabled>off</button>
  <button data-action="run" hidden>hidden</button>
  <button data-action="run">run</button>
  <button data-action="run">second</button>
  <table data-primary><tr><td><button data-action="copy">row</button></td></tr></table>
  <div data-primary><button data-action="copy">copy</button></div>
  <button data-action="swap">swap</button>`;

test.each([
  { init: { key: 'Enter', ctrlKey: true }, clicked: 'run' },
  { init: { key: 'Enter', metaKey: true }, clicked: 'run' },
  { init: { key: 'Enter', ctrlKey: true, shiftKey: true }, clicked: undefined },
  { init: { key: 'Enter', ctrlKey: true, altKey: true }, clicked: undefined },
  { init: { key: 'Enter' }, clicked: undefined },
  { init: { key: 'C', ctrlKey: true, shiftKey: true }, clicked: 'copy' },
  { init: { key: 'С', code: 'KeyC', ctrlKey: true, shiftKey: true }, clicked: 'copy' },
  { init: { key: 'c', ctrlKey: true }, clicked: undefined },
  { init: { key: 's', altKey: true }, clicked: 'swap' },
  { init: { key: 'ы', code: 'KeyS', altKey: true }, clicked: 'swap' },
  { init: { key: 's', altKey: true, shiftKey: true }, clicked: undefined },
  { init: { key: 's', altKey: true, ctrlKey: true }, clicked: undefined },
  { init: { key: 's', altKey: true, metaKey: true }, clicked: undefined },
  { init: { key: 's' }, clicked: undefined },
])('shortcuts of the page press the first enabled button: $init', ({ init, clicked }) => {
  const { press, clicks } = showButtons(BUTTONS);
  const noticed = vi.fn<() => void>();
  document.querySelector('textarea')?.addEventListener('keydown', noticed);
  expect(press('textarea', init)).toBe(clicked !== undefined);
  expect(clicks).toEqual(clicked === undefined ? [] : [clicked]);
  expect(noticed).toHaveBeenCalledTimes(clicked === undefined ? 1 : 0);
});

test('ignores shortcuts in a dialog, while composing, where keys are shown, and without a button', () => {
  const { press, clicks } = showButtons(BUTTONS);
  const run = { key: 'Enter', ctrlKey: true };
  expect(press('textarea', { ...run, isComposing: true })).toBe(false);
  expect(press('[data-takes-keys]', run)).toBe(false);
  const dialog = document.createElement('dialog');
  dialog.setAttribute('open', '');
  document.body.append(dialog);
  expect(press('textarea', run)).toBe(false);
  dialog.remove();
  expect(press('textarea', { ...run, repeat: true })).toBe(true);
  expect(clicks).toEqual([]);
  document.querySelector('main')?.replaceChildren(document.createElement('textarea'));
  expect(press('textarea', run)).toBe(false);
});

test('Alt+S on a Mac writes a letter where the user types, and swaps elsewhere', () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Macintosh; Intel Mac OS X');
  const { press, clicks } = showButtons(BUTTONS);
  const key = { key: 'ß', code: 'KeyS', altKey: true };
  expect(press('textarea', key)).toBe(false);
  expect(press('table', key)).toBe(true);
  expect(press('textarea', { ...key, key: 's' })).toBe(true);
  expect(clicks).toEqual(['swap', 'swap']);
});

test('the list of shortcuts is that of the actions', () => {
  expect(shortcuts.map(({ action, keys }) => [action, keys])).toEqual([
    ['run', 'Control+Enter'],
    ['copy-primary', 'Control+Shift+C'],
    ['swap', 'Alt+S'],
  ]);
});

const names = (action: Parameters<typeof buttonsFor>[0]) => buttonsFor(action).map(({ textContent }) => textContent);

test('finds buttons for an action in the page, those of the primary result outside of its rows', () => {
  showButtons(`${BUTTONS}<button data-action="clear" aria-disabled="true">x</button>
    <div data-primary><button data-action="open-in">open</button><ul><li><button data-action="open-in">row</button></li></ul></div>
    <button data-action="open-in">other</button><button data-action="copy-primary">primary</button>`);
  expect([names('run'), names('clear'), names('open-in'), names('copy-primary'), names('sample')]).toEqual([
    ['run', 'second'],
    [],
    ['open'],
    ['copy', 'primary'],
    [],
  ]);
});

test.each([
  ['<input>', true],
  ['<textarea></textarea>', true],
  ['<select></select>', true],
  ['<div contenteditable="true"></div>', true],
  ['<input type="checkbox">', false],
  ['<input type="radio">', false],
  ['<input type="range">', false],
  ['<p></p>', false],
])('keys write into %s: %s', (html, isTypedInto) => {
  document.body.innerHTML = html;
  expect(isTyping(document.body.firstElementChild)).toBe(isTypedInto);
  expect(isTyping(null)).toBe(false);
  expect(takesAllKeys(document.body.firstElementChild)).toBe(false);
});

test('shortcuts of a tool’s page generate a new result and copy it while a field has focus', { tags: ['slow'] }, async () => {
  const view = await renderTool('uuid-generator');
  await view.expectShown('generate', 'uuids', /^[\da-f-]{36}$/u);
  const before = view.shown('generate', 'uuids');
  act(() => view.container.querySelector<HTMLElement>('main input')?.focus());
  await view.user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(view.shown('generate', 'uuids')).not.toBe(before));
  await view.user.keyboard('{Control>}{Shift>}c{/Shift}{/Control}');
  await waitFor(async () => expect(await copied()).toBe(view.shown('generate', 'uuids')));
});

test('Alt+S in the input of a converter swaps, and inserts no character', { tags: ['slow'] }, async () => {
  const view = await renderTool('json-to-yaml-converter');
  const box = view.container.querySelector('textarea');
  act(() => box?.focus());
  const before = box?.value;
  await view.expectShown('convert', 'output', /Norway/u);
  await view.user.keyboard('{Alt>}s{/Alt}');
  await waitFor(() => expect(location.pathname).toBe('/yaml-to-json-converter'));
  expect(box?.value).toBe(before);
});
