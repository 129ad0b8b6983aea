import { useEffect, useSyncExternalStore } from 'react';
import { themePreference, usePreference } from './preferences.ts';

const DARK_QUERY = '(prefers-color-scheme: dark)';

/** The colors of the top bar (`--surface-1`), which phones also use for the browser's own bar. */
const BAR_COLORS = { light: '#ffffff', dark: '#1b1e21' } as const;

const subscribe = (listener: () => void): (() => void) => {
  const media = matchMedia(DARK_QUERY);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
};

const systemIsDark = (): boolean => matchMedia(DARK_QUERY).matches;

/** The current theme: the chosen one, or else the system's, whose changes are followed. */
export function useTheme(): { readonly theme: 'light' | 'dark' } {
  const chosen = usePreference(themePreference);
  const isDark = useSyncExternalStore(subscribe, systemIsDark, () => false);
  if (chosen !== 'system') return { theme: chosen };
  return { theme: isDark ? 'dark' : 'light' };
}

/** Chooses the other theme. */
export function toggleTheme(): void {
  const chosen = themePreference.get();
  const isDark = chosen === 'system' ? systemIsDark() : chosen === 'dark';
  themePreference.set(isDark ? 'light' : 'dark');
}

/** Follows the system again, which is a choice if the host has set a theme. */
export function followSystemTheme(): void {
  themePreference.reset();
  if (themePreference.get() !== 'system') themePreference.set('system');
}

/**
 * Sets the document's theme. boot.js has set the theme before the first paint. It is a component, so that a theme other than the
 * build's does not render anything else again.
 */
export function DocumentTheme(): null {
  const { theme } = useTheme();
  const chosen = usePreference(themePreference);
  useEffect(() => {
    const { dataset } = document.documentElement;
    // The stored preference is used here, because during hydration the rendered value is still that of the build.
    const now = themePreference.get();
    if (now === 'system') delete dataset.theme;
    else dataset.theme = now;
    setThemeColor(BAR_COLORS[theme]);
  }, [chosen, theme]);
  return null;
}

function setThemeColor(color: string): void {
  const existing = document.head.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  const meta = existing ?? document.createElement('meta');
  meta.name = 'theme-color';
  meta.content = color;
  if (!existing) document.head.append(meta);
}
