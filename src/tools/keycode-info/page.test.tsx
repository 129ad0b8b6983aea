import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectCopied } from '../../app/testing/clipboard.ts';
import { renderTool } from '../../app/testing/render-tool.tsx';

const field = (): HTMLInputElement => screen.getByRole<HTMLInputElement>('textbox', { name: 'Press a key' });
const press = (init: KeyboardEventInit, on: Element = field()): boolean => fireEvent.keyDown(on, init);
const keys = (state: 'held' | 'last'): readonly string[] => [...document.querySelectorAll(`[data-${state}]`)].map(({ textContent }) => textContent);

test('shows a key that is pressed in the field, where it does nothing else', async () => {
  const { expectShown } = await renderTool('keycode-info');
  expect(screen.getByText('No key has been pressed yet.').tagName).toBe('P');
  act(() => field().focus());
  expect(press({ key: 'k', code: 'KeyK', keyCode: 75, ctrlKey: true })).toBe(false);
  await expectShown('describe', 'shortcut', 'Ctrl+K');
  expect(keys('held')).toEqual(['K']);
  expect(keys('last')).toEqual(['K']);
  fireEvent.keyUp(document, { key: 'k', code: 'KeyK' });
  expect(keys('held')).toEqual([]);
  expect(screen.queryByText('No key has been pressed yet.')).toBeNull();
});

test('leaves the field on Tab and on a second Escape', async () => {
  await renderTool('keycode-info');
  act(() => field().focus());
  expect(press({ key: 'Tab', code: 'Tab' })).toBe(true);
  expect(press({ key: 'Escape', code: 'Escape' })).toBe(false);
  expect(document.activeElement).toBe(field());
  expect(press({ key: 'Escape', code: 'Escape', repeat: true })).toBe(false);
  press({ key: 'a', code: 'KeyA' });
  press({ key: 'Escape', code: 'Escape' });
  expect(document.activeElement).toBe(field());
  press({ key: 'Escape', code: 'Escape' });
  expect(document.activeElement).not.toBe(field());
});

test('shows keys elsewhere on the page, which do what they do, but none of other fields', async () => {
  const { expectShown, box } = await renderTool('keycode-info');
  act(() => field().blur());
  expect(press({ key: 'x', code: 'KeyX', keyCode: 88 }, document.body)).toBe(true);
  await expectShown('describe', 'shortcut', 'X');
  press({ key: 'y', code: 'KeyY', keyCode: 89 }, box('lookup', 'query'));
  expect(keys('last')).toEqual(['X']);
});

test('releases all keys when Meta is released or the window is left', async () => {
  await renderTool('keycode-info');
  press({ key: 'Meta', code: 'MetaLeft' });
  press({ key: 'c', code: 'KeyC', metaKey: true });
  expect(keys('held')).toHaveLength(2);
  fireEvent.keyUp(document, { key: 'Meta', code: 'MetaLeft' });
  expect(keys('held')).toEqual([]);
  press({ key: 'c', code: 'KeyC' });
  act(() => void dispatchEvent(new Event('blur')));
  expect(keys('held')).toEqual([]);
});

test('takes what a screen’s keyboard writes', async () => {
  const { expectShown } = await renderTool('keycode-info');
  const input = Object.assign(new Event('beforeinput', { bubbles: true, cancelable: true }), { inputType: 'insertText', data: 'ß' });
  act(() => void field().dispatchEvent(input));
  expect(input.defaultPrevented).toBe(true);
  expect(screen.getByText('insertText: "ß"').tagName).toBe('CODE');
  await expectShown('describe', 'codePoint', 'U+00DF');
  await screen.findByText('LATIN SMALL LETTER SHARP S');
});

test('lists the last 20 presses, and copies the event as JSON', async () => {
  const { user } = await renderTool('keycode-info');
  for (let number = 0; number < 22; number++) press({ key: String(number % 10), code: `Digit${number % 10}` });
  const table = screen.getByRole('table', { name: 'The last 20 presses', hidden: true });
  expect(table.querySelectorAll('tbody tr')).toHaveLength(20);
  expect(table.querySelector('tbody tr')?.textContent).toContain('Digit1');
  await user.click(screen.getByRole('button', { name: 'Copy The event as JSON', hidden: true }));
  await expectCopied(/"code": "Digit1"/u);
});

test('names the space bar', async () => {
  await renderTool('keycode-info');
  press({ key: ' ', code: 'Space' });
  await waitFor(() => expect(screen.getByText('(space)')).toBeInstanceOf(HTMLElement));
});
