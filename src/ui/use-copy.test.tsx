import { act, renderHook } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadUiWords } from './testing/render-widget.tsx';
import { provideToastHost } from './toast/toast.ts';
import { useCopy } from './use-copy.ts';
import type { UiWords } from './words.ts';
import { UiWordsContext } from './words.ts';

const words: UiWords = await loadUiWords();
const wrapper = ({ children }: { readonly children: ReactNode }) => <UiWordsContext value={words}>{children}</UiWordsContext>;

const host = vi.fn();
let removeHost: () => void = () => undefined;

beforeEach(() => {
  userEvent.setup();
  host.mockReset();
  removeHost = provideToastHost(host);
});
afterEach(() => removeHost());

/** happy-dom has no command that copies the selection: here copying fails if the clipboard refuses. */
function refuse(): void {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  Object.assign(document, { execCommand: () => false });
}
afterEach(() => Reflect.deleteProperty(document, 'execCommand'));

const show = (options?: Parameters<typeof useCopy>[0]) => renderHook(() => useCopy(options), { wrapper }).result;

test('copies, and reports that in a toast', async () => {
  const copying = show();
  expect(copying.current.result).toBeUndefined();
  await act(() => copying.current.copy('key'));
  expect(await navigator.clipboard.readText()).toBe('key');
  expect(copying.current.result).toBe('copied');
  expect(host.mock.calls).toEqual([[{ message: 'Copied to clipboard' }]]);
});

test("uses the caller's message, or none", async () => {
  const own = show({ toast: 'The key is copied' });
  await act(() => own.current.copy('key'));
  expect(host.mock.calls).toEqual([[{ message: 'The key is copied' }]]);
  const silent = show({ toast: false });
  await act(() => silent.current.copy('key'));
  expect(host).toHaveBeenCalledTimes(1);
  expect(silent.current.result).toBe('copied');
});

test('clears a success after a second and a half', async () => {
  vi.useFakeTimers();
  const copying = show();
  await act(() => copying.current.copy('key'));
  act(() => void vi.advanceTimersByTime(1_499));
  expect(copying.current.result).toBe('copied');
  act(() => void vi.advanceTimersByTime(1));
  expect(copying.current.result).toBeUndefined();
});

test('shows no toast for a failure, and clears it after six seconds', async () => {
  vi.useFakeTimers();
  refuse();
  const copying = show();
  await act(() => copying.current.copy('key'));
  expect(copying.current.result).toBe('copyFailed');
  expect(host).not.toHaveBeenCalled();
  act(() => void vi.advanceTimersByTime(5_999));
  expect(copying.current.result).toBe('copyFailed');
  act(() => void vi.advanceTimersByTime(1));
  expect(copying.current.result).toBeUndefined();
});

test('a success after a failure has its own time', async () => {
  vi.useFakeTimers();
  refuse();
  const copying = show();
  await act(() => copying.current.copy('key'));
  vi.restoreAllMocks();
  vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
  act(() => void vi.advanceTimersByTime(5_000));
  await act(() => copying.current.copy('key'));
  act(() => void vi.advanceTimersByTime(1_000));
  expect(copying.current.result).toBe('copied');
  act(() => void vi.advanceTimersByTime(500));
  expect(copying.current.result).toBeUndefined();
});
