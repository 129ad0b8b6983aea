import { render } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useToolKeys } from './tool-keys.ts';

const refresh = vi.fn<() => void>();
const start = vi.fn<() => void>();
const search = vi.fn<() => void>();

function Tool() {
  useToolKeys({ r: refresh, ' ': start, '/': search });
  return null;
}

const PARTS = `
  <button>Copy</button>
  <input type="checkbox">
  <input type="number">
  <textarea></textarea>
  <select></select>
  <div contenteditable></div>
  <p role="textbox"><span class="in-editor"></span></p>
  <button role="combobox"></button>
  <b data-takes-keys></b>
  <i role="listbox"></i>`;

beforeEach(() => {
  vi.clearAllMocks();
  const page = document.createElement('div');
  page.innerHTML = `<header><button>Menu</button></header><main>${PARTS}</main>`;
  document.body.append(page);
  render(<Tool />);
});

/** Presses a key on the part of a selector; on the body without one. Returns whether the browser was kept from its own use of the key. */
function press(key: string, on = 'body', init: KeyboardEventInit = {}): boolean {
  const target = document.querySelector(on);
  if (!target) throw new Error(`nothing is ${on}`);
  return !target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }));
}

test.each(['body', 'main', 'main button', 'main input[type=checkbox]'])('a key works while the focus is on %s', (on) => {
  expect(press('r', on)).toBe(true);
  expect(refresh).toHaveBeenCalledOnce();
});

test.each([
  'header button',
  'main input[type=number]',
  'textarea',
  'select',
  '[contenteditable]',
  '.in-editor',
  '[role=combobox]',
  '[data-takes-keys]',
  '[role=listbox]',
])('a key is left alone while the focus is on %s', (on) => {
  expect(press('r', on)).toBe(false);
  expect(refresh).not.toHaveBeenCalled();
});

test.each([{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { shiftKey: true }, { repeat: true }, { isComposing: true }])(
  'a letter with %o is another key',
  (init) => {
    press('r', 'body', init);
    expect(refresh).not.toHaveBeenCalled();
  },
);

test('a sign that needs Shift on some keyboards is the same sign', () => {
  press('/', 'body', { shiftKey: true });
  expect(search).toHaveBeenCalledOnce();
});

test('capitals are the same keys', () => {
  press('R');
  expect(refresh).toHaveBeenCalledOnce();
});

test('the space bar presses the button that has the focus, and nothing else', () => {
  for (const on of ['main button', 'main input[type=checkbox]']) expect(press(' ', on), on).toBe(false);
  expect(start).not.toHaveBeenCalled();
  expect(press(' ', 'main')).toBe(true);
  expect(start).toHaveBeenCalledOnce();
});

test('a key that another part has used does nothing here', () => {
  document.querySelector('main')?.addEventListener('keydown', (event) => event.preventDefault(), { once: true });
  press('r', 'main');
  expect(refresh).not.toHaveBeenCalled();
});

test.each([
  '<dialog open><button>Go</button></dialog>',
  '<div role="dialog"></div>',
  '<div role="menu"></div>',
  '<div><p role="listbox"></p></div>',
  '<p data-popup></p>',
])('nothing works while %s lies over the page', (html) => {
  const over = document.createElement('div');
  over.innerHTML = html;
  document.body.append(over);
  for (const on of ['body', 'main button']) press('r', on);
  expect(refresh).not.toHaveBeenCalled();
  over.remove();
  press('r');
  expect(refresh).toHaveBeenCalledOnce();
});

test('a notice at the edge of the page, which is a dialog too, keeps no key from the tool', () => {
  const notice = document.createElement('div');
  notice.innerHTML = '<div role="dialog" aria-modal="false"></div>';
  document.body.append(notice);
  press('r');
  expect(refresh).toHaveBeenCalledOnce();
  notice.remove();
});

test('nothing works while the menu covers the page', () => {
  const main = document.querySelector('main');
  main?.setAttribute('inert', '');
  press('r');
  expect(refresh).not.toHaveBeenCalled();
  main?.removeAttribute('inert');
});
