import { undo } from '@codemirror/commands';
import { gutterLineClass } from '@codemirror/view';
import { act, createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ComponentProps, RefObject } from 'react';
import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import type { RenderedWidget } from '../testing/render-widget.tsx';
import { renderWidget, WithValue } from '../testing/render-widget.tsx';
import { ignoreSelectionChange, startEditor } from '../testing/start-editor.ts';
import { becomeIdle } from '../../app/testing/idle.ts';
import type { CodeEditorHandle } from './CodeEditor.tsx';
import { CodeEditor } from './CodeEditor.tsx';
import styles from './code-editor.module.css';

type Props = Omit<ComponentProps<typeof CodeEditor>, 'label' | 'value' | 'onChange'>;

const MAX_LENGTH = 16_000_000;
const standIn = (): HTMLTextAreaElement => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Code' });

interface Shown extends RenderedWidget {
  readonly onChange: ReturnType<typeof vi.fn<(text: string) => void>>;
  readonly handle: RefObject<CodeEditorHandle | null>;
  /** Sets another value, as a caller does. */
  readonly set: (text: string) => void;
}

/** Renders an editor whose text the caller keeps. */
async function show(initial: string, props: Props = {}): Promise<Shown> {
  const onChange = vi.fn<(text: string) => void>();
  const handle = createRef<CodeEditorHandle>();
  const setters: ((text: string) => void)[] = [];
  const view = await renderWidget(
    <WithValue initial={initial} onChange={onChange}>
      {(value, set) => {
        setters.push(set);
        return <CodeEditor ref={handle} label="Code" value={value} onChange={set} {...props} />;
      }}
    </WithValue>,
  );
  return { ...view, onChange, handle, set: (text) => act(() => setters.at(-1)?.(text)) };
}

/** Pastes or drops into an element; returns whether the browser's own action is prevented. */
function transfer(type: 'paste' | 'drop', element: Element, text: string, types: readonly string[] = ['text/plain']): boolean {
  const data = { types, getData: (wanted: string) => (wanted === 'text/plain' ? text : ''), files: [] };
  const event = createEvent[type](element, type === 'paste' ? { clipboardData: data } : { dataTransfer: data });
  fireEvent(element, event);
  return event.defaultPrevented;
}

test('a text box precedes the editor, with its name, description and state', async () => {
  await show('{', { id: 'code', invalid: true, describedBy: 'why', className: 'own' });
  const { id, value, readOnly, className, dataset } = standIn();
  expect({ id, value, readOnly, spellcheck: standIn().getAttribute('spellcheck'), className, length: dataset['length'] }).toEqual({
    id: 'code',
    value: '{',
    readOnly: false,
    spellcheck: 'false',
    className: '',
    length: undefined,
  });
  expect([standIn().getAttribute('aria-invalid'), standIn().getAttribute('aria-describedby')]).toEqual(['true', 'why']);
  expect(standIn().closest(`.${styles['editor']}`)?.className).toBe(`${styles['editor']} own`);
  expect(standIn().parentElement?.previousElementSibling).toHaveProperty('hidden', true);
});

test('the text box is neither invalid nor described by default', async () => {
  await show('{', { readOnly: true });
  expect([standIn().hasAttribute('aria-invalid'), standIn().hasAttribute('aria-describedby'), standIn().readOnly]).toEqual([false, false, true]);
  expect(document.activeElement).toBe(document.body);
});

test('reports what is typed into the text box', async () => {
  const { user, onChange } = await show('a');
  await user.type(standIn(), 'b');
  expect(onChange.mock.calls).toEqual([['ab']]);
  expect(standIn().value).toBe('ab');
});

test('takes the focus on demand', async () => {
  const { handle } = await show('a', { autoFocus: true });
  expect(document.activeElement).toBe(standIn());
  standIn().blur();
  act(() => handle.current?.focus());
  expect(document.activeElement).toBe(standIn());
});

