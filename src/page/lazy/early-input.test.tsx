import { act, fireEvent, render } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { repeatEarlyInput, takeEarlyFiles } from './early-input.ts';

type Early = NonNullable<Window['earlyInput']>;

afterEach(() => {
  Reflect.deleteProperty(window, 'earlyInput');
});

/** Provides what boot.js has recorded. */
function note(noted: Partial<Early>): AbortController {
  const early: Early = { changes: new Map(), end: new AbortController(), drops: new AbortController(), ...noted };
  Object.assign(window, { earlyInput: early });
  return early.end;
}

const onPress = vi.fn<() => void>();

/** A page whose controls React sets to its own state. */
function Page() {
  const [text, setText] = useState('sample');
  const [isOn, setOn] = useState(false);
  const [choice, setChoice] = useState('a');
  return (
    <>
      <div data-operation="run" data-field="text">
        <textarea value={text} onChange={({ target }) => setText(target.value)} />
        <textarea defaultValue="second" />
      </div>
      <input type="checkbox" checked={isOn} onChange={({ target }) => setOn(target.checked)} />
      <select value={choice} onChange={({ target }) => setChoice(target.value)}>
        <option>a</option>
        <option>b</option>
      </select>
      <button onClick={onPress}>Press</button>
      <output>{JSON.stringify([text, isOn, choice])}</output>
    </>
  );
}

function show() {
  const { container } = render(<Page />);
  const find = <Part extends HTMLElement>(selector: string): Part => {
    const found = container.querySelector<Part>(selector);
    if (!found) throw new Error(selector);
    return found;
  };
  return { container, find, shown: () => find('output').textContent };
}

const repeat = async (container: HTMLElement): Promise<void> => act(async () => repeatEarlyInput(container));

test('replays typed text and choices, and React registers them', async () => {
  const { container, find, shown } = show();
  const end = note({
    changes: new Map<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, { value: string; checked?: boolean }>([
      [find<HTMLTextAreaElement>('textarea'), { value: 'typed' }],
      [find<HTMLInputElement>('input'), { value: 'on', checked: true }],
      [find<HTMLSelectElement>('select'), { value: 'b' }],
    ]),
  });
  await repeat(container);
  expect(shown()).toBe('["typed",true,"b"]');
  expect(find<HTMLTextAreaElement>('textarea').value).toBe('typed');
  expect(end.signal.aborted).toBe(true);
});

test('an emptied text is empty, a switch that was turned back is off', async () => {
  const { container, find, shown } = show();
  fireEvent.click(find('input'));
  expect(shown()).toBe('["sample",true,"a"]');
  note({
    changes: new Map<HTMLInputElement | HTMLTextAreaElement, { value: string; checked?: boolean }>([
      [find<HTMLTextAreaElement>('textarea'), { value: '' }],
      [find<HTMLInputElement>('input'), { value: 'on', checked: false }],
    ]),
  });
  await repeat(container);
  expect(shown()).toBe('["",false,"a"]');
});

test('a button that was pressed is pressed once', async () => {
  const { container, find } = show();
  note({ pressed: find('button') });
  await repeat(container);
  await repeat(container);
  expect(onPress).toHaveBeenCalledTimes(1);
  onPress.mockReset();
});

test('restores the selection of a focused text', async () => {
  const { container, find } = show();
  const box = find<HTMLTextAreaElement>('textarea');
  box.focus();
  note({ selection: { element: box, start: 1, end: 3, direction: 'backward' }, changes: new Map([[box, { value: 'typed' }]]) });
  await repeat(container);
  expect([box.selectionStart, box.selectionEnd, box.selectionDirection]).toEqual([1, 3, 'backward']);
});

test('a text that has lost focus since does not restore its selection', async () => {
  const { container, find } = show();
  const box = find<HTMLTextAreaElement>('textarea');
  box.setSelectionRange(2, 2);
  find('button').focus();
  note({ selection: { element: box, start: 0, end: 3, direction: 'forward' } });
  await repeat(container);
  expect([box.selectionStart, box.selectionEnd]).toEqual([2, 2]);
  expect(document.activeElement).toBe(find('button'));
});

