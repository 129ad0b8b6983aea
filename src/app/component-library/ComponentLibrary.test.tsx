import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { StrictMode, Suspense } from 'react';
import { Router } from 'wouter';
import { beforeEach, expect, test, vi } from 'vitest';
import { Toasts } from '../../ui/toast/Toasts.tsx';
import { loadShell, ShellContext } from '../shell.tsx';
import { rawKeysIn } from '../testing/raw-keys.ts';
import { AppProviders } from '../AppProviders.tsx';
import ComponentLibrary from './ComponentLibrary.tsx';

const names = Object.keys(import.meta.glob(['../../ui/**/demo.tsx', '../../page/**/demo.tsx']))
  .map((file) => file.split('/').at(-2) ?? '')
  .toSorted();

/**
 * Rules that need a layout or a whole document. `landmark-unique` fails in demos, which show one part several times with
 * the same name.
 */
const LEFT_OUT = [
  'color-contrast',
  'target-size',
  'scrollable-region-focusable',
  'landmark-unique',
  'region',
  'page-has-heading-one',
  'document-title',
  'html-has-lang',
];

const errors = vi.fn();
beforeEach(() => {
  errors.mockReset();
  vi.spyOn(console, 'error').mockImplementation(errors);
});

/** Renders the component library as the app does. */
async function show(widget: string | undefined): Promise<HTMLElement> {
  const shell = await loadShell('en');
  const { container } = await act(async () =>
    render(
      <StrictMode>
        <ShellContext value={shell}>
          <Router>
            <AppProviders>
              <Suspense fallback={<p aria-busy="true" />}>
                <main>
                  <ComponentLibrary widget={widget} />
                </main>
              </Suspense>
              <Toasts />
            </AppProviders>
          </Router>
        </ShellContext>
      </StrictMode>,
    ),
  );
  await waitFor(() => expect(container.querySelector('h1')).not.toBeNull());
  return container;
}

const titleOf = (container: HTMLElement): string | undefined => container.querySelector('h1')?.textContent;

/** The violations that axe finds, one per rule and element. */
async function violationsIn(place: HTMLElement): Promise<readonly string[]> {
  const rules = Object.fromEntries(LEFT_OUT.map((rule) => [rule, { enabled: false }]));
  const { violations } = await axe.run(place, { rules, resultTypes: ['violations'] });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

test('finds the demos', () => {
  expect(names.length).toBeGreaterThan(30);
  expect(names).toContain('button');
});

test.each(names)('the demo of %s renders without errors and passes axe', { tags: ['slow'] }, async (name) => {
  const container = await show(name);
  expect(titleOf(container)).toBe(name);
  const demo = await waitFor(() => {
    const found = container.querySelector<HTMLElement>(`[data-demo="${name}"]`);
    if (!found?.querySelector('section') || found.querySelector('[aria-busy="true"]')) throw new Error(`${name} is still loading`);
    return found;
  });
  await act(() => vi.dynamicImportSettled());
  expect(await violationsIn(demo)).toEqual([]);
  expect(rawKeysIn(demo)).toEqual([]);
  expect(errors.mock.calls).toEqual([]);
});

test('the index links to each demo', { tags: ['slow'] }, async () => {
  const user = userEvent.setup();
  const container = await show(undefined);
  expect(titleOf(container)).toBe('UI library');
  const index = screen.getByRole('navigation', { name: 'Widgets' });
  const links = within(index).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(names);
  expect(links.map((link) => link.getAttribute('href'))).toEqual(names.map((name) => `/c-lib/${name}`));
  expect(await violationsIn(container)).toEqual([]);
  await user.click(screen.getByRole('link', { name: 'button' }));
  expect(location.pathname).toBe('/c-lib/button');
});

test('a demo links back to the index without a page load', { tags: ['slow'] }, async () => {
  await show('button');
  expect(fireEvent.click(screen.getByRole('link', { name: 'All widgets' }))).toBe(false);
  expect(location.pathname).toBe('/c-lib');
});

test('a demo switches the theme and the text direction of the document', { tags: ['slow'] }, async () => {
  const user = userEvent.setup();
  await show('card');
  expect(document.documentElement.dir).toBe('ltr');
  await user.click(within(screen.getByRole('radiogroup', { name: 'Direction' })).getByRole('radio', { name: 'rtl' }));
  expect(document.documentElement.dir).toBe('rtl');
  const themes = screen.getByRole('radiogroup', { name: 'Theme' });
  await user.click(within(themes).getByRole('radio', { name: 'dark' }));
  await waitFor(() => expect(within(themes).getByRole<HTMLInputElement>('radio', { name: 'dark' }).checked).toBe(true));
});

test('shows “not found” for an unknown widget', async () => {
  const container = await show('no-such-widget');
  expect(titleOf(container)).toBe('Page not found');
});