test('the editor takes over text, attributes, selection and focus', { tags: ['slow'] }, async () => {
  const { user, onChange } = await show('one two', { id: 'code', describedBy: 'why', invalid: true });
  await user.type(standIn(), '!');
  standIn().setSelectionRange(1, 4);
  const { content, view, lines, type } = await startEditor('Code');
  expect(screen.getByRole('textbox')).toBe(content);
  expect(lines()).toEqual(['one two!']);
  expect([view.state.selection.main.anchor, view.state.selection.main.head]).toEqual([1, 4]);
  const names = ['id', 'aria-label', 'tabindex', 'aria-invalid', 'aria-describedby', 'aria-readonly'];
  expect(names.map((name) => content.getAttribute(name))).toEqual(['code', 'Code', '0', 'true', 'why', null]);
  expect(document.activeElement).toBe(content);
  type('x');
  expect(onChange.mock.calls).toEqual([['one two!'], ['oxtwo!']]);
});

test('the editor keeps a backward selection, and leaves the focus where it is elsewhere', async () => {
  await show('one two');
  standIn().setSelectionRange(1, 4, 'backward');
  standIn().blur();
  const { view } = await startEditor('Code');
  expect([view.state.selection.main.anchor, view.state.selection.main.head]).toEqual([4, 1]);
  expect(document.activeElement).toBe(document.body);
});

test('what was typed before the editor started can be undone in it', async () => {
  const { user, onChange } = await show('one');
  await user.type(standIn(), ' two');
  const { view, lines } = await startEditor('Code');
  onChange.mockClear();
  act(() => void undo(view));
  expect(lines()).toEqual(['one']);
  expect(onChange.mock.calls).toEqual([['one']]);
});

test('undoing brings back the text before the one that it started with', async () => {
  await show('new', { before: 'old' });
  const { view, lines } = await startEditor('Code');
  expect(lines()).toEqual(['new']);
  act(() => void undo(view));
  expect(lines()).toEqual(['old']);
});

test('shows another text that the caller sets, without reporting it', async () => {
  const { onChange, set } = await show('one');
  const { lines } = await startEditor('Code');
  set('two\nthree');
  expect(lines()).toEqual(['two', 'three']);
  expect(onChange.mock.calls).toEqual([['two\nthree']]);
});

test('shows a long result in a separate task', async () => {
  const view = await renderWidget(<CodeEditor label="Code" readOnly value="short" />);
  const { lines } = await startEditor('Code');
  view.rerender(<CodeEditor label="Code" readOnly value={'x'.repeat(10_000)} />);
  expect(lines()).toEqual(['x'.repeat(10_000)]);
  view.rerender(<CodeEditor label="Code" readOnly value={'y'.repeat(10_001)} />);
  expect(lines()).toEqual(['x'.repeat(10_000)]);
  view.rerender(<CodeEditor label="Code" readOnly value={'z'.repeat(10_001)} />);
  await waitFor(() => expect(lines()).toEqual(['z'.repeat(10_001)]));
});

test('shows a long editable text at once', async () => {
  const { set } = await show('short');
  const { lines } = await startEditor('Code');
  set('x'.repeat(20_000));
  expect(lines()).toEqual(['x'.repeat(20_000)]);
});

test('follows its properties', async () => {
  const view = await renderWidget(<CodeEditor label="Code" value="a" readOnly />);
  const { content, view: editor } = await startEditor('Code');
  const state = (): readonly unknown[] => [
    content.getAttribute('aria-readonly'),
    editor.state.readOnly,
    content.classList.contains('cm-lineWrapping'),
    content.getAttribute('data-language'),
    content.getAttribute('aria-invalid'),
    content.getAttribute('aria-describedby'),
    content.getAttribute('aria-label'),
  ];
  expect(state()).toEqual(['true', true, false, null, null, null, 'Code']);
  view.rerender(<CodeEditor label="Source" value="a" wrap language="json" invalid describedBy="why" />);
  await waitFor(() => expect(state()).toEqual([null, false, true, 'json', 'true', 'why', 'Source']));
  view.rerender(<CodeEditor label="Source" value="a" language="text" />);
  expect(state()).toEqual([null, false, false, null, null, null, 'Source']);
});

test('wraps lines and colors text from the start if requested', async () => {
  const { container } = await show('{"a": 1}', { wrap: true, language: 'json' });
  const { content } = await startEditor('Code');
  expect(content.classList.contains('cm-lineWrapping')).toBe(true);
  await waitFor(() => expect(container.querySelectorAll('.cm-line span').length).toBeGreaterThan(0));
});

