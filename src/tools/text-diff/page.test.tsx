import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { becomeIdle } from '../../app/testing/idle.ts';
import { renderTool } from '../../app/testing/render-tool.tsx';
import { loadEditor } from '../../ui/code-editor/load-editor.ts';

const view = (): HTMLElement => screen.getByRole('region', { name: 'Differences' });
const changes = (): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-value="changes"] [data-change]')];
const count = (text: string): number =>
  [...document.querySelectorAll('[data-value="changes"] *')].filter((element) => element.children.length === 0 && element.textContent === text).length;

const LINES = Array.from({ length: 60 }, (_, index) => `line ${index}`);

const press = (shiftKey: boolean): boolean => fireEvent.keyDown(document.body, { key: 'F8', shiftKey });
const drawn = (): number => changes().length;
const patched = (): string | undefined =>
  document.querySelector<HTMLElement>('[data-operation="applyPatch"][aria-label="Patched text"]')?.querySelector('textarea')?.value;

async function compare(original: readonly string[], modified: readonly string[]) {
  const page = await renderTool('text-diff');
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
  page.fill('compare', 'original', original.join('\n'));
  page.fill('compare', 'modified', modified.join('\n'));
  return page;
}

const compareTwo = () =>
  compare(
    LINES,
    LINES.map((line, index) => (index === 5 || index === 50 ? `${line} changed` : line)),
  );

test('compares while typing, and swaps the texts', { tags: ['slow'] }, async () => {
  const { fill, expectShown } = await renderTool('text-diff');
  await expectShown('compare', 'equal', '2 changes');
  await expectShown('compare', 'patch', /-bananas\n\+blueberries/u);
  fireEvent.click(screen.getByRole('button', { name: /^Swap/u }));
  await expectShown('compare', 'patch', /-blueberries\n\+bananas/u);
  fill('compare', 'modified', 'apples\nblueberries\ncherries\ngrapes\nlemons\n');
  await expectShown('compare', 'equal', 'The texts are equal');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next change' }).disabled).toBe(true);
});

