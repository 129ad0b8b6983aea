import type { RenderResult } from '@testing-library/react';
import { act, render, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { StrictMode, Suspense } from 'react';
import type { Language } from '../../contract/languages.ts';
import { App } from '../App.tsx';
import { configuration } from '../configuration/configuration.ts';
import type { Configuration } from '../configuration/settings.ts';
import { currentLanguage } from '../current-language.ts';
import { loadShell } from '../shell.tsx';
import type { TestEngine } from './engine.ts';
import { selectEngine } from './engine.ts';
import type { PageParts } from './page-parts.ts';
import { partsOf } from './page-parts.ts';
import { setStored } from './stored.ts';
import { setUpUser } from './user.ts';

interface AppOptions {
  /** The language of the first view, as chosen by the visitor unless it is the browser's. Default: English. */
  readonly language?: Language;
  /** Items of local storage from earlier visits. */
  readonly stored?: Readonly<Record<string, string>>;
  /** Default: an engine that runs the real operations in this process. */
  readonly engine?: TestEngine;
  /** Build settings that differ from the defaults. */
  readonly configuration?: Partial<Configuration>;
}

export interface RenderedApp extends RenderResult, PageParts {
  readonly user: UserEvent;
}

/** Renders the whole app at a path, optionally with query and fragment, and waits until its page is there. */
export async function renderApp(path: string, { language = 'en', stored = {}, engine, configuration: settings = {} }: AppOptions = {}): Promise<RenderedApp> {
  setStored(stored);
  if (currentLanguage() !== language && stored.locale === undefined) setStored({ locale: language });
  if (engine) selectEngine(engine);
  Object.assign(configuration(), settings);
  history.replaceState(null, '', path);
  await loadShell(language);
  const user = setUpUser();
  // Parts that load with the page are awaited, as a visitor would.
  const view = await act(async () =>
    render(
      <StrictMode>
        <Suspense>
          <App language={language} />
        </Suspense>
      </StrictMode>,
    ),
  );
  await expectPage(view.container);
  return { ...view, user, ...partsOf(view.container) };
}

/** Waits until the current page has loaded. */
export const expectPage = (container: HTMLElement): Promise<void> =>
  waitFor(() => {
    if (!container.querySelector('main h1, main [role="alert"]') || container.querySelector('main [aria-busy="true"]')) throw new Error('The page is loading');
  });