test('goes to a position, before and after the editor has started', async () => {
  const { handle } = await show('one\ntwo\n😀x');
  act(() => handle.current?.goTo(2, 3));
  expect(document.activeElement).toBe(document.body);
  const { view, content } = await startEditor('Code');
  const selection = (): readonly number[] => [view.state.selection.main.anchor, view.state.selection.main.head];
  expect(selection()).toEqual([6, 7]);
  expect(document.activeElement).toBe(content);
  content.blur();
  act(() => handle.current?.goTo(3, 2));
  expect(selection()).toEqual([10, 11]);
  expect(document.activeElement).toBe(content);
  act(() => handle.current?.show({ character: 2 }));
  expect(selection()).toEqual([1, 2]);
  act(() => handle.current?.showOffset(5));
  expect(selection()).toEqual([5, 5]);
  act(() => handle.current?.showOffset(99));
  expect(selection()).toEqual([11, 11]);
  content.blur();
  act(() => handle.current?.focus());
  expect(document.activeElement).toBe(content);
});

test('an offset is not kept until the editor starts', async () => {
  const { handle } = await show('one two');
  act(() => handle.current?.showOffset(5));
  standIn().setSelectionRange(0, 0);
  const { view } = await startEditor('Code');
  expect(view.state.selection.main.head).toBe(0);
});

test('reports the selected text, and the empty text for a caret', async () => {
  const onSelect = vi.fn();
  const { handle } = await show('one two', { onSelect });
  standIn().setSelectionRange(0, 0);
  const { view } = await startEditor('Code');
  onSelect.mockClear();
  act(() => view.dispatch({ selection: { anchor: 4, head: 7 } }));
  act(() => handle.current?.showOffset(2));
  expect(onSelect.mock.calls).toEqual([['two'], ['']]);
});

test('marks positions, which move with typed text until others are given', async () => {
  const marks = [
    { line: 2, column: 2, tone: 'error' },
    { line: 3, column: 1, length: 3, tone: 'warning' },
  ] as const;
  const { container, rerender } = await renderWidget(<CodeEditor label="Code" value={'{\na,b\ntools'} marks={marks} onChange={() => undefined} />);
  const { view, type } = await startEditor('Code');
  const textOf = (name: string): readonly string[] => [...container.querySelectorAll(`.cm-${name}`)].map(({ textContent }) => textContent);
  const marked = (): readonly (readonly string[])[] => [
    textOf('marked-place-error'),
    textOf('marked-place-warning'),
    textOf('marked-line-error'),
    textOf('marked-line-warning'),
  ];
  // The column of line numbers itself is rendered only with a layout.
  const numbers = (): readonly (readonly [string, number])[] =>
    view.state.facet(gutterLineClass).flatMap((lines) => {
      const found: (readonly [string, number])[] = [];
      for (const cursor = lines.iter(); cursor.value; cursor.next()) found.push([cursor.value.elementClass, view.state.doc.lineAt(cursor.from).number]);
      return found;
    });
  expect(marked()).toEqual([[','], ['too'], ['a,b'], ['tools']]);
  expect(numbers()).toEqual([
    ['cm-marked-gutter-error', 2],
    ['cm-marked-gutter-warning', 3],
  ]);
  act(() => view.dispatch({ selection: { anchor: 0 } }));
  type('x\n');
  expect(marked()).toEqual([[','], ['too'], ['a,b'], ['tools']]);
  expect(numbers()).toEqual([
    ['cm-marked-gutter-error', 3],
    ['cm-marked-gutter-warning', 4],
  ]);
  rerender(<CodeEditor label="Code" value={'x\n{\na,b\ntools'} onChange={() => undefined} />);
  expect([marked(), numbers()]).toEqual([[[], [], [], []], []]);
  rerender(<CodeEditor label="Code" value={'x\n{\na,b\ntools'} onChange={() => undefined} marks={[{ character: 1, tone: 'warning' }]} />);
  expect(marked()).toEqual([[], ['x'], [], ['x']]);
});

