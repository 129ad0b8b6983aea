import type { RenderResult } from '@testing-library/react';
import { act, render } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Fragment, StrictMode, Suspense } from 'react';
import { Router } from 'wouter';
import type { Language } from '../../contract/languages.ts';
import { Toasts } from '../../ui/toast/Toasts.tsx';
import { configuration } from '../configuration/configuration.ts';
import type { Configuration } from '../configuration/settings.ts';
import { loadShell, ShellContext } from '../shell.tsx';
import { AppProviders } from '../AppProviders.tsx';
import { setStored } from './stored.ts';
import { setUpUser } from './user.ts';

interface ShellOptions {
  /** The path, with query and fragment, at which it is shown. Default: the home page. */
  readonly path?: string;
  /** Default English. */
  readonly language?: Language;
  /** Items of local storage from earlier visits. */
  readonly stored?: Readonly<Record<string, string>>;
  /** Build settings that differ from the defaults. */
  readonly configuration?: Partial<Configuration>;
  /** Whether React repeats effects, as in development. Effects that remove something from the URL find it only once. Default: true. */
  readonly isStrict?: boolean;
}

/** Renders a part of the app with the strings, links and notices that the shell provides, without the shell's own parts. */
export async function renderInShell(
  part: ReactNode,
  { path = '/', language = 'en', stored = {}, configuration: settings = {}, isStrict = true }: ShellOptions = {},
): Promise<RenderResult & { readonly user: UserEvent }> {
  setStored(stored);
  Object.assign(configuration(), settings);
  history.replaceState(null, '', path);
  const shell = await loadShell(language);
  const user = setUpUser();
  const Mode = isStrict ? StrictMode : Fragment;
  const view = await act(async () =>
    render(
      <Mode>
        <ShellContext value={shell}>
          <Router>
            <AppProviders>
              <Suspense fallback={<p>Loading…</p>}>{part}</Suspense>
              <Toasts />
            </AppProviders>
          </Router>
        </ShellContext>
      </Mode>,
    ),
  );
  return { ...view, user };
}
