import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, vi } from 'vitest';
import { Router } from 'wouter';
import { loadShell, ShellContext } from '../shell.tsx';
import { AppProviders } from '../AppProviders.tsx';

export interface Prerendered {
  readonly page: HTMLElement;
  /** Starts the app in the page. Fails if React does not keep the rendered elements. */
  readonly hydrate: () => Promise<void>;
}

/** Renders a part of the app to HTML, as the build does, and shows that in the document. `change` edits the HTML. */
export async function prerenderInShell(part: ReactNode, change: (html: string) => string = (html) => html): Promise<Prerendered> {
  const app = (
    <ShellContext value={await loadShell('en')}>
      <Router>
        <AppProviders>{part}</AppProviders>
      </Router>
    </ShellContext>
  );
  const page = document.createElement('main');
  page.innerHTML = change(renderToString(app));
  document.body.append(page);
  const onRecoverableError = vi.fn<(error: unknown) => void>();
  return {
    page,
    hydrate: async () => {
      const first = page.firstElementChild;
      await act(async () => void render(app, { container: page, hydrate: true, onRecoverableError }));
      expect(page.firstElementChild).toBe(first);
      expect(onRecoverableError).not.toHaveBeenCalled();
    },
  };
}
