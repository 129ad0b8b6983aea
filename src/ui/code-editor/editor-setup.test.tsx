import { redo, undo } from '@codemirror/commands';
import { createEvent, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { StartedEditor } from '../testing/start-editor.ts';
import { editorIn, ignoreSelectionChange } from '../testing/start-editor.ts';
import type { Editor, EditorOptions } from './editor-setup.ts';
import { createEditor } from './editor-setup.ts';

/** In UTF-16 code units: the longest text that is read at once. */
const SLICE = 500_000;
const long = `${'x'.repeat(999)}\n`.repeat(501);

const onChange = vi.fn<(text: string) => void>();
const onSelect = vi.fn<(selected: string) => void>();
let editors: Editor[] = [];

beforeEach(() => {
  onChange.mockReset();
  onSelect.mockReset();
  ignoreSelectionChange();
});
afterEach(() => {
  for (const editor of editors) editor.destroy();
  editors = [];
});

function create(doc: string, options: Partial<EditorOptions> = {}): StartedEditor & { readonly editor: Editor; readonly text: () => string } {
  const parent = document.body.appendChild(document.createElement('div'));
  const editor = createEditor({
    parent,
    doc,
    language: 'text',
    readOnly: false,
    wrap: false,
    marks: [],
    spans: [],
    onSpan: () => undefined,
    attributes: { 'aria-label': 'Code' },
    phrases: {},
    onChange,
    onSelect: (selected) => onSelect(selected()),
    maxLength: 2_000_000,
    ...options,
  });
  editors.push(editor);
  const content = parent.querySelector<HTMLElement>('.cm-content');
  if (!content) throw new Error('no editor');
  const started = editorIn(content);
  return { ...started, editor, text: () => started.view.state.doc.toString() };
}

/** Texts of this length are compared by equality alone: a difference would take minutes to print. */
const isText = (text: string, expected: string): Promise<void> => waitFor(() => expect(text === expected || text.length).toBe(true));

function transfer(type: 'paste' | 'drop', { content }: StartedEditor, text: string, types: readonly string[] = ['text/plain']): boolean {
  const data = { types, getData: (wanted: string) => (wanted === 'text/plain' ? text : ''), files: [] };
  const event = createEvent[type](content, type === 'paste' ? { clipboardData: data } : { dataTransfer: data });
  fireEvent(content, event);
  return event.defaultPrevented;
}

test('reports typed text, and not what its owner sets', () => {
  const { editor, type, lines, view } = create('one');
  view.dispatch({ selection: { anchor: 3 } });
  type('\ntwo');
  expect(onChange.mock.calls).toEqual([['one\ntwo']]);
  editor.setDoc('one\ntwo');
  editor.setDoc('three');
  expect(lines()).toEqual(['three']);
  expect(onChange).toHaveBeenCalledTimes(1);
});

test('keeps a CR as a character of the text', () => {
  const { lines, text } = create('one\r\ntwo\rthree');
  expect(lines()).toEqual(['one\r', 'two\rthree']);
  expect(text()).toBe('one\r\ntwo\rthree');
});

test('what its owner sets can be undone and redone', () => {
  const { editor, view, lines } = create('one');
  editor.setDoc('two');
  undo(view);
  expect([lines(), onChange.mock.calls]).toEqual([['one'], [['one']]]);
  redo(view);
  expect(lines()).toEqual(['two']);
});

test.each([
  [false, false, 0],
  [true, false, 1],
  [true, true, 0],
])('read-only %s and in view %s, another text is rendered in a new state %i times', (readOnly, inView, times) => {
  const { editor, view, lines } = create('one', { readOnly });
  vi.spyOn(view, 'inView', 'get').mockReturnValue(inView);
  const setState = vi.spyOn(view, 'setState');
  editor.setDoc('two');
  expect([lines(), setState.mock.calls.length]).toEqual([['two'], times]);
});

test('reports the selected text when the selection or the text changes', () => {
  const { editor, type } = create('one two');
  onSelect.mockReset();
  editor.select(0, 3);
  editor.setWrap(true);
  type('1');
  expect(onSelect.mock.calls).toEqual([['one'], ['']]);
});

test('selects within the text', () => {
  const { editor, view } = create('one');
  editor.select(99, 1);
  expect([view.state.selection.main.anchor, view.state.selection.main.head]).toEqual([3, 1]);
  editor.select(1, 99);
  expect([view.state.selection.main.anchor, view.state.selection.main.head]).toEqual([1, 3]);
});

const grammar = ({ content }: StartedEditor): string | undefined => content.dataset['language'];

test.each(['json', 'yaml', 'xml', 'toml', 'sql'] as const)('loads the grammar of %s, and removes it at once', async (language) => {
  const editor = create('a', { language });
  expect(grammar(editor)).toBeUndefined();
  await waitFor(() => expect(editor.content.hasAttribute('data-language')).toBe(true));
  editor.editor.setLanguage('text');
  expect(grammar(editor)).toBeUndefined();
  editor.editor.setLanguage(language);
  await waitFor(() => expect(editor.content.hasAttribute('data-language')).toBe(true));
});

test('the last of two grammars stays', async () => {
  const editor = create('a');
  editor.editor.setLanguage('yaml');
  editor.editor.setLanguage('json');
  await waitFor(() => expect(grammar(editor)).toBe('json'));
  await vi.dynamicImportSettled();
  expect(grammar(editor)).toBe('json');
});

test('a text of more than 300,000 characters has no grammar', async () => {
  const editor = create('x'.repeat(300_000), { language: 'json' });
  await waitFor(() => expect(grammar(editor)).toBe('json'));
  editor.editor.setDoc('x'.repeat(300_001));
  expect(grammar(editor)).toBeUndefined();
  editor.editor.setDoc('x');
  await waitFor(() => expect(grammar(editor)).toBe('json'));
  editor.type('y'.repeat(300_000));
  expect(grammar(editor)).toBeUndefined();
});

test('reads a long text in slices, and is read-only until then', async () => {
  const { editor, view, text, lines } = create('short');
  editor.setDoc(long);
  expect([lines(), view.state.readOnly]).toEqual([['short'], true]);
  await isText(text(), 'short');
  await waitFor(() => expect(view.state.readOnly).toBe(false));
  await isText(text(), long);
  expect(onChange).not.toHaveBeenCalled();
});

test('starts empty with a long text, and selects and goes to a position once it is there', async () => {
  const { editor, view, text, content } = create(long, { marks: [{ line: 2, column: 1, tone: 'error' }], spans: [{ id: 1, start: 0, end: 2, look: 'one' }] });
  expect([text(), view.state.readOnly]).toEqual(['', true]);
  editor.select(3, 5);
  await waitFor(() => expect(view.state.readOnly).toBe(false));
  await isText(text(), long);
  expect([view.state.selection.main.anchor, view.state.selection.main.head]).toEqual([3, 5]);
  expect(content.querySelectorAll('.cm-marked-place-error, .cm-span-one').length).toBeGreaterThan(0);
  const other = create(long);
  other.editor.show({ line: 2, column: 3 });
  await waitFor(() => expect(other.view.state.readOnly).toBe(false));
  expect([other.view.state.selection.main.anchor, other.view.state.selection.main.head]).toEqual([1_002, 1_003]);
});

test('does not show a long text that another replaces', async () => {
  const { editor, view, lines } = create('one');
  editor.setDoc(long);
  editor.setDoc('two');
  expect([lines(), view.state.readOnly]).toEqual([['two'], false]);
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  expect(lines()).toEqual(['two']);
});

test('reports typing in a long text once nothing was typed for a while', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const { view, type } = create('x'.repeat(SLICE));
  view.dispatch({ selection: { anchor: 0 } });
  type('a');
  expect(onChange).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(149);
  type('b');
  await vi.advanceTimersByTimeAsync(149);
  expect(onChange).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  vi.useRealTimers();
  await waitFor(() => expect(onChange).toHaveBeenCalledTimes(1));
  expect(onChange.mock.calls[0]?.[0] === `ab${'x'.repeat(SLICE)}`).toBe(true);
});

