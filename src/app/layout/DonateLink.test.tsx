import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createWords } from '../../runtime/words.ts';
import { provideAnalytics } from '../analytics/service.ts';
import { configuration } from '../configuration/configuration.ts';
import { ShellContext } from '../shell.tsx';
import { DonateLink } from './DonateLink.tsx';

function showLink(): HTMLElement {
  Object.assign(configuration(), { VITE_LINK_DONATION: 'https://example.com/donate' });
  render(
    <ShellContext value={{ language: 'en', tools: {}, words: createWords('en', { 'app.donate': 'Support us' }) }}>
      <DonateLink />
    </ShellContext>,
  );
  const link = screen.getByRole('link');
  link.addEventListener('click', (event) => event.preventDefault());
  return link;
}

test('a click on the support button is an event', () => {
  const event = vi.fn<(name: string) => void>();
  provideAnalytics({ event, stop: () => undefined });
  fireEvent.click(showLink());
  expect(event).toHaveBeenCalledExactlyOnceWith('Support button clicked');
});

test('a click where no service was started throws', () => {
  // Removes the service again.
  provideAnalytics({ event: () => undefined, stop: () => undefined })();
  const errors: unknown[] = [];
  addEventListener(
    'error',
    (event) => {
      event.preventDefault();
      errors.push(event.error);
    },
    { once: true },
  );
  fireEvent.click(showLink());
  expect(errors).toEqual([new Error('The analytics service is not available')]);
});
