import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refuseRuns } from '../../app/testing/engine.ts';
import { renderTool } from '../../app/testing/render-tool.tsx';

// Queries by role would be slow on such a large page.
const field = (): HTMLInputElement => screen.getByLabelText<HTMLInputElement>('Press a key', { selector: '[data-takes-keys]' });
const held = (): readonly string[] => [...document.querySelectorAll('[data-held]')].map(({ textContent }) => textContent);
const last = (): readonly string[] => [...document.querySelectorAll('[data-last]')].map(({ textContent }) => textContent);

/** The values of code, key and keyCode. */
const properties = (): readonly string[] => [...document.querySelectorAll('dl:first-of-type output')].slice(0, 3).map(({ textContent }) => textContent);

/** Presses a key; returns whether the browser's default action was prevented. */
const press = (target: Element | Document, key: string, code: string, rest: KeyboardEventInit = {}): boolean =>
  !fireEvent.keyDown(target, { key, code, ...rest });

const K = { keyCode: 75, ctrlKey: true } as const;

test('shows the event of a key press, its shortcut and its character', { tags: ['slow'] }, async () => {
  const { expectShown } = await renderTool('keycode-info');
  expect([last(), properties()]).toEqual([['K'], ['KeyK', 'k', '75']]);
  expect(screen.queryByText('Event', { selector: 'h2' })).toBeNull();
  expect(press(field(), 'k', 'KeyK', K)).toBe(true);
  await expectShown('describe', 'shortcut', 'Ctrl+K');
  await expectShown('describe', 'codePoint', 'U+006B');
  const event = screen.getByText('Event', { selector: 'h2' }).closest('section');
  if (!event) throw new Error('the event is missing');
  const json: unknown = JSON.parse(event.querySelector('pre')?.textContent ?? '');
  expect(json).toMatchObject({ key: 'k', code: 'KeyK', keyCode: 75, location: 0, ctrlKey: true, altKey: false, repeat: false, capsLock: false });
  expect(event.querySelector('p[role="status"]')?.textContent).toBe('Results: k KeyK');
  await waitFor(() => expect(screen.getByText('LATIN SMALL LETTER K')).toBeInstanceOf(HTMLElement));
  expect(field().value).toBe('Ctrl+K');
});

test('highlights keys while they are held, and keeps the last one marked', { tags: ['slow'] }, async () => {
  await renderTool('keycode-info');
  press(field(), 'a', 'KeyA');
  press(field(), 'b', 'KeyB');
  // The first key press loads parts of the page.
  await waitFor(() => expect([held(), last()]).toEqual([['A', 'B'], ['B']]));
  fireEvent.keyUp(document, { key: 'a', code: 'KeyA' });
  expect(held()).toEqual(['B']);
  press(field(), 'Meta', 'MetaLeft');
  fireEvent.keyUp(document, { key: 'Meta', code: 'MetaLeft' });
  expect(held()).toEqual([]);
  press(field(), 'c', 'KeyC');
  fireEvent.blur(window);
  expect([held(), last()]).toEqual([[], ['C']]);
});

test('captures all keys in the field except Tab and a second Escape', { tags: ['slow'] }, async () => {
  await renderTool('keycode-info');
  field().focus();
  expect([
    press(field(), 'F5', 'F5'),
    press(field(), 'Tab', 'Tab'),
    press(field(), 'Unidentified', ''),
    press(field(), 'a', 'KeyA', { isComposing: true }),
  ]).toEqual([true, false, false, false]);
  expect(press(field(), 'Escape', 'Escape')).toBe(true);
  expect(document.activeElement).toBe(field());
  press(field(), 'Escape', 'Escape', { repeat: true });
  expect(document.activeElement).toBe(field());
  press(field(), 'a', 'KeyA');
  press(field(), 'Escape', 'Escape');
  expect(document.activeElement).toBe(field());
  press(field(), 'Escape', 'Escape');
  expect(document.activeElement).not.toBe(field());
});

test('shows keys outside fields without blocking them, and ignores keys in other fields', { tags: ['slow'] }, async () => {
  const { expectShown, box } = await renderTool('keycode-info');
  expect(press(document.body, 'F2', 'F2')).toBe(false);
  await expectShown('describe', 'shortcut', 'F2');
  press(box('lookup', 'query'), 'x', 'KeyX');
  expect(last()).toEqual(['F2']);
});

test('shows text from an on-screen keyboard, which reports no key', { tags: ['slow'] }, async () => {
  const { expectShown } = await renderTool('keycode-info');
  press(field(), 'k', 'KeyK', K);
  await expectShown('describe', 'shortcut', 'Ctrl+K');
  const event = Object.assign(new Event('beforeinput', { bubbles: true, cancelable: true }), { inputType: 'insertText', data: 'ä' });
  fireEvent(field(), event);
  expect(event.defaultPrevented).toBe(true);
  expect(screen.getByText('insertText: "ä"').tagName).toBe('CODE');
  await expectShown('describe', 'codePoint', 'U+00E4');
});

test('lists the last 20 key presses, newest first', { tags: ['slow'] }, async () => {
  await renderTool('keycode-info');
  expect(screen.queryByText('Last 20 key presses')).toBeNull();
  for (let number = 1; number <= 21; number++) press(field(), `F${number}`, `F${number}`);
  await waitFor(() => {
    const history = screen.getAllByText('Last 20 key presses')[0]?.closest('details');
    const rows = [...(history?.querySelectorAll('tbody tr') ?? [])].map((row) => row.querySelector('td')?.textContent);
    expect(rows).toEqual(Array.from({ length: 20 }, (_, index) => `F${21 - index}`));
  });
});

test('finds keys in the list of all', async () => {
  const { fill, part } = await renderTool('keycode-info');
  fill('lookup', 'query', '107');
  await waitFor(() => expect(part('lookup', 'keys').querySelectorAll('tbody tr')).toHaveLength(1));
  expect(part('lookup', 'keys').textContent).toContain('NumpadAdd');
});

test('ties an error to the key field', { tags: ['slow'] }, async () => {
  const engine = refuseRuns();
  await renderTool('keycode-info', { engine });
  expect([field().getAttribute('aria-invalid'), field().getAttribute('aria-describedby')]).toEqual([null, 'how-to-leave']);
  engine.refuse('describe', { code: 'too-long', field: 'key', params: { limit: 1 } });
  press(field(), 'k', 'KeyK');
  const alert = await screen.findByRole('alert');
  expect(field().getAttribute('aria-invalid')).toBe('true');
  const described = field().getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([alert.querySelector('p')?.textContent, expect.stringMatching(/Press Tab/u)]);
  engine.refuse();
  press(field(), 'a', 'KeyA');
  await waitFor(() => expect(field().getAttribute('aria-invalid')).toBeNull());
});
