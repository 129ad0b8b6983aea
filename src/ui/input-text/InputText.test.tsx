import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ComponentProps, ReactElement } from 'react';
import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import frame from '../field-frame.module.css';
import sizes from '../sizes.module.css';
import type { RenderedWidget } from '../testing/render-widget.tsx';
import { renderWidget, WithValue } from '../testing/render-widget.tsx';
import { startEditor } from '../testing/start-editor.ts';
import type { Rule } from '../validation/validation.ts';
import { validate } from '../validation/validation.ts';
import styles from './input-text.module.css';
import { InputText } from './InputText.tsx';
import { headOf, isUndo, LONG_LENGTH, SHOW_PLACE, SHOWN_LENGTH } from './long-text.ts';

type LineProps = Partial<Extract<ComponentProps<typeof InputText>, { readonly multiline?: false }>>;
type LinesProps = Partial<Extract<ComponentProps<typeof InputText>, { readonly multiline: true }>>;

const LONG = 'x'.repeat(LONG_LENGTH + 1);

const box = <Control extends HTMLElement = HTMLInputElement>(): Control => screen.getByLabelText<Control>('Name');
const names = (): readonly string[] => screen.queryAllByRole('button').map(({ title }) => title);

interface Shown extends RenderedWidget {
  /** Lengths of the reported texts, or the texts themselves if they are short. */
  readonly reported: () => readonly (string | number)[];
  readonly onChange: ReturnType<typeof vi.fn<(text: string) => void>>;
}

async function showAny(initial: string, render: (value: string, set: (value: string) => void) => ReactElement): Promise<Shown> {
  const onChange = vi.fn<(text: string) => void>();
  const view = await renderWidget(
    <WithValue initial={initial} onChange={onChange}>
      {render}
    </WithValue>,
  );
  return { ...view, onChange, reported: () => onChange.mock.calls.map(([text]) => (text.length > 100 ? text.length : text)) };
}

const showLine = (initial: string, props: LineProps = {}): Promise<Shown> =>
  showAny(initial, (value, set) => <InputText label="Name" {...props} value={value} onChange={set} />);

const showLines = (initial: string, props: Omit<LinesProps, 'multiline'> = {}): Promise<Shown> =>
  showAny(initial, (value, set) => <InputText label="Name" {...props} multiline value={value} onChange={set} />);

/** Pastes or drops into an element; returns whether the browser's own action is prevented. */
function transfer(type: 'paste' | 'drop', element: Element, text: string, types: readonly string[] = ['text/plain']): boolean {
  const data = { types, getData: (wanted: string) => (wanted === 'text/plain' ? text : ''), files: [] };
  const event = createEvent[type](element, type === 'paste' ? { clipboardData: data } : { dataTransfer: data });
  fireEvent(element, event);
  return event.defaultPrevented;
}

test.each([
  ['one line', showLine, 'INPUT'],
  ['many lines', showLines, 'TEXTAREA'],
])('%s: reports what is typed, and has name, placeholder and size', async (_, show, tag) => {
  const { user, reported } = await show('a', { className: 'own', size: 'small' });
  expect([box().tagName, box().placeholder, names()]).toEqual([tag, 'Input text', []]);
  await user.type(box(), 'b');
  expect([box().value, reported()]).toEqual(['ab', ['ab']]);
  expect(box().parentElement?.className).toBe([frame['box'], sizes['small'], styles['box']].join(' '));
  expect(document.querySelectorAll('.own')).toHaveLength(1);
});

test('is a single-line text in medium size by default', async () => {
  await showLine('a', { placeholder: 'File name' });
  expect([box().type, box().placeholder, box().className]).toEqual(['text', 'File name', styles['control']]);
  expect(box().parentElement?.className).toBe([frame['box'], sizes['medium'], styles['box']].join(' '));
});

test.each(['email', 'tel', 'url', 'search'] as const)('may be of type %s', async (type) => {
  await showLine('a', { type });
  expect([box().type, names()]).toEqual([type, []]);
});

test('has the placeholder of the kit by default', async () => {
  await showLine('');
  expect(box().placeholder).toBe('Input text');
});

test('has three rows by default, or the given number', async () => {
  const { unmount } = await showLines('a');
  expect([box().getAttribute('rows'), box().className]).toEqual(['3', `${styles['control']} ${styles['lines']}`]);
  unmount();
  await showLines('a', { rows: 6 });
  expect(box().getAttribute('rows')).toBe('6');
});

