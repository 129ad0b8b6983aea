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

/** Presses a key on the part with a selector; on the body without one. Returns whether the browser's own use of the key is prevented. */
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
])('ignores a key while the focus is on %s', (on) => {
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

test('a character that needs Shift on some keyboards is the same character', () => {
  press('/', 'body', { shiftKey: true });
  expect(search).toHaveBeenCalledOnce();
});

test('uppercase letters are the same keys', () => {
  press('R');
  expect(refresh).toHaveBeenCalledOnce();
});

test('the space bar presses the focused button, and nothing else', () => {
  for (const on of ['main button', 'main input[type=checkbox]']) expect(press(' ', on), on).toBe(false);
  expect(start).not.toHaveBeenCalled();
  expect(press(' ', 'main')).toBe(true);
  expect(start).toHaveBeenCalledOnce();
});

test('ignores a key that another part has handled', () => {
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
])('does nothing while %s covers the page', (html) => {
  const over = document.createElement('div');
  over.innerHTML = html;
  document.body.append(over);
  for (const on of ['body', 'main button']) press('r', on);
  expect(refresh).not.toHaveBeenCalled();
  over.remove();
  press('r');
  expect(refresh).toHaveBeenCalledOnce();
});

test('a notification, which is a dialog too, does not disable the keys of the tool', () => {
  const notice = document.createElement('div');
  notice.innerHTML = '<div role="dialog" aria-modal="false"></div>';
  document.body.append(notice);
  press('r');
  expect(refresh).toHaveBeenCalledOnce();
  notice.remove();
});

test('does nothing while the menu covers the page', () => {
  const main = document.querySelector('main');
  main?.setAttribute('inert', '');
  press('r');
  expect(refresh).not.toHaveBeenCalled();
  main?.removeAttribute('inert');
});
