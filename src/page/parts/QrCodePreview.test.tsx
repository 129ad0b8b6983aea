import { act, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import drawing from '../../lib/qr-code/drawing/strings/en.json';
import type { FileValue } from '../../contract/values.ts';
import { drawText } from '../demo-tool.tsx';
import type { OperationState } from '../session/operation-state.ts';
import { watchDownloads } from '../testing/downloads.ts';
import { advance, renderOperation } from '../testing/render-part.tsx';
import type { ReadBack } from './use-read-back.ts';
import { CodeColumns, QrCodePreview, TerminalCode } from './QrCodePreview.tsx';
import styles from './qr-code-preview.module.css';

const words = drawing.page;
const PNG = new Uint8Array([137, 80, 78, 71]);
const file: FileValue = { name: 'code.png', type: 'image/png', content: PNG };

type State = OperationState<typeof drawText>;

const reads = (found: string | undefined): ReadBack => ({ text: 'x', read: async () => found });

async function show(change: (operation: State) => State = (operation) => operation, readBack = reads('x'), actions?: string) {
  const view = await renderOperation(
    drawText,
    (operation) => (
      <QrCodePreview operation={change(operation)} fileName="qr" readBack={readBack} actions={actions}>
        <p>end</p>
      </QrCodePreview>
    ),
    { run: async () => ({ kind: 'output', output: { svg: { svg: '<svg/>' }, png: file, terminal: '██' }, isRandom: false }) },
  );
  await waitFor(() => expect(view.state().hasOutput).toBe(true));
  return view;
}

/** The page's message about the code. */
const verdict = (view: { readonly container: HTMLElement }): readonly (string | undefined)[] => {
  const line = view.container.querySelector<HTMLElement>(`.${styles.readBack}`);
  return [line?.dataset.readBack, line?.textContent];
};

test('shows a code with copies and downloads in both forms', async () => {
  const downloads = watchDownloads();
  const view = await show(undefined, undefined, 'Print');
  const card = view.getByRole('region', { name: 'Result' });
  expect(view.getByRole('img', { name: 'QR code' }).getAttribute('src')).toMatch(/^blob:/u);
  expect(view.container.querySelector('figcaption')).toBeNull();
  await view.user.click(view.getByRole('button', { name: 'Copy SVG' }));
  expect(await navigator.clipboard.readText()).toBe('<svg/>');
  await view.user.click(view.getByRole('button', { name: 'Download SVG' }));
  await view.user.click(view.getByRole('button', { name: 'Download PNG' }));
  await waitFor(() =>
    expect(downloads.map(({ name, type }) => [name, type])).toEqual([
      ['qr.svg', 'image/svg+xml'],
      ['code.png', 'image/png'],
    ]),
  );
  expect([...new Uint8Array((await downloads[1]?.content.arrayBuffer()) ?? new ArrayBuffer())]).toEqual([...PNG]);
  expect(view.shown('drawText', 'png')).toBe('code.png · 4 bytes');
  expect(view.getByText('Print').className).toBe(styles.format);
  expect(card.textContent).toContain('end');
});

test('a code without further actions has no space for them', async () => {
  const view = await show();
  expect(view.container.querySelectorAll(`.${styles.format}`)).toHaveLength(2);
});

test('without a code there is a sentence instead, and nothing to copy or download', async () => {
  const view = await show((operation) => ({ ...operation, output: { ...operation.output, svg: null } }));
  expect(view.getByText(words.enterText).closest('figure')?.dataset.value).toBe('svg');
  expect(view.queryByRole('button')).toBeNull();
  expect(verdict(view)).toEqual([undefined, '']);
});

test('an older code stays visible, marked, and cannot be copied or downloaded', async () => {
  const view = await show((operation) => ({ ...operation, isStale: true }));
  expect(view.container.querySelector('figcaption')?.textContent).toBe('Last valid result');
  expect(view.container.querySelector('figure')?.className).toBe(`${styles.picture} ${styles.stale}`);
  expect(view.queryByRole('button')).toBeNull();
});

test('copies an image, and confirms that for a while, or gives the reason why not', async () => {
  const view = await show();
  const write = vi.fn<() => Promise<void>>(async () => undefined);
  Object.assign(navigator.clipboard, { write });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const button = view.getByRole('button', { name: 'Copy PNG' });
  await act(async () => button.click());
  await advance(0);
  expect(write).toHaveBeenCalledOnce();
  expect(button.textContent).toBe('Copied');
  await advance(4_999);
  expect(button.textContent).toBe('Copied');
  await advance(1);
  expect(button.textContent).toBe('Copy');
  write.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  await act(async () => button.click());
  await advance(0);
  expect(view.container.querySelector(`.${styles.announced}`)?.textContent).toBe(words.copyPictureFailed);
  expect(button.textContent).toBe('Copy');
});

test('without a file the size of the image is shown, and an image that cannot be drawn is reported', async () => {
  const view = await show((operation) => ({ ...operation, output: { ...operation.output, png: null } }));
  expect(view.shown('drawText', 'png')).toBe(words.pixels);
  vi.spyOn(HTMLImageElement.prototype, 'decode').mockRejectedValue(new DOMException('broken', 'EncodingError'));
  await view.user.click(view.getByRole('button', { name: 'Download PNG' }));
  await waitFor(() => expect(view.container.querySelector(`.${styles.announced}`)?.textContent).toBe(words.pictureFailed));
});

test.each([
  { found: 'x', announced: 'reads' },
  { found: 'y', announced: 'differs' },
  { found: undefined, announced: 'unreadable' },
] as const)('scans a code that has not changed for a while, as a phone would: $announced', async ({ found, announced }) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const read = vi.fn<ReadBack['read']>(async () => found);
  const view = await renderOperation(drawText, (operation) => <QrCodePreview operation={operation} fileName="qr" readBack={{ text: 'x', read }} />, {
    run: async () => ({ kind: 'output', output: { svg: { svg: '<svg/>' }, png: file, terminal: '' }, isRandom: false }),
  });
  expect(verdict(view)).toEqual([undefined, '']);
  await advance(0);
  expect(verdict(view)).toEqual(['checking', words.checking]);
  await advance(599);
  expect(read).not.toHaveBeenCalled();
  await advance(1);
  expect(read.mock.lastCall?.[0]).toMatchObject({ name: 'qr-code.png', type: 'image/png' });
  expect(verdict(view)).toEqual([announced, words[announced]]);
});

