import { createEvent, fireEvent, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { findDraft } from '../../page/session/drafts.ts';
import { expectCopied } from '../testing/clipboard.ts';
import { stubScreen } from '../testing/media.ts';
import { renderInShell } from '../testing/render-in-shell.tsx';
import { loadTool } from '../ToolView.tsx';
import { Search } from './Search.tsx';

// By selectors: happy-dom takes a second each time to find accessible elements in a list of all tools.
const find = <Part extends HTMLElement>(selector: string): Part => {
  const found = document.querySelector<Part>(selector);
  if (!found) throw new Error(`${selector} is not there`);
  return found;
};
const box = (): HTMLInputElement => find('input[role="combobox"]');
const options = (): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[role="option"]')];
const textsOf = (option: HTMLElement | undefined): readonly (string | null)[] =>
  [...(option?.querySelectorAll('span span') ?? [])].map(({ textContent }) => textContent);
const status = (): string => find('[role="status"]').textContent;

function press(key: string, init: KeyboardEventInit = {}): void {
  fireEvent(box(), createEvent.keyDown(box(), { key, ...init }));
}

const onDone = vi.fn<() => void>();

async function showPalette(): Promise<void> {
  await renderInShell(<Search onDone={onDone} />, { path: '/about' });
  await waitFor(() => expect(options()).not.toHaveLength(0));
  box().focus();
}

const type = (text: string): void => void fireEvent.change(box(), { target: { value: text } });

/** Types a question, and waits for its answer. */
async function ask(question: string): Promise<void> {
  type(question);
  await waitFor(() => expect(document.querySelector('[data-source]')).not.toBeNull());
}

beforeEach(() => {
  onDone.mockReset();
  stubScreen();
  vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
});

test('the answer is the first row, with the tool that gave it, and Enter copies it', async () => {
  await showPalette();
  await ask('base64 hello');
  expect(textsOf(options()[0])).toEqual(['aGVsbG8=', 'Base64 string encoder/decoder']);
  expect(options()[0]?.getAttribute('aria-selected')).toBe('true');
  expect(status()).toBe('aGVsbG8=, from Base64 string encoder/decoder. Enter copies it.');
  press('Enter');
  await expectCopied('aGVsbG8=');
  expect(onDone).toHaveBeenCalledTimes(1);
  expect(location.pathname).toBe('/about');
});

test('Ctrl+Enter opens the tool with the question', { tags: ['slow'] }, async () => {
  await showPalette();
  await ask('base64 hello');
  press('Enter', { ctrlKey: true });
  await waitFor(() => expect(location.pathname).toBe('/base64-string-converter'));
  const { tool } = await loadTool('base64-string-converter', 'en');
  expect(findDraft('base64-string-converter', tool.operations).read().inputs.encode?.text).toBe('hello');
});

test('a click on “Open” opens the tool, and one on the row copies the answer', { tags: ['slow'] }, async () => {
  await showPalette();
  await ask('roman 42');
  fireEvent.click(find('[data-source]'));
  await waitFor(() => expect(location.pathname).toBe('/roman-numeral-converter'));
});

test('Enter waits for the answer', { tags: ['slow'] }, async () => {
  await showPalette();
  type('base64 penknife');
  press('Enter');
  await expectCopied('cGVua25pZmU=');
});

test('the name of a tool is not a question', async () => {
  await showPalette();
  type('base64 file');
  await waitFor(() => expect(textsOf(options()[0])[0]).toBe('Base64 file converter'));
  expect(document.querySelector('[data-source]')).toBeNull();
});

test('an answer is gone with its question', { tags: ['slow'] }, async () => {
  await showPalette();
  await ask('base64 hello');
  type('roman');
  expect(document.querySelector('[data-source]')).toBeNull();
  await waitFor(() => expect(textsOf(options()[0])[0]).toBe('Roman numeral converter'));
});

test('nothing is said about tools while an answer may follow', { tags: ['slow'] }, async () => {
  await showPalette();
  type('77777*3');
  expect([options().length, status()]).toEqual([0, '']);
  expect(document.body.textContent).not.toContain('No tools match');
  await waitFor(() => expect(textsOf(options()[0])[0]).toBe('233331'));
});

test('a question without a result has no answer', { tags: ['slow'] }, async () => {
  await showPalette();
  type('time in Nowhere');
  await waitFor(() => expect(status()).not.toBe(''));
  press('Enter');
  expect(document.querySelector('[data-source]')).toBeNull();
});
