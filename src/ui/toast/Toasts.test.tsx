import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderWidget } from '../testing/render-widget.tsx';
import { DEFAULT_DURATION_MS, LONG_DURATION_MS, hasToasts, provideToastHost, showToast, subscribeToToasts } from './toast.ts';
import styles from './toast.module.css';
import { preloadToasts, Toasts } from './Toasts.tsx';

const toasts = (): readonly HTMLElement[] => screen.queryAllByRole('dialog').concat(screen.queryAllByRole('alertdialog'));
const shown = (): readonly string[] => toasts().map((toast) => toast.querySelector('p')?.textContent ?? '');

/** Shows a toast and waits until the code of toasts has loaded and shows it. */
async function toast(...request: Parameters<typeof showToast>): Promise<HTMLElement> {
  act(() => showToast(...request));
  await waitFor(() => expect(shown()).toContain(request[0]));
  const found = toasts().find((each) => each.textContent.startsWith(request[0]));
  if (!found) throw new Error('no toast');
  return found;
}

// Until the region has the focus or the pointer, screen readers skip the button that closes a toast.
const buttonsOf = (element: HTMLElement): readonly HTMLElement[] => within(element).getAllByRole('button', { hidden: true });

/** Advances the time; timers are faked by then. */
const pass = (milliseconds: number): Promise<void> => act(() => vi.advanceTimersByTimeAsync(milliseconds).then(() => undefined));

beforeEach(() => preloadToasts());

test('renders nothing until there is a toast, which it then announces politely by its message', async () => {
  const { container } = await renderWidget(<Toasts />);
  expect(container.textContent).toBe('');
  expect(screen.queryByRole('region')).toBeNull();
  const element = await toast('Copied');
  const region = screen.getByRole('region', { name: 'Notifications' });
  expect([region.getAttribute('aria-live'), region.className]).toEqual(['polite', styles['viewport']]);
  expect(screen.getByRole('dialog', { name: 'Copied' })).toBe(element);
  expect(element.className).toBe(`${styles['toast']} ${styles['default']}`);
  expect(buttonsOf(element).map(({ textContent }) => textContent)).toEqual(['Close']);
});

test('toasts shown before their code has loaded appear in order when it has', async () => {
  await renderWidget(<Toasts />);
  act(() => {
    showToast('First');
    showToast('Second', { type: 'error' });
  });
  await waitFor(() => expect(shown().toSorted()).toEqual(['First', 'Second']));
});

test.each(['warning', 'error'] as const)('has the look of type %s', async (type) => {
  await renderWidget(<Toasts />);
  const element = await toast('The storage is full', { type });
  expect(element.className).toBe(`${styles['toast']} ${styles[type]}`);
});

test('closes after three seconds', async () => {
  await renderWidget(<Toasts />);
  await toast('Loads the code', { duration: 0 });
  vi.useFakeTimers();
  act(() => showToast('Copied'));
  await pass(0);
  expect(shown()).toContain('Copied');
  await pass(DEFAULT_DURATION_MS - 100);
  expect(shown()).toContain('Copied');
  await pass(200);
  expect(shown()).toEqual(['Loads the code']);
  expect([DEFAULT_DURATION_MS, LONG_DURATION_MS]).toEqual([3_000, 12_000]);
});

test('closes after its own time, or never', async () => {
  await renderWidget(<Toasts />);
  await toast('Forever', { duration: 0 });
  vi.useFakeTimers();
  act(() => showToast('Long', { duration: LONG_DURATION_MS }));
  await pass(LONG_DURATION_MS - 100);
  expect(shown().toSorted()).toEqual(['Forever', 'Long']);
  await pass(200);
  expect(shown()).toEqual(['Forever']);
  await pass(3_600_000);
  expect(shown()).toEqual(['Forever']);
});

test('stays while hovered', async () => {
  await renderWidget(<Toasts />);
  await toast('Loads the code', { duration: 0 });
  vi.useFakeTimers();
  act(() => showToast('Copied'));
  await pass(2_000);
  const region = screen.getByRole('region', { name: 'Notifications' });
  fireEvent.mouseEnter(region);
  await pass(10_000);
  expect(shown()).toContain('Copied');
  fireEvent.mouseLeave(region);
  await pass(DEFAULT_DURATION_MS + 100);
  expect(shown()).toEqual(['Loads the code']);
});

test('is closed by its button, which the keyboard reaches by F6', async () => {
  const { user } = await renderWidget(<Toasts />);
  const element = await toast('A new version is here', { duration: 0 });
  expect(within(element).queryByRole('button')).toBeNull();
  await user.keyboard('{F6}');
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Notifications' }));
  const close = within(element).getByRole('button', { name: 'Close' });
  await waitFor(async () => {
    await user.tab();
    expect(document.activeElement).toBe(close);
  });
  await user.keyboard('{Enter}');
  await waitFor(() => expect(shown()).toEqual([]));
});

test('offers an action, once, and closes then', async () => {
  const onPress = vi.fn();
  const { user } = await renderWidget(<Toasts />);
  const element = await toast('A new version is here', { duration: 0, action: { label: 'Reload', onPress } });
  expect(buttonsOf(element).map(({ textContent }) => textContent)).toEqual(['Reload', 'Close']);
  expect(onPress).not.toHaveBeenCalled();
  await user.click(within(element).getByRole('button', { name: 'Reload' }));
  expect(onPress).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(shown()).toEqual([]));
});

test('keeps only the newest four', async () => {
  await renderWidget(<Toasts />);
  await toast('1', { duration: 0 });
  act(() => ['2', '3', '4'].forEach((message) => showToast(message, { duration: 0 })));
  await waitFor(() => expect(toasts()).toHaveLength(4));
  expect(toasts().filter((each) => each.hasAttribute('data-limited'))).toHaveLength(0);
  act(() => showToast('5', { duration: 0 }));
  await waitFor(() => expect(toasts()).toHaveLength(5));
  expect(
    toasts()
      .filter((each) => each.hasAttribute('data-limited'))
      .map((each) => each.querySelector('p')?.textContent),
  ).toEqual(['1']);
});

test('messages wait for a host, which gets each once', () => {
  const listener = vi.fn();
  const stop = subscribeToToasts(listener);
  expect(hasToasts()).toBe(false);
  showToast('Early', { type: 'warning', duration: 1 });
  expect(listener).toHaveBeenCalledTimes(1);
  expect(hasToasts()).toBe(true);
  const host = vi.fn();
  const remove = provideToastHost(host);
  expect(host.mock.calls).toEqual([[{ message: 'Early', type: 'warning', duration: 1 }]]);
  showToast('Late');
  expect(host.mock.calls.slice(1)).toEqual([[{ message: 'Late' }]]);
  expect(listener).toHaveBeenCalledTimes(1);
  expect(hasToasts()).toBe(true);
  remove();
  expect(hasToasts()).toBe(false);
  stop();
  showToast('Unheard');
  expect(listener).toHaveBeenCalledTimes(1);
  provideToastHost(host)();
});

test('a host that is removed late leaves the one that has replaced it', () => {
  const shownBySecond: string[] = [];
  const removeFirst = provideToastHost(() => undefined);
  const removeSecond = provideToastHost(({ message }) => shownBySecond.push(message));
  removeFirst();
  showToast('Copied');
  expect(shownBySecond).toEqual(['Copied']);
  removeSecond();
  expect(hasToasts()).toBe(false);
});