test('a text of half a million characters is reported at once', () => {
  const { view, type } = create('x'.repeat(SLICE - 1));
  view.dispatch({ selection: { anchor: 0 } });
  type('a');
  expect(onChange).toHaveBeenCalledTimes(1);
});

test('reports pending typing when it is removed, and only that', () => {
  const { editor, view, type } = create('x'.repeat(SLICE));
  view.dispatch({ selection: { anchor: 0 } });
  type('a');
  editor.destroy();
  expect(onChange.mock.calls.map(([text]) => text.length)).toEqual([SLICE + 1]);
  const other = create('x');
  other.editor.destroy();
  expect(onChange).toHaveBeenCalledTimes(1);
});

test('does not report typing after its owner has set another text', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const { editor, type } = create('x'.repeat(SLICE));
  type('a');
  editor.setDoc('two');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(onChange).not.toHaveBeenCalled();
});

test.each(['paste', 'drop'] as const)('reads a long %s in slices, and reports it as one change', { tags: ['slow'] }, async (type) => {
  const editor = create('abc');
  editor.view.dispatch({ selection: { anchor: 1, head: 2 } });
  expect(transfer(type, editor, long)).toBe(true);
  expect(editor.view.state.readOnly).toBe(true);
  await waitFor(() => expect(onChange).toHaveBeenCalledTimes(1));
  expect(onChange.mock.calls[0]?.[0] === `a${long}c`).toBe(true);
  expect([editor.view.state.readOnly, editor.view.state.selection.main.head]).toEqual([false, 1 + long.length]);
  undo(editor.view);
  expect(editor.lines()).toEqual(['abc']);
});

