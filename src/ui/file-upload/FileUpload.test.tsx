import { createEvent, fireEvent, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, test, vi } from 'vitest';
import type { RenderedWidget, WidgetOptions } from '../testing/render-widget.tsx';
import { renderWidget } from '../testing/render-widget.tsx';
import { isAccepted } from './accept.ts';
import { FileUpload } from './FileUpload.tsx';
import styles from './file-upload.module.css';

const text = new File(['a'], 'a.txt', { type: 'text/plain' });
const image = new File(['b'], 'b.PNG', { type: 'image/png' });

const show = (props: ComponentProps<typeof FileUpload>, options?: WidgetOptions): Promise<RenderedWidget> => renderWidget(<FileUpload {...props} />, options);

const input = (): HTMLInputElement => screen.getByLabelText<HTMLInputElement>(/./u, { selector: 'input' });
const zone = (): HTMLLabelElement => {
  const label = input().closest('label');
  if (!label) throw new Error('no zone');
  return label;
};
const announced = (): string => screen.getByRole('status').textContent;
const isMarked = (): boolean => zone().hasAttribute('data-over');

const choose = (files: readonly File[]): void => void fireEvent.change(input(), { target: { files } });

/** Fires a drag event; returns whether the browser's own action is prevented. */
const drag = (
  type: 'dragOver' | 'dragLeave' | 'drop',
  files: readonly File[],
  rest: { readonly relatedTarget?: Element; readonly types?: readonly string[] } = {},
) => {
  const { relatedTarget = null, types = ['Files'] } = rest;
  const event = createEvent[type](zone(), { dataTransfer: { files, types } });
  // happy-dom does not set this from the event's properties.
  Object.defineProperty(event, 'relatedTarget', { value: relatedTarget });
  return !fireEvent(zone(), event);
};

test.each([
  ['choosing', choose],
  ['dropping', (files: readonly File[]) => drag('drop', files)],
])('%s reports only the first file, or all if several are allowed', async (_, give) => {
  const one = vi.fn();
  const first = await show({ onUpload: one });
  expect(input().multiple).toBe(false);
  give([text, image]);
  expect(one.mock.calls).toEqual([[text]]);
  first.unmount();
  const many = vi.fn();
  await show({ multiple: true, onUpload: many });
  expect(input().multiple).toBe(true);
  give([text, image]);
  expect(many.mock.calls).toEqual([[[text, image]]]);
  expect(announced()).toBe('');
});

test('an empty selection is ignored', async () => {
  const onUpload = vi.fn();
  await show({ multiple: true, onUpload });
  choose([]);
  fireEvent.change(input(), { target: { files: null } });
  drag('drop', []);
  expect(onUpload).not.toHaveBeenCalled();
});

test('the same file can be chosen again', async () => {
  const onUpload = vi.fn();
  await show({ onUpload });
  const setValue = vi.fn<(value: string) => void>();
  Object.defineProperty(input(), 'value', { configurable: true, get: () => 'a.txt', set: setValue });
  choose([text]);
  expect(setValue.mock.calls).toEqual([['']]);
});

test('marks the zone while a file is dragged over it, its own parts included', async () => {
  await show({ onUpload: vi.fn() });
  expect([isMarked(), zone().className]).toEqual([false, styles['zone']]);
  expect(drag('dragOver', [])).toBe(true);
  expect([isMarked(), zone().className]).toEqual([true, `${styles['zone']} ${styles['over']}`]);
  const inside = zone().querySelector('svg');
  drag('dragLeave', [], { ...(inside && { relatedTarget: inside }) });
  expect(isMarked()).toBe(true);
  drag('dragLeave', [], { relatedTarget: document.body });
  expect(isMarked()).toBe(false);
  drag('dragOver', []);
  drag('dragLeave', []);
  expect(isMarked()).toBe(false);
  drag('dragOver', []);
  expect(drag('drop', [text])).toBe(true);
  expect(isMarked()).toBe(false);
});

test('leaves drags without files to the browser', async () => {
  await show({ onUpload: vi.fn() });
  expect(drag('dragOver', [], { types: ['text/plain'] })).toBe(false);
  expect(isMarked()).toBe(false);
});

test('rejects other files by name, accepts the rest, and the next choice clears the message', async () => {
  const onUpload = vi.fn();
  await show({ multiple: true, accept: 'image/*', onUpload, id: 'pictures', 'aria-describedby': 'hint' });
  expect([input().accept, input().getAttribute('aria-describedby')]).toEqual(['image/*', 'hint']);
  drag('drop', [text, image, new File([''], 'c.txt')]);
  expect(onUpload.mock.calls).toEqual([[[image]]]);
  expect(announced()).toBe('Unsupported files: a.txt, c.txt');
  expect([screen.getByRole('status').id, input().getAttribute('aria-describedby')]).toEqual(['pictures-message', 'hint pictures-message']);
  drag('drop', [image]);
  expect([announced(), input().getAttribute('aria-describedby')]).toEqual(['', 'hint']);
});

test('if one file is accepted, the others are named', async () => {
  await show({ onUpload: vi.fn() });
  expect(input().hasAttribute('aria-describedby')).toBe(false);
  drag('drop', [text, image]);
  expect(announced()).toBe('One file at a time. Ignored: b.PNG');
  expect(input().getAttribute('aria-describedby')).toBe(screen.getByRole('status').id);
  drag('drop', [text]);
  expect(announced()).toBe('');
});

test('both messages are shown after each other', async () => {
  const onUpload = vi.fn();
  await show({ accept: '.png', onUpload });
  drag('drop', [text, image, new File([''], 'c.png')]);
  expect(onUpload.mock.calls).toEqual([[image]]);
  expect(announced()).toBe('Unsupported files: a.txt One file at a time. Ignored: c.png');
});

test('a disabled zone accepts nothing', async () => {
  const onUpload = vi.fn();
  await show({ disabled: true, onUpload, className: 'own' });
  expect(drag('dragOver', [])).toBe(true);
  expect(isMarked()).toBe(false);
  expect(drag('drop', [text])).toBe(true);
  expect(onUpload).not.toHaveBeenCalled();
  expect([input().disabled, zone().className]).toEqual([true, `${styles['zone']} ${styles['disabled']} own`]);
});

test('is named by its invitation in the language of the reader, or by its own title', async () => {
  const english = await show({ onUpload: vi.fn(), children: <strong>a.txt</strong> });
  expect(input().getAttribute('aria-label')).toBe('Drag and drop files here, or click to select files');
  expect(zone().textContent).toBe('Drag and drop files here, or click to select filesa.txt');
  expect([input().type, input().className, zone().htmlFor === input().id, zone().dataset['dropZone']]).toEqual(['file', styles['input'], true, 'true']);
  english.unmount();
  const german = await show({ onUpload: vi.fn() }, { language: 'de' });
  expect(input().getAttribute('aria-label')).not.toContain('Drag');
  german.unmount();
  await show({ title: 'Here', onUpload: vi.fn(), 'aria-invalid': true });
  expect([zone().textContent, input().getAttribute('aria-label'), input().getAttribute('aria-invalid')]).toEqual(['Here', 'Here', 'true']);
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
  ['png', false, false],
])('accept %j matches a text: %j, an image: %j', (accept, fitsText, fitsImage) => {
  expect([isAccepted(text, accept), isAccepted(image, accept)]).toEqual([fitsText, fitsImage]);
});