test('highlights ranges, one of them differently, and reports which has the pointer or the caret', async () => {
  const onSpan = vi.fn();
  const spans = [
    { id: 1, start: 0, end: 3, look: 'one' },
    { id: 2, start: 4, end: 7, look: 'other' },
    { id: 2, start: 4, end: 5, look: 'part' },
    { id: 3, start: 13, end: 99, look: 'one' },
    { id: 4, start: 8, end: 8, look: 'part' },
  ] as const;
  const props = { label: 'Code', value: 'one two three', spans, onSpan };
  const { container, rerender } = await renderWidget(<CodeEditor {...props} activeSpan={2} />);
  const { view, content, type } = await startEditor('Code');
  const textOf = (name: string): readonly string[] => [...container.querySelectorAll(`.cm-span-${name}`)].map(({ textContent }) => textContent);
  expect([textOf('one'), textOf('other').join(''), textOf('part'), textOf('empty'), textOf('active').join('')]).toEqual([['one'], 'two', ['t'], [''], '']);
  expect([...container.querySelectorAll<HTMLElement>('.cm-span-empty')].map(({ dataset }) => dataset['span'])).toEqual(['3']);
  rerender(<CodeEditor {...props} activeSpan={1} />);
  expect(textOf('active')).toEqual(['one']);
  rerender(<CodeEditor {...props} activeSpan={3} />);
  expect(textOf('active')).toEqual([]);
  rerender(<CodeEditor {...props} activeSpan={1} />);
  rerender(<CodeEditor {...props} activeSpan={undefined} />);
  expect(textOf('active')).toEqual([]);
  onSpan.mockClear();
  fireEvent.mouseMove(container.querySelector('.cm-span-other') ?? content);
  fireEvent.mouseMove(content);
  fireEvent.mouseLeave(content);
  expect(onSpan.mock.calls).toEqual([[2], [undefined], [undefined]]);
  onSpan.mockClear();
  act(() => view.dispatch({ selection: { anchor: 2 } }));
  expect(onSpan).not.toHaveBeenCalled();
  act(() => view.focus());
  onSpan.mockClear();
  act(() => view.dispatch({ selection: { anchor: 5 } }));
  act(() => view.dispatch({ selection: { anchor: 10 } }));
  expect(onSpan.mock.calls).toEqual([[2], [undefined]]);
  act(() => view.dispatch({ selection: { anchor: 0 } }));
  type('>>');
  expect([textOf('one'), textOf('other').join('')]).toEqual([['one'], 'two']);
  rerender(<CodeEditor {...props} spans={[]} />);
  expect(container.querySelectorAll('[class*="cm-span-"]')).toHaveLength(0);
});

test('uses the language of the reader', async () => {
  const { content } = await (async () => {
    await renderWidget(<CodeEditor label="Code" value="a" onChange={() => undefined} />, { language: 'de' });
    return startEditor('Code');
  })();
  fireEvent.keyDown(content, { key: 'f', keyCode: 70, ctrlKey: true });
  const words = await waitFor(() => {
    const panel = document.querySelector('.cm-search');
    if (!panel) throw new Error('no search panel');
    return [...panel.querySelectorAll('button, label, input')].map((part) => part.textContent || part.getAttribute('aria-label'));
  });
  expect(words).toEqual(expect.arrayContaining(['Suchen', 'Ersetzen']));
  expect(words).not.toEqual(expect.arrayContaining(['Find']));
});

test('an editor that is removed before it starts does not start', async () => {
  const { unmount } = await show('a');
  unmount();
  becomeIdle();
  await vi.dynamicImportSettled();
  expect(document.querySelector('.cm-editor')).toBeNull();
});

test('removes its editor when it is removed', async () => {
  const { unmount } = await show('a');
  const { view } = await startEditor('Code');
  const destroy = vi.spyOn(view, 'destroy');
  unmount();
  expect(destroy).toHaveBeenCalledTimes(1);
});

test('the text box shows the beginning of a long text, which is read-only', async () => {
  const { set } = await show('x'.repeat(50_000));
  expect([standIn().value.length, standIn().readOnly]).toEqual([50_000, false]);
  set('x'.repeat(50_001));
  expect([standIn().value.length, standIn().readOnly, standIn().dataset['length']]).toEqual([10_000, true, undefined]);
});