test('does not scan a code while it changes, without a text, or after an error', async () => {
  for (const change of [
    (operation: State): State => ({ ...operation, isRunning: true }),
    (operation: State): State => ({ ...operation, problem: { kind: 'bug', message: '' } }),
  ]) {
    const view = await show(change);
    expect(verdict(view)).toEqual([undefined, '']);
    view.unmount();
  }
  const empty = await show(undefined, { text: '', read: async () => '' });
  expect(verdict(empty)).toEqual([undefined, '']);
});

test('reports an image that cannot be drawn as unreadable, and draws a large one smaller', { tags: ['slow'] }, async () => {
  const sizes: number[] = [];
  vi.spyOn(HTMLImageElement.prototype, 'decode').mockImplementation(function load(this: HTMLImageElement) {
    sizes.push(this.width);
    return Promise.reject(new DOMException('broken', 'EncodingError'));
  });
  const view = await show((operation) => ({ ...operation, input: { ...operation.input, size: 4_096 } }));
  await waitFor(() => expect(verdict(view)).toEqual(['unreadable', words.unreadable]));
  expect(sizes).toEqual([2_048]);
});

test('a code for a terminal is text that can be copied', async () => {
  const view = await renderOperation(
    drawText,
    (operation) => (
      <CodeColumns>
        <TerminalCode operation={operation} />
      </CodeColumns>
    ),
    { run: async ({ input }) => ({ kind: 'output', output: { svg: null, png: null, terminal: input.text === '' ? '' : '██' }, isRandom: false }) },
  );
  await view.expectShown('drawText', 'terminal', '██');
  const value = view.getByRole('status', { name: 'For a terminal' });
  expect([value.tabIndex, value.className]).toEqual([0, styles.terminal]);
  expect(view.container.querySelector('main')?.firstElementChild?.className).toBe(styles.columns);
  await view.user.click(view.getByRole('button', { name: 'Copy For a terminal' }));
  expect(await navigator.clipboard.readText()).toBe('██');
  await act(async () => view.state().set('text', ''));
  await waitFor(() => expect(view.queryByRole('button')).toBeNull());
});

test('a small copy stays in view while the code is above the window', async () => {
  const observed: IntersectionObserverCallback[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: IntersectionObserverCallback) {
        observed.push(callback);
      }
      observe(): void {}
      disconnect(): void {}
    },
  );
  const view = await show();
  vi.unstubAllGlobals();
  const thumb = (): Element | null => view.container.querySelector('[data-thumb] img');
  const scroll = (isIntersecting: boolean, top: number): void =>
    act(() => {
      for (const callback of observed) Reflect.apply(callback, undefined, [[{ isIntersecting, boundingClientRect: { top } }]]);
    });
  scroll(false, 900);
  expect(thumb()).toBeNull();
  scroll(false, -500);
  expect(thumb()?.getAttribute('src')).toBe(view.getByRole('img', { name: 'QR code' }).getAttribute('src'));
  scroll(true, -10);
  expect(thumb()).toBeNull();
});
