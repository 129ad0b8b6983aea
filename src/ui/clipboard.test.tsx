import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { copyText, onCopied, pasteText } from './clipboard.ts';

/** What happy-dom lacks: a clipboard, and the old command that copies the selection. */
const provided = { writeText: vi.fn<(text: string) => Promise<void>>(), readText: vi.fn<() => Promise<string>>() };
const execCommand = vi.fn<(command: string) => boolean>();
let selected: readonly unknown[] = [];

beforeEach(() => {
  provided.writeText.mockReset().mockResolvedValue(undefined);
  provided.readText.mockReset().mockResolvedValue('pasted');
  selected = [];
  execCommand.mockReset().mockImplementation(() => {
    const box = document.querySelector('textarea');
    selected = [box?.value, box?.selectionStart, box?.selectionEnd, box?.readOnly, box?.style.position, box?.style.opacity];
    return true;
  });
  Object.defineProperty(navigator, 'clipboard', { value: provided, configurable: true });
  Object.assign(document, { execCommand });
});

afterEach(() => {
  Reflect.deleteProperty(navigator, 'clipboard');
  Reflect.deleteProperty(document, 'execCommand');
});

const refused = (): Promise<never> => Promise.reject(new DOMException('no permission', 'NotAllowedError'));

test('copies by the clipboard, and notifies listeners until they stop', async () => {
  const listener = vi.fn();
  const stop = onCopied(listener);
  expect(await copyText('key')).toBe(true);
  expect(provided.writeText.mock.calls).toEqual([['key']]);
  expect(listener.mock.calls).toEqual([['key']]);
  expect(execCommand).not.toHaveBeenCalled();
  stop();
  expect(await copyText('key')).toBe(true);
  expect(listener).toHaveBeenCalledTimes(1);
});

test.each([
  ['has no permission for its clipboard', () => provided.writeText.mockImplementation(refused)],
  ['has no clipboard', () => Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })],
])('copies by selection if a page %s', async (_, prepare) => {
  prepare();
  const button = document.body.appendChild(document.createElement('button'));
  button.focus();
  expect(await copyText('key')).toBe(true);
  expect(execCommand.mock.calls).toEqual([['copy']]);
  expect(selected).toEqual(['key', 0, 3, true, 'fixed', '0']);
  expect(document.querySelector('textarea')).toBeNull();
  expect(document.activeElement).toBe(button);
});

test('reports that nothing was copied, and notifies no listener', async () => {
  const listener = vi.fn();
  const stop = onCopied(listener);
  provided.writeText.mockImplementation(refused);
  execCommand.mockReturnValue(false);
  expect(await copyText('key')).toBe(false);
  expect(listener).not.toHaveBeenCalled();
  stop();
});

test('does not hide an unexpected error', async () => {
  const unexpected = new Error('out of ink');
  provided.writeText.mockRejectedValue(unexpected);
  provided.readText.mockRejectedValue(unexpected);
  await expect(copyText('key')).rejects.toBe(unexpected);
  await expect(pasteText()).rejects.toBe(unexpected);
  expect(execCommand).not.toHaveBeenCalled();
});

test('reads the clipboard', async () => {
  expect(await pasteText()).toBe('pasted');
});

test.each([
  ['it is not allowed', () => provided.readText.mockImplementation(refused)],
  ['there is none', () => Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })],
])('reads nothing from the clipboard if %s', async (_, prepare) => {
  prepare();
  expect(await pasteText()).toBeUndefined();
});
