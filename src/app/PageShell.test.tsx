import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useEnvironment } from '../page/environment.ts';
import { useKitWords } from '../page/words/kit-words.ts';
import { PageShell } from './PageShell.tsx';
import { useShell } from './shell.tsx';
import { palette } from './testing/frame.ts';
import { stubScreen } from './testing/media.ts';
import { rawKeysIn } from './testing/raw-keys.ts';
import { renderApp } from './testing/render-app.tsx';
import { renderInShell } from './testing/render-in-shell.tsx';

beforeEach(() => {
  stubScreen();
  vi.spyOn(globalThis, 'scrollTo').mockReturnValue();
  vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
});

function Provided() {
  const { words } = useShell();
  const kit = useKitWords();
  return <output>{[words.t('app.about'), kit('copy'), useEnvironment().words.t('errors.required')].join(' | ')}</output>;
}

test('provides the strings of page parts and of errors besides those of the app, in its language', async () => {
  await renderInShell(
    <PageShell language="de">
      <Provided />
    </PageShell>,
  );
  expect((await screen.findByRole('status')).textContent).toBe('Über Penknife | Kopieren | Ein Wert ist erforderlich.');
});

test('without it there are only the strings of the app', async () => {
  await renderInShell(<Provided />);
  expect(screen.getByRole('status').textContent).toBe('About | kit.copy | errors.required');
});

test.each(['/about', '/licences', '/recipes', '/nowhere'])('the page %s has all strings that it shows', async (path) => {
  const { container } = await renderApp(path);
  expect(rawKeysIn(container)).toEqual([]);
});

test('the home page has all strings that it and the palette show', async () => {
  const { container } = await renderApp('/', { stored: { 'recent-tools': '["hash-text"]' } });
  expect(rawKeysIn(container)).toEqual([]);
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  for (const query of ['', 'json', 'nothing of this kind', 'eyJhbGciOiJIUzI1NiJ9.e30.c2ln']) {
    fireEvent.change(palette().querySelector('input') ?? document.body, { target: { value: query } });
    await waitFor(() => expect(palette().querySelector('[role="option"], p')).not.toBeNull());
    expect(rawKeysIn(document.body)).toEqual([]);
  }
});
