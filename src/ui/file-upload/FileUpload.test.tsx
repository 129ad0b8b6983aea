// @vitest-environment happy-dom
import type { ComponentProps } from 'react';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { UiWordsContext } from '../words.ts';
import { isAccepted } from './accept.ts';
import { FileUpload } from './FileUpload.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const text = new File(['a'], 'a.txt', { type: 'text/plain' });
const image = new File(['b'], 'b.PNG', { type: 'image/png' });

const show = (props: ComponentProps<typeof FileUpload>): HTMLElement => {
  const host = document.createElement('div');
  document.body.append(host);
  act(() =>
    createRoot(host).render(
      <UiWordsContext value={(word, params) => `${word} ${Object.values(params ?? {}).join(' ')}`.trim()}>
        <FileUpload {...props} />
      </UiWordsContext>,
    ),
  );
  return host;
};

const choose = (host: HTMLElement, files: readonly File[]): void => {
  const input = host.querySelector('input');
  if (!input) throw new Error('no input');
  Object.defineProperty(input, 'files', { value: files, configurable: true });
  act(() => void input.dispatchEvent(new Event('change', { bubbles: true })));
};

const drag = (host: HTMLElement, type: 'dragover' | 'dragleave' | 'drop', files: readonly File[], relatedTarget: Element | null = null): void => {
  const event = new Event(type, { bubbles: true, cancelable: true });
  Object.assign(event, { dataTransfer: { files, types: ['Files'] }, relatedTarget });
  act(() => void host.querySelector('label')?.dispatchEvent(event));
};

test.each([
  ['choosing', choose],
  ['dropping', (host: HTMLElement, files: readonly File[]) => drag(host, 'drop', files)],
])('%s emits the first file alone, or the list when many are meant', (_, give) => {
  const one = vi.fn();
  give(show({ onUpload: one }), [text, image]);
  expect(one.mock.calls).toEqual([[text]]);
  const many = vi.fn();
  give(show({ multiple: true, onUpload: many }), [text, image]);
  expect(many.mock.calls).toEqual([[[text, image]]]);
});

test('an empty selection is ignored', () => {
  const onUpload = vi.fn();
  choose(show({ multiple: true, onUpload }), []);
  drag(show({ onUpload }), 'drop', []);
  expect(onUpload).not.toHaveBeenCalled();
});

test('the zone is marked while a file is held over it, its own parts included', () => {
  const host = show({ onUpload: vi.fn() });
  const isMarked = (): boolean => host.querySelector('label')?.hasAttribute('data-over') === true;
  drag(host, 'dragover', []);
  expect(isMarked()).toBe(true);
  drag(host, 'dragleave', [], host.querySelector('svg'));
  expect(isMarked()).toBe(true);
  drag(host, 'dragleave', []);
  expect(isMarked()).toBe(false);
  drag(host, 'dragover', []);
  drag(host, 'drop', [text]);
  expect(isMarked()).toBe(false);
});

test('what does not fit is refused by name, the rest is taken, and the next choice clears the message', () => {
  const onUpload = vi.fn();
  const host = show({ multiple: true, accept: 'image/*', onUpload });
  drag(host, 'drop', [text, image]);
  expect(onUpload.mock.calls).toEqual([[[image]]]);
  expect(host.querySelector('[role=status]')?.textContent).toBe('filesRefused a.txt');
  drag(host, 'drop', [image]);
  expect(host.querySelector('[role=status]')?.textContent).toBe('');
});

test('where one file is taken, the others are named', () => {
  const host = show({ onUpload: vi.fn() });
  drag(host, 'drop', [text, image]);
  expect(host.querySelector('[role=status]')?.textContent).toBe('filesExtra b.PNG');
  drag(host, 'drop', [text]);
  expect(host.querySelector('[role=status]')?.textContent).toBe('');
});

test('a disabled zone takes nothing', () => {
  const onUpload = vi.fn();
  const host = show({ disabled: true, onUpload });
  drag(host, 'dragover', []);
  expect(host.querySelector('[data-over]')).toBeNull();
  drag(host, 'drop', [text]);
  expect(onUpload).not.toHaveBeenCalled();
});

test('says what it is for, in its own words or in those given', () => {
  expect(show({ onUpload: vi.fn() }).textContent).toBe('uploadTitle');
  expect(show({ title: 'Here', onUpload: vi.fn() }).textContent).toBe('Here');
});

test.each([
  [undefined, true, true],
  ['', true, true],
  ['*/*', true, true],
  ['.txt', true, false],
  ['.TXT, .png', true, true],
  ['image/*', false, true],
  ['image/png', false, true],
  ['Image/PNG,text/css', false, true],
  ['image', false, false],
])('accept %j fits a text: %j, an image: %j', (accept, fitsText, fitsImage) => {
  expect([isAccepted(text, accept), isAccepted(image, accept)]).toEqual([fitsText, fitsImage]);
});