test.each([
  ['one line', showLine],
  ['many lines', showLines],
])('%s: disables spell checking, completion and correction for data', async (_, show) => {
  const raw = ['spellcheck', 'autocomplete', 'autocapitalize', 'autocorrect'];
  const plain = await show('a');
  expect(raw.map((name) => box().getAttribute(name))).toEqual([null, null, null, null]);
  plain.unmount();
  await show('a', { rawText: true });
  expect(raw.map((name) => box().getAttribute(name))).toEqual(['false', 'off', 'off', 'off']);
  expect(box().classList.contains(styles['raw'] ?? '')).toBe(true);
});

test.each([
  ['one line', showLine],
  ['many lines', showLines],
])('%s: clearing empties it and keeps the focus in it', async (_, show) => {
  const { user, reported } = await show('Clear me', { clearable: true });
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect([box().value, reported(), names()]).toEqual(['', [''], []]);
  expect(document.activeElement).toBe(box());
  await user.keyboard('new');
  expect([box().value, names()]).toEqual(['new', ['Clear']]);
});

test.each([{ disabled: true }, { readOnly: true }])('a read-only value cannot be cleared: %j', async (props) => {
  const { unmount } = await showLine('a', { clearable: true, ...props });
  expect(names()).toEqual([]);
  expect([box().disabled, box().readOnly]).toEqual([props.disabled ?? false, props.readOnly ?? false]);
  unmount();
  await showLines('a', { clearable: true, ...props });
  expect(names()).toEqual([]);
});

