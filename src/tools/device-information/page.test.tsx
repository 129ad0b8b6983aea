import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { copied } from '../../app/testing/clipboard.ts';
import { renderTool } from '../../app/testing/render-tool.tsx';

// The test document has neither.
beforeEach(() => {
  vi.stubGlobal('visualViewport', null);
  vi.stubGlobal('crossOriginIsolated', false);
});

afterEach(() => {
  // The page still needs these on unmount.
  cleanup();
  vi.unstubAllGlobals();
});

const value = (name: string): string | undefined => document.querySelector(`output[data-field="${name}"]`)?.textContent;
const isCopied = (name: string): boolean => document.querySelector(`dd:has(output[data-field="${name}"]) button`) !== null;

test('shows the values of the browser in cards', { tags: ['slow'] }, async () => {
  await renderTool('device-information');
  await waitFor(() => expect(value('userAgent')).toBe(navigator.userAgent));
  expect(value('viewportSize')).toBe(`${innerWidth} × ${innerHeight}`);
  expect(value('languages')).toBe(navigator.languages.join(', '));
  expect(value('online')).toBe('yes');
  expect(value('utcOffset')).toMatch(/^UTC|^[+−±-]/u);
  expect(value('downlink')).toBe('not available in this browser');
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Screen',
    'Window',
    'Device',
    'Browser',
    'Preferences',
    'Time and locale',
    'Network',
    'Storage',
    'Features',
  ]);
});

test('copies values other than yes, no and preferences', async () => {
  await renderTool('device-information');
  await waitFor(() => expect(value('userAgent')).toBe(navigator.userAgent));
  expect(['userAgent', 'viewportSize', 'online', 'colorScheme'].map((name) => isCopied(name))).toEqual([true, true, false, false]);
});

test('detects the GPU and the client hints only on request', { tags: ['slow'] }, async () => {
  await renderTool('device-information');
  await waitFor(() => expect(value('userAgent')).toBe(navigator.userAgent));
  expect(value('gpuRenderer')).toBeUndefined();
  expect(value('clientHints')).toBeUndefined();
  fireEvent.click(screen.getByRole('button', { name: 'Detect GPU' }));
  expect(value('gpuRenderer')).toBe('not available in this browser');
  expect(screen.queryByRole('button', { name: 'Detect GPU' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Request client hints' }));
  expect(value('clientHints')).toBe('not available in this browser');
  expect(screen.queryByRole('button', { name: 'Request client hints' })).toBeNull();
});

test('updates with the window size', async () => {
  await renderTool('device-information');
  const width = innerWidth;
  await waitFor(() => expect(value('viewportSize')).toBe(`${width} × ${innerHeight}`));
  Object.assign(window, { innerWidth: 321 });
  fireEvent(window, new Event('resize'));
  await waitFor(() => expect(value('viewportSize')).toBe(`321 × ${innerHeight}`));
  Object.assign(window, { innerWidth: width });
});

test('copies everything as text, Markdown or JSON', { tags: ['slow'] }, async () => {
  const { user } = await renderTool('device-information');
  await waitFor(() => expect(value('userAgent')).toBe(navigator.userAgent));
  for (const [name, start] of [
    ['Text', /^Screen\b/u],
    ['Markdown', /^#+ Screen|^\| |^\*\*/u],
    ['JSON', /^\{/u],
  ] as const) {
    await user.hover(screen.getByRole('button', { name: 'Copy all' }));
    await user.click(screen.getByRole('button', { name: 'Copy all' }));
    await user.click(await screen.findByRole('menuitem', { name }));
    await waitFor(async () => expect(await copied()).toMatch(start));
    expect(await copied()).toContain(navigator.userAgent);
  }
});
