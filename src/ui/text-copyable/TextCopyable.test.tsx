import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderWidget } from '../testing/render-widget.tsx';
import { TextCopyable } from './TextCopyable.tsx';
import styles from './text-copyable.module.css';

const icons = (): readonly string[] => [...screen.getByRole('button').querySelectorAll('svg')].map((icon) => icon.classList[1] ?? '');

test('copies its value, not the displayed text', async () => {
  const { user } = await renderWidget(<TextCopyable value="4815162342" displayedValue="4 815 162 342" className="own" id="number" />);
  const button = screen.getByRole('button', { name: '4 815 162 342' });
  expect([button.id, button.className, button.querySelector('bdi')?.textContent]).toEqual(['number', `${styles['text']} own`, '4 815 162 342']);
  expect(screen.getByRole('status').textContent).toBe('');
  await user.click(button);
  expect(await navigator.clipboard.readText()).toBe('4815162342');
  expect(screen.getByRole('status').textContent).toBe('Copied');
});

test('explains in its tooltip what a click does, and for a second and a half what it has done', async () => {
  vi.useFakeTimers();
  const { user } = await renderWidget(<TextCopyable value="key" />);
  await user.hover(screen.getByRole('button', { name: 'key' }));
  await act(() => vi.advanceTimersByTimeAsync(300));
  const tooltip = screen.getByRole('tooltip');
  expect([tooltip.textContent, icons()]).toEqual(['Copy to clipboard', ['tabler-icon-copy']]);
  fireEvent.click(screen.getByRole('button'));
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect([tooltip.textContent, icons(), screen.getByRole('status').textContent]).toEqual(['Copied', ['tabler-icon-check'], 'Copied']);
  await act(() => vi.advanceTimersByTimeAsync(1_400));
  expect(tooltip.textContent).toBe('Copied');
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect([tooltip.textContent, icons(), screen.getByRole('status').textContent]).toEqual(['Copy to clipboard', ['tabler-icon-copy'], '']);
});

test('reports that it could not copy', async () => {
  const { user } = await renderWidget(<TextCopyable value="key" />);
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  Object.assign(document, { execCommand: () => false });
  await user.click(screen.getByRole('button'));
  expect([screen.getByRole('status').textContent, icons()]).toEqual(['Could not copy', ['tabler-icon-copy']]);
  Reflect.deleteProperty(document, 'execCommand');
});

test('has no icon if disabled', async () => {
  const { user } = await renderWidget(<TextCopyable value="key" showIcon={false} />);
  expect(icons()).toEqual([]);
  await user.click(screen.getByRole('button'));
  expect([icons(), screen.getByRole('status').textContent]).toEqual([[], 'Copied']);
});
