import { useEffect, useSyncExternalStore } from 'react';
import { themePreference, usePreference } from './preferences.ts';

const DARK_QUERY = '(prefers-color-scheme: dark)';

/** Colour of the top bar (`--surface-1`), for the browser's own bar on phones. */
const BAR_COLORS = { light: '#ffffff', dark: '#1b1e21' } as const;

const subscribe = (listener: () => void): (() => void) => {
  const media = matchMedia(DARK_QUERY);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
};

const systemIsDark = (): boolean => matchMedia(DARK_QUERY).matches;

/** The theme in view: the chosen one, or else the system's, which is followed live. */
export function useTheme(): { readonly theme: 'light' | 'dark' } {
  const chosen = usePreference(themePreference);
  const isDark = useSyncExternalStore(subscribe, systemIsDark, () => false);
  if (chosen !== 'system') return { theme: chosen };
  return { theme: isDark ? 'dark' : 'light' };
}

/** Chooses the theme that is not in view. */
export function toggleTheme(): void {
  const chosen = themePreference.get();
  const isDark = chosen === 'system' ? systemIsDark() : chosen === 'dark';
  themePreference.set(isDark ? 'light' : 'dark');
}

/** Gives the document the theme. Before the first paint boot.js has done so. */
export function useDocumentTheme(): void {
  const { theme } = useTheme();
  const chosen = usePreference(themePreference);
  useEffect(() => {
    const { dataset } = document.documentElement;
    // As stored, not as rendered: a page that was rendered at build knows of no choice.
    const now = themePreference.get();
    if (now === 'system') delete dataset.theme;
    else dataset.theme = now;
    setThemeColor(BAR_COLORS[theme]);
  }, [chosen, theme]);
}

function setThemeColor(color: string): void {
  const existing = document.head.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  const meta = existing ?? document.createElement('meta');
  meta.name = 'theme-color';
  meta.content = color;
  if (!existing) document.head.append(meta);
}