test('a password is hidden, shown and hidden again', async () => {
  const { user } = await showLine('correct horse', { type: 'password' });
  expect([box().type, names()]).toEqual(['password', ['Show text']]);
  expect(document.querySelectorAll('.tabler-icon-eye')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Show text' }));
  expect([box().type, box().value, names()]).toEqual(['text', 'correct horse', ['Hide text']]);
  expect(document.querySelectorAll('.tabler-icon-eye-off')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Hide text' }));
  expect([box().type, names()]).toEqual(['password', ['Show text']]);
});

test('a password may have a label for its button, which is disabled with it', async () => {
  await showLine('correct horse', { type: 'password', clearable: true, disabled: true, revealWord: (isShown) => (isShown ? 'Hide the key' : 'Show the key') });
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Show the key' });
  expect([names(), button.disabled]).toEqual([['Show the key'], true]);
});

test('a multi-line text may be hidden and shown again', async () => {
  const { user } = await showLines('secret', { hideWord: (isShown) => (isShown ? 'Hide' : 'Show') });
  expect(box().dataset['hidden']).toBeUndefined();
  expect(document.querySelectorAll('.tabler-icon-eye-off')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Hide' }));
  expect([box().dataset['hidden'], box().value]).toEqual(['true', 'secret']);
  expect(document.querySelectorAll('.tabler-icon-eye')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Show' }));
  expect(box().dataset['hidden']).toBeUndefined();
});

test('content behind the letters comes before the text box', async () => {
  await showLines('a', { behind: <i data-behind /> });
  expect(box().previousElementSibling).toHaveProperty('tagName', 'I');
});

test.each([
  ['one line', false],
  ['many lines', true],
])('%s: shows the error until the value is valid', async (_, multiline) => {
  const rules: readonly Rule<string>[] = [{ validator: (text) => text.length > 3, message: 'Too short' }];
  const { user } = await showAny('abc', (value, set) => (
    <InputText label="Name" id="name" aria-describedby="hint" multiline={multiline} value={value} onChange={set} validation={validate(value, rules)} />
  ));
  expect([box().getAttribute('aria-invalid'), box().getAttribute('aria-describedby')]).toEqual(['true', 'hint name-message']);
  expect(screen.getByText('Too short').id).toBe('name-message');
  await user.type(box(), 'd');
  expect([box().hasAttribute('aria-invalid'), box().getAttribute('aria-describedby')]).toEqual([false, 'hint']);
  expect(screen.queryByText('Too short')).toBeNull();
});

test('passes the control to its caller', async () => {
  const line = createRef<HTMLInputElement>();
  const lines = createRef<HTMLTextAreaElement>();
  await renderWidget(
    <>
      <InputText ref={line} label="Line" value="" onChange={() => undefined} />
      <InputText ref={lines} label="Lines" multiline value="" onChange={() => undefined} />
    </>,
  );
  expect(line.current).toBe(screen.getByLabelText('Line'));
  expect(lines.current).toBe(screen.getByLabelText('Lines'));
});

test.each(['paste', 'drop'] as const)('intercepts a %s that makes a line too long before layout, and undoes it', { tags: ['slow'] }, async (type) => {
  const { onChange, reported } = await showLine('abc');
  box().focus();
  box().setSelectionRange(1, 2);
  expect(transfer(type, box(), 'x'.repeat(LONG_LENGTH - 3))).toBe(false);
  expect(transfer(type, box(), 'x'.repeat(LONG_LENGTH))).toBe(true);
  await waitFor(() => expect(onChange).toHaveBeenCalledTimes(1));
  expect(onChange.mock.calls[0]?.[0] === `a${'x'.repeat(LONG_LENGTH)}c`).toBe(true);
  expect([box().value.length, box().readOnly, box().dataset['length'], names()]).toEqual([SHOWN_LENGTH, true, String(LONG_LENGTH + 2), ['Clear']]);
  expect(box().parentElement?.classList.contains(styles['held'] ?? '')).toBe(true);
  expect((await screen.findByRole('status')).textContent).toBe(
    'Showing the first 10,000 of 50,002 characters. The text is too long to edit here, but nothing is lost.',
  );
  expect(fireEvent.keyDown(box(), { key: 'z', ctrlKey: true, shiftKey: true })).toBe(true);
  expect(fireEvent.keyDown(box(), { key: 'z', ctrlKey: true })).toBe(false);
  expect([box().value, box().readOnly, reported().at(-1)]).toEqual(['abc', false, 'abc']);
});

test('a paste replaces a long line, and undo restores the text before both', async () => {
  const { reported, onChange } = await showLine('abc');
  transfer('paste', box(), LONG);
  await waitFor(() => expect(onChange).toHaveBeenCalledTimes(1));
  expect(transfer('paste', box(), 'y'.repeat(LONG_LENGTH + 5))).toBe(true);
  await waitFor(() => expect(reported().at(-1)).toBe(LONG_LENGTH + 5));
  await screen.findByRole('status');
  fireEvent.keyDown(box(), { key: 'z', metaKey: true });
  expect(reported().at(-1)).toBe('abc');
});

test('a long line from the start is cleared, but not undone', async () => {
  const { user, reported } = await showLine(LONG);
  await screen.findByRole('status');
  expect(fireEvent.keyDown(box(), { key: 'z', ctrlKey: true })).toBe(true);
  expect(reported()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect([reported(), box().value, box().readOnly]).toEqual([[''], '', false]);
});

test.each([{ disabled: true }, { readOnly: true }])('ignores a long paste into a read-only field: %j', async (props) => {
  const { onChange } = await showLine('abc', props);
  expect(transfer('paste', box(), LONG)).toBe(false);
  await vi.dynamicImportSettled();
  expect(onChange).not.toHaveBeenCalled();
});

test('files are left to others', async () => {
  const { onChange } = await showLine('abc');
  expect(transfer('drop', box(), LONG, ['Files'])).toBe(false);
  await vi.dynamicImportSettled();
  expect(onChange).not.toHaveBeenCalled();
});

test('an editor replaces a long multiline field, with its name, description and focus', { tags: ['slow'] }, async () => {
  const { onChange, user } = await showLines('abc', { id: 'name', rows: 5, 'aria-describedby': 'hint', 'aria-invalid': true });
  await user.click(box());
  transfer('paste', box(), LONG);
  await waitFor(() => expect(onChange).toHaveBeenCalledTimes(1));
  const host = await waitFor(() => {
    const found = document.querySelector<HTMLElement>('[data-long-text]');
    if (!found) throw new Error('no editor');
    return found;
  });
  expect([host.style.height, host.style.minHeight]).toEqual(['calc(5 * 1.5em + 14px)', '120px']);
  expect(document.activeElement).toBe(host.querySelector('textarea'));
  const { content, view, type } = await startEditor('Name');
  expect([content.id, content.getAttribute('aria-describedby'), content.getAttribute('aria-invalid')]).toEqual(['name', 'hint', 'true']);
  expect([view.state.doc.length, view.lineWrapping, document.activeElement === content]).toEqual([LONG_LENGTH + 4, true, true]);
  // A short text that was typed in the editor stays in it.
  view.dispatch({ selection: { anchor: 0, head: view.state.doc.length } });
  type('short');
  expect(onChange.mock.calls.at(-1)).toEqual(['short']);
  expect(content.isConnected).toBe(true);
});

test('restores the text box when the value is replaced by a short one', { tags: ['slow'] }, async () => {
  const { rerender } = await renderWidget(<InputText aria-label="Name" multiline readOnly value={LONG} onChange={() => undefined} />);
  await waitFor(() => expect(document.querySelectorAll('[data-long-text]')).toHaveLength(1));
  expect(document.activeElement).toBe(document.body);
  const { content, view } = await startEditor('Name');
  expect([content.getAttribute('aria-readonly'), view.state.readOnly, content.hasAttribute('aria-invalid')]).toEqual(['true', true, false]);
  rerender(<InputText aria-label="Name" multiline readOnly value="short" onChange={() => undefined} />);
  await waitFor(() => expect(box<HTMLTextAreaElement>().tagName).toBe('TEXTAREA'));
  expect([box().value, document.querySelectorAll('[data-long-text]').length]).toEqual(['short', 0]);
});

test('a label names an editor that exists from the start and focuses it, and it can show positions', async () => {
  // Loads the code: from now on the editor is rendered together with its label.
  const first = await showLines(LONG, { id: 'name' });
  await waitFor(() => expect(document.querySelectorAll('[data-long-text]')).toHaveLength(1));
  first.unmount();
  const { user } = await showLines(LONG, { id: 'name', disabled: true });
  await waitFor(() => expect(document.querySelectorAll('[data-long-text]')).toHaveLength(1));
  const { content, view } = await startEditor('Name');
  expect(view.state.readOnly).toBe(true);
  content.blur();
  await user.click(document.body);
  expect(document.activeElement).not.toBe(content);
  await user.click(screen.getByText('Name'));
  expect(document.activeElement).toBe(content);
  const host = document.querySelector('[data-long-text]');
  host?.dispatchEvent(new Event(SHOW_PLACE));
  host?.dispatchEvent(new CustomEvent(SHOW_PLACE, { detail: { line: 1, column: 5 } }));
  expect([view.state.selection.main.anchor, view.state.selection.main.head]).toEqual([4, 5]);
});

test('a multi-line text that can be hidden stays a text box, however long', async () => {
  await showLines(LONG, { hideWord: () => 'Hide' });
  expect([box().tagName, box().value.length, document.querySelectorAll('[data-long-text]').length]).toEqual(['TEXTAREA', SHOWN_LENGTH, 0]);
  expect(names()).toEqual(['Clear', 'Hide']);
  expect(await screen.findByRole('status')).toBeInstanceOf(HTMLElement);
});

test('a text that is typed beyond the limit can be undone', async () => {
  const { reported } = await showLine('a'.repeat(LONG_LENGTH));
  fireEvent.change(box(), { target: { value: LONG } });
  expect(reported()).toEqual([LONG_LENGTH + 1]);
  await screen.findByRole('status');
  fireEvent.keyDown(box(), { key: 'Z', ctrlKey: true });
  expect(reported()).toEqual([LONG_LENGTH + 1, LONG_LENGTH]);
});

test('shows the first 10,000 characters of a long text', () => {
  expect([LONG_LENGTH, SHOWN_LENGTH, headOf(LONG).length, headOf('abc')]).toEqual([50_000, 10_000, 10_000, 'abc']);
});

const keys = { ctrlKey: false, metaKey: false, shiftKey: false };
test.each([
  [{ ...keys, key: 'z', ctrlKey: true }, true],
  [{ ...keys, key: 'Z', metaKey: true }, true],
  [{ ...keys, key: 'z', ctrlKey: true, shiftKey: true }, false],
  [{ ...keys, key: 'z' }, false],
  [{ ...keys, key: 'y', ctrlKey: true }, false],
])('%j undoes: %s', (event, expected) => {
  expect(isUndo(event)).toBe(expected);
});
