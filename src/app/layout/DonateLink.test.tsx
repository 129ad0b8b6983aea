// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { createWords } from '../../runtime/words.ts';
import { provideAnalytics } from '../analytics/service.ts';
import { ShellContext } from '../shell.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
vi.mock(import('virtual:configuration'), async () => {
  const { readConfiguration } = await import('../configuration/settings.ts');
  return { default: readConfiguration({ VITE_LINK_DONATION: 'https://example.com/donate' }) };
});
afterEach(() => vi.restoreAllMocks());

async function showLink(): Promise<HTMLElement> {
  const { DonateLink } = await import('./DonateLink.tsx');
  const host = document.createElement('div');
  document.body.append(host);
  act(() =>
    createRoot(host).render(
      <ShellContext value={{ language: 'en', tools: {}, words: createWords('en', { 'app.donate': 'Support us' }) }}>
        <DonateLink />
      </ShellContext>,
    ),
  );
  const link = host.querySelector('a');
  if (!link) throw new Error('no link');
  link.addEventListener('click', (event) => event.preventDefault());
  return link;
}

test('a click on the support button is an event', async () => {
  const event = vi.fn<(name: string) => void>();
  const stop = provideAnalytics({ event, stop: () => undefined });
  const link = await showLink();
  act(() => link.click());
  expect(event).toHaveBeenCalledExactlyOnceWith('Support button clicked');
  stop();
});

test('a click where no service was started throws', async () => {
  const errors: unknown[] = [];
  addEventListener('error', (event) => {
    event.preventDefault();
    errors.push(event.error);
  });
  const link = await showLink();
  act(() => link.click());
  expect(errors).toEqual([new Error('The analytics service is not available')]);
});
