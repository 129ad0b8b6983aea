import type { ReactNode } from 'react';
import { use } from 'react';
import type { Language } from '../contract/languages.ts';
import { AppProviders } from './AppProviders.tsx';
import { loadPageShell, ShellContext } from './shell.tsx';

interface PageShellProps {
  readonly language: Language;
  readonly children: ReactNode;
}

/** Provides the strings of page parts, which the home page does not load, in addition to those of the app. */
export function PageShell({ language, children }: PageShellProps) {
  return (
    <ShellContext value={use(loadPageShell(language))}>
      <AppProviders>{children}</AppProviders>
    </ShellContext>
  );
}