test('marks changed words, and collapses unchanged lines', { tags: ['slow'] }, async () => {
  const { user, expectShown } = await compareTwo();
  await expectShown('compare', 'equal', '2 changes');
  await waitFor(() => expect([...view().querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual([' changed', ' changed']));
  expect(screen.getByText('+ 2 lines added').textContent).toBe('+ 2 lines added');
  expect(screen.getByText('− 2 lines removed').textContent).toBe('− 2 lines removed');
  expect(count('line 20')).toBe(0);
  await user.click(within(view()).getByRole('button', { name: '38 unchanged lines' }));
  expect(count('line 20')).toBe(2);
  await user.click(screen.getByRole('switch', { name: 'Side by side' }));
  expect(count('line 20')).toBe(1);
  expect(localStorage.getItem('penknife.text-diff.view')).toContain('"sideBySide":false');
});

test('moves between changes with keys and buttons, wrapping around', { tags: ['slow'] }, async () => {
  await compareTwo();
  await waitFor(() => expect(view().textContent).toContain('line 50 changed'));
  expect(press(false)).toBe(false);
  expect(document.activeElement).toBe(changes()[0]);
  press(false);
  expect(document.activeElement).toBe(changes()[1]);
  press(false);
  expect(document.activeElement).toBe(changes()[0]);
  press(true);
  expect(document.activeElement).toBe(changes()[1]);
  fireEvent.click(screen.getByRole('button', { name: 'Previous change' }));
  expect(document.activeElement).toBe(changes()[0]);
  fireEvent.click(screen.getByRole('button', { name: 'Next change' }));
  expect(document.activeElement).toBe(changes()[1]);
  expect(fireEvent.keyDown(document.body, { key: 'F7' })).toBe(true);
});

test('starts at the last change when moving backward first', { tags: ['slow'] }, async () => {
  await compareTwo();
  await waitFor(() => expect(view().textContent).toContain('line 50 changed'));
  fireEvent.keyDown(document.body, { key: 'F8', shiftKey: true });
  expect(document.activeElement).toBe(changes()[1]);
});

test('renders the first 50 pairs of lines, and more on request or when moving to a later change', { tags: ['slow'] }, async () => {
  const original = Array.from({ length: 240 }, (_, index) => `line ${index}`);
  const { user, expectShown } = await compare(
    original,
    original.map((line, index) => (index % 8 === 0 ? `${line} x` : line)),
  );
  await expectShown('compare', 'equal', '30 changes');
  await waitFor(() => expect(view().textContent).toContain('line 8 x'));
  const first = drawn();
  expect(first).toBeLessThan(15);
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(drawn()).toBeGreaterThan(first);
  const second = drawn();
  for (let step = 0; step <= second; step++) fireEvent.keyDown(document.body, { key: 'F8' });
  expect(drawn()).toBeGreaterThan(second);
  for (let step = 0; step < 4; step++)
    if (screen.queryByRole('button', { name: 'Show more' })) await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(drawn()).toBe(30);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('shows whitespace on request', { tags: ['slow'] }, async () => {
  const { user } = await compare(['a b'], ['a\tb']);
  await waitFor(() => expect(changes()).toHaveLength(1));
  const before = view().textContent;
  await user.click(screen.getByRole('switch', { name: 'Show whitespace' }));
  expect(view().textContent).not.toBe(before);
  expect(view().textContent).toMatch(/·|␣/u);
});

test('has the patch collapsed', async () => {
  const { part } = await renderTool('text-diff');
  expect(part('compare', 'patch').closest('details')?.open).toBe(false);
});

test('marks differences within one text', async () => {
  const { switchTo, fill } = await renderTool('text-diff');
  await switchTo('compareInline');
  fill('compareInline', 'original', 'the old words');
  fill('compareInline', 'modified', 'the new words');
  await waitFor(() => expect(document.querySelector('del')?.textContent).toBe('old'));
  expect(document.querySelector('ins')?.textContent).toBe('new');
  expect(screen.getByText('Removed text is struck through; added text is underlined.').tagName).toBe('P');
});

test('applies a patch, and reports the hunk that does not apply', async () => {
  const { switchTo, fill } = await renderTool('text-diff');
  await switchTo('applyPatch');
  await waitFor(() => expect(patched()).toContain('B'));
  fill('applyPatch', 'text', 'x\ny\n');
  expect((await screen.findByRole('alert')).textContent).toContain('Hunk 1');
});

/** Drops files on a part of the page, as from outside the browser. Returns whether the default action was prevented. */
function drop(target: Element, files: Readonly<Record<string, string>>): boolean {
  const data = Object.entries(files).map(([name, content]) => new File([content], name));
  const event = new Event('drop', { bubbles: true, cancelable: true });
  Object.assign(event, {
    dataTransfer: { types: ['Files'], files: data, items: data.map((file) => ({ kind: 'file', type: file.type, getAsFile: () => file })), dropEffect: 'none' },
  });
  act(() => void target.dispatchEvent(event));
  return event.defaultPrevented;
}

test('opens a file dropped outside the panes as the original, and one dropped on a pane there', { tags: ['slow'] }, async () => {
  const { box } = await renderTool('text-diff');
  const heading = screen.getByRole('heading', { level: 1 });
  expect(drop(heading, { 'a.txt': 'first', 'b.txt': 'second' })).toBe(true);
  await waitFor(() => expect(box('compare', 'original').value).toBe('first'));
  expect((await screen.findAllByText('One file at a time: only a.txt was opened.')).length).toBeGreaterThan(0);
  expect(drop(box('compare', 'modified'), { 'c.txt': 'third' })).toBe(true);
  await waitFor(() => expect(box('compare', 'modified').value).toBe('third'));
  expect(box('compare', 'original').value).toBe('first');
  drop(heading, { 'd.txt': 'fourth' });
  await waitFor(() => expect(box('compare', 'original').value).toBe('fourth'));
  const undo = await screen.findAllByRole('button', { name: 'Undo' });
  fireEvent.click(undo.at(-1) ?? heading);
  await waitFor(() => expect(box('compare', 'original').value).toBe('first'));
});

test('tints the changed lines in the editors, which scroll together', { tags: ['slow'] }, async () => {
  const { container } = await compareTwo();
  await loadEditor();
  await act(async () => becomeIdle());
  const tinted = (name: string): readonly string[] =>
    [...container.querySelectorAll(`[data-field="${name}"] :is(.cm-line-removed, .cm-line-added)`)].map(({ textContent }) => textContent);
  await waitFor(() =>
    expect([tinted('original'), tinted('modified')]).toEqual([
      ['line 5', 'line 50'],
      ['line 5 changed', 'line 50 changed'],
    ]),
  );
  const scrollerOf = (name: string): HTMLElement => {
    const scroller = container.querySelector<HTMLElement>(`[data-field="${name}"] .cm-scroller`);
    if (!scroller) throw new Error(`No editor for ${name}`);
    Object.defineProperties(scroller, { scrollHeight: { configurable: true, value: 1_000 }, clientHeight: { configurable: true, value: 200 } });
    return scroller;
  };
  const [left, right] = [scrollerOf('original'), scrollerOf('modified')];
  fireEvent.pointerDown(right);
  right.scrollTop = 400;
  fireEvent.scroll(right);
  expect(left.scrollTop).toBe(400);
});
