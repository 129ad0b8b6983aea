import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { themePreference, usePreference } from './preferences.ts';

const darkQuery = '(prefers-color-scheme: dark)';

const subscribe = (listener: () => void): (() => void) => {
  const media = matchMedia(darkQuery);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
};

/** The theme in view, and how to choose the other. The system's is followed live until one is chosen. */
export function useTheme(): { readonly theme: 'light' | 'dark'; readonly toggle: () => void } {
  const chosen = usePreference(themePreference);
  const systemIsDark = useSyncExternalStore(
    subscribe,
    () => matchMedia(darkQuery).matches,
    () => false,
  );
  const theme = chosen === 'system' ? (systemIsDark ? 'dark' : 'light') : chosen;
  useEffect(() => {
    if (chosen === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = chosen;
  }, [chosen]);
  const toggle = useCallback(() => themePreference.set(theme === 'dark' ? 'light' : 'dark'), [theme]);
  return { theme, toggle };
}
