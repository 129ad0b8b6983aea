import type { RenderResult } from '@testing-library/react';
import { act, render, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { StrictMode, Suspense } from 'react';
import { Router } from 'wouter';
import type { Language } from '../../contract/languages.ts';
import { Toasts } from '../../ui/toast/Toasts.tsx';
import { loadShell, ShellContext } from '../shell.tsx';
import { AppProviders } from '../AppProviders.tsx';
import { loadTool, ToolView } from '../ToolView.tsx';
import type { TestEngine } from './engine.ts';
import { selectEngine } from './engine.ts';
import type { PageParts } from './page-parts.ts';
import { partsOf } from './page-parts.ts';
import { setStored } from './stored.ts';
import { setUpUser } from './user.ts';

export interface ToolOptions {
  /** Default English. */
  readonly language?: Language;
  /** The fragment of the URL, such as `#/format?input=…`. */
  readonly link?: string;
  /** Items of local storage from earlier visits. */
  readonly stored?: Readonly<Record<string, string>>;
  /** Default: an engine that runs the real operations in this process. */
  readonly engine?: TestEngine;
}

export interface RenderedTool extends RenderResult, PageParts {
  readonly user: UserEvent;
}

/** Renders the page of a tool as the app shows it, without the shell around it: the declarations, the strings, the kit and the tool's own parts. */
export async function renderTool(id: string, { language = 'en', link = '', stored = {}, engine }: ToolOptions = {}): Promise<RenderedTool> {
  setStored(stored);
  if (engine) selectEngine(engine);
  history.replaceState(null, '', `/${id}${link}`);
  const [shell] = await Promise.all([loadShell(language), loadTool(id, language)]);
  const user = setUpUser();
  // Parts that load with the page are awaited, as a visitor would.
  const view = await act(async () =>
    render(
      <StrictMode>
        <ShellContext value={shell}>
          <Router>
            <AppProviders>
              <Suspense fallback={<p aria-busy="true" />}>
                <main>
                  <ToolView id={id} />
                </main>
              </Suspense>
              <Toasts />
            </AppProviders>
          </Router>
        </ShellContext>
      </StrictMode>,
    ),
  );
  await waitFor(() => {
    if (view.container.querySelector('[aria-busy="true"]') || !view.container.querySelector('h1')) throw new Error(`${id} is still loading`);
  });
  return { ...view, user, ...partsOf(view.container) };
}