test.each(['paste', 'drop'] as const)('a %s that makes the text too long is only reported', async (type) => {
  const editor = create('abc', { maxLength: long.length + 1 });
  editor.view.dispatch({ selection: { anchor: 1, head: 2 } });
  expect(transfer(type, editor, long)).toBe(true);
  await waitFor(() => expect(onChange).toHaveBeenCalledTimes(1));
  expect(onChange.mock.calls[0]?.[0] === `a${long}c`).toBe(true);
  expect([editor.lines(), editor.view.state.readOnly]).toEqual([['abc'], false]);
});

test('accepts a paste that reaches the maximum length', { tags: ['slow'] }, async () => {
  const editor = create('abc', { maxLength: long.length + 2 });
  editor.view.dispatch({ selection: { anchor: 1, head: 2 } });
  transfer('paste', editor, long);
  await waitFor(() => expect(onChange).toHaveBeenCalledTimes(1));
  expect(editor.view.state.doc.length).toBe(long.length + 2);
});

test('ignores a long paste into a read-only text, and a drop of files', () => {
  const editor = create('abc', { readOnly: true });
  transfer('paste', editor, long);
  expect(editor.lines()).toEqual(['abc']);
  const other = create('abc');
  transfer('drop', other, long, ['Files']);
  expect([other.lines(), onChange.mock.calls]).toEqual([['abc'], []]);
});

test('replaces its attributes', () => {
  const { editor, content } = create('abc');
  editor.setAttributes({ 'aria-label': 'Source', 'aria-invalid': 'true' });
  expect([content.getAttribute('aria-label'), content.getAttribute('aria-invalid')]).toEqual(['Source', 'true']);
  editor.setAttributes({ 'aria-label': 'Source' });
  expect(content.hasAttribute('aria-invalid')).toBe(false);
});

test('translates the phrases of CodeMirror', () => {
  const { view } = create('abc', { phrases: { Find: 'Suchen' } });
  expect([view.state.phrase('Find'), view.state.phrase('Replace')]).toEqual(['Suchen', 'Replace']);
});

test('shows invisible characters, but no CR of a line end', () => {
  const { content } = create('a\u200bb\r\nc\rd\te');
  expect([...content.querySelectorAll('.cm-specialChar')].map((each) => each.getAttribute('aria-label') ?? each.textContent)).toHaveLength(2);
});