test('the caret is at the end of a long text that was just inserted', async () => {
  await show('x'.repeat(50_001));
  const { view } = await startEditor('Code');
  expect(view.state.selection.main.head).toBe(50_001);
});

test.each(['paste', 'drop'] as const)('a %s that makes the text long is intercepted before the browser lays it out', async (type) => {
  const { onChange } = await show('abc');
  standIn().setSelectionRange(1, 2);
  expect(transfer(type, standIn(), 'x'.repeat(49_997))).toBe(false);
  expect(onChange).not.toHaveBeenCalled();
  expect(transfer(type, standIn(), 'x'.repeat(49_998))).toBe(true);
  expect(onChange.mock.calls.map(([text]) => [text.length, text.slice(0, 2), text.slice(-2)])).toEqual([[50_000, 'ax', 'xc']]);
});

test('a paste replaces a long text, of which the text box shows only the beginning', async () => {
  const { onChange } = await show('x'.repeat(50_001));
  standIn().setSelectionRange(1, 2);
  expect(transfer('paste', standIn(), 'short')).toBe(true);
  expect(onChange.mock.calls).toEqual([['short']]);
});

test.each(['paste', 'drop'] as const)('a %s of files, or into a read-only text, is left to others', async (type) => {
  const { onChange, rerender } = await show('abc');
  expect(transfer(type, standIn(), 'x'.repeat(60_000), ['Files'])).toBe(false);
  rerender(<CodeEditor label="Code" value="abc" readOnly onChange={onChange} />);
  expect(transfer(type, standIn(), 'x'.repeat(60_000))).toBe(false);
  expect(onChange).not.toHaveBeenCalled();
});

test('the editor has focus after a long paste into the text box', async () => {
  await show('abc');
  transfer('paste', standIn(), 'x'.repeat(60_000));
  standIn().blur();
  standIn().focus();
  const { content } = await startEditor('Code');
  expect(document.activeElement).toBe(content);
});

test('keeps a text that is too long for an editor read-only, and undoes it', { tags: ['slow'] }, async () => {
  const { onChange, set } = await show('before');
  const { lines } = await startEditor('Code');
  set('x'.repeat(MAX_LENGTH + 1));
  expect([standIn().value.length, standIn().readOnly, standIn().dataset['length']]).toEqual([10_000, true, String(MAX_LENGTH + 1)]);
  expect((await screen.findByRole('status')).textContent).toBe(
    'Showing the first 10,000 of 16,000,001 characters. The text is too long to edit here, but nothing is lost.',
  );
  onChange.mockClear();
  expect(fireEvent.keyDown(standIn(), { key: 'z' })).toBe(true);
  expect(onChange).not.toHaveBeenCalled();
  expect(fireEvent.keyDown(standIn(), { key: 'z', ctrlKey: true })).toBe(false);
  expect(onChange.mock.calls).toEqual([['before']]);
  expect(lines()).toEqual(['before']);
  expect(screen.queryByRole('status')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
});

test('the text box takes focus from an editor whose text becomes too long', async () => {
  const { set } = await show('before');
  const { content } = await startEditor('Code');
  content.focus();
  set('x'.repeat(MAX_LENGTH + 1));
  expect(document.activeElement).toBe(standIn());
});

test('a text that is too long from the start is undone to the previous one, or to nothing', async () => {
  ignoreSelectionChange();
  const first = await show('x'.repeat(MAX_LENGTH + 1), { before: 'old' });
  await screen.findByRole('status');
  fireEvent.keyDown(standIn(), { key: 'z', ctrlKey: true });
  expect(first.onChange.mock.calls).toEqual([['old']]);
  first.unmount();
  const second = await show('x'.repeat(MAX_LENGTH + 1));
  await screen.findByRole('status');
  fireEvent.keyDown(standIn(), { key: 'z', ctrlKey: true });
  expect(second.onChange.mock.calls).toEqual([['']]);
});

test('a read-only text cannot be undone', async () => {
  const { onChange } = await show('x'.repeat(MAX_LENGTH + 1), { readOnly: true });
  await screen.findByRole('status');
  expect(fireEvent.keyDown(standIn(), { key: 'z', ctrlKey: true })).toBe(true);
  expect(onChange).not.toHaveBeenCalled();
});