test('a replaced control gets the typed text, selection and focus of the old one', async () => {
  const before = document.createElement('div');
  before.innerHTML = '<div data-operation="run" data-field="text"><textarea></textarea><textarea></textarea></div><p><textarea></textarea></p>';
  const [first, second, stray] = before.querySelectorAll('textarea');
  if (!first || !second || !stray) throw new Error('no controls');
  const { container, find } = show();
  note({
    changes: new Map([
      [first, { value: 'typed' }],
      [second, { value: 'too' }],
      [stray, { value: 'lost' }],
    ]),
    selection: { element: first, start: 2, end: 4, direction: 'forward' },
  });
  await repeat(container);
  const box = find<HTMLTextAreaElement>('textarea');
  expect([...container.querySelectorAll('textarea')].map(({ value }) => value)).toEqual(['typed', 'too']);
  expect(document.activeElement).toBe(box);
  expect([box.selectionStart, box.selectionEnd]).toEqual([2, 4]);
});

/** A search box like that of the home page, and what is pasted into it or elsewhere. */
function showSearch() {
  const onPaste = vi.fn<(target: string, text: string, files: readonly string[], value: string) => void>();
  function SearchPage() {
    const [text, setText] = useState('');
    return (
      <main
        onPaste={(event) => {
          const { target, clipboardData } = event;
          if (clipboardData.getData('text/plain') === 'refused') return;
          event.preventDefault();
          if (target instanceof HTMLElement)
            onPaste(
              target.localName,
              clipboardData.getData('text/plain'),
              [...clipboardData.files].map(({ name }) => name),
              find().value,
            );
        }}
      >
        <input role="combobox" aria-expanded={false} aria-controls="none" value={text} onChange={({ target }) => setText(target.value)} />
      </main>
    );
  }
  const { container } = render(<SearchPage />);
  const find = (): HTMLInputElement => {
    const found = container.querySelector('input');
    if (!found) throw new Error('no box');
    return found;
  };
  return { main: container.querySelector('main') ?? container, find, onPaste };
}

test('a paste outside of controls, of text and files, is repeated', async () => {
  const { main, onPaste } = showSearch();
  note({ pasted: { text: 'a\nb', files: [new File(['c'], 'c.txt')], box: undefined } });
  await repeat(main);
  await repeat(main);
  expect(onPaste.mock.calls).toEqual([['main', 'a\nb', ['c.txt'], '']]);
});

test.each([
  ['it is in the page', true],
  ['it was replaced', false],
])('a paste that the search box takes replaces the text that the browser has inserted there, if %s', async (_when, isKept) => {
  const { main, find, onPaste } = showSearch();
  const box = isKept ? find() : document.createElement('input');
  box.setAttribute('role', 'combobox');
  note({ changes: new Map([[box, { value: 'a b' }]]), pasted: { text: 'a\nb', files: [], box } });
  await repeat(main);
  expect(onPaste.mock.calls).toEqual([['input', 'a\nb', [], '']]);
  expect(find().value).toBe('');
});

test('a paste that the search box does not take stays as typed text', async () => {
  const { main, find } = showSearch();
  note({ changes: new Map([[find(), { value: 'refused' }]]), pasted: { text: 'refused', files: [], box: find() } });
  await repeat(main);
  expect(find().value).toBe('refused');
});

test.each([
  ['the element, if it is in the page', true],
  ['the page, if the element was replaced', false],
])('files are for %s, and are taken once', (_target, isKept) => {
  const element = document.createElement('b');
  if (isKept) document.body.append(element);
  const files = [new File(['c'], 'c.txt')];
  const drops = new AbortController();
  note({ dropped: { files, on: element }, drops });
  expect(takeEarlyFiles()).toEqual({ files, target: isKept ? element : document.body });
  expect([takeEarlyFiles(), drops.signal.aborted]).toEqual([undefined, true]);
  element.remove();
});

test('there are no early files without boot.js, or if none were dropped', () => {
  expect(takeEarlyFiles()).toBeUndefined();
  note({});
  expect(takeEarlyFiles()).toBeUndefined();
});

test('a control elsewhere on the page is left alone', async () => {
  const outside = document.createElement('input');
  document.body.append(outside);
  const { container } = show();
  note({ changes: new Map([[outside, { value: 'typed' }]]), pressed: outside });
  const click = vi.spyOn(outside, 'click');
  await repeat(container);
  expect(outside.value).toBe('');
  expect(click).not.toHaveBeenCalled();
});

test('replays nothing if boot.js has stopped recording, or recorded nothing', async () => {
  const { container, find, shown } = show();
  const end = note({ changes: new Map([[find<HTMLTextAreaElement>('textarea'), { value: 'typed' }]]) });
  end.abort();
  await repeat(container);
  expect(shown()).toBe('["sample",false,"a"]');
  Reflect.deleteProperty(window, 'earlyInput');
  await repeat(container);
  expect(shown()).toBe('["sample",false,"a"]');
});
