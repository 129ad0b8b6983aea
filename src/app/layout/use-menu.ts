import type { RefObject } from 'react';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'wouter';
import { menuPreference, usePreference } from '../preferences.ts';

const SMALL_SCREEN = '(max-width: 700px)';

const subscribeToWidth = (listener: () => void): (() => void) => {
  const media = matchMedia(SMALL_SCREEN);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
};

const useSmallScreen = (): boolean =>
  useSyncExternalStore(
    subscribeToWidth,
    () => matchMedia(SMALL_SCREEN).matches,
    () => false,
  );

interface Menu {
  readonly isOpen: boolean;
  /** Whether the open menu covers the page, on a small screen. The page is inert then. */
  readonly isOverlay: boolean;
  readonly toggle: () => void;
  /** Closes a menu that covers the page. */
  readonly closeOverlay: () => void;
  readonly menu: RefObject<HTMLElement | null>;
  readonly menuButton: RefObject<HTMLButtonElement | null>;
}

/** The menu's state. A small screen collapses the menu; a wide one restores it. */
export function useMenu(): Menu {
  const isSmall = useSmallScreen();
  const isCollapsed = usePreference(menuPreference);
  const [path] = useLocation();
  const menu = useRef<HTMLElement>(null);
  const menuButton = useRef<HTMLButtonElement>(null);
  const isOverlay = isSmall && !isCollapsed;

  useLayoutEffect(() => {
    if (!isSmall) return undefined;
    const before = menuPreference.get();
    menuPreference.set(true);
    return () => menuPreference.set(before);
  }, [isSmall]);

  // Going back or forward leaves the page that the menu covers.
  useEffect(() => {
    if (matchMedia(SMALL_SCREEN).matches) menuPreference.set(true);
  }, [path]);

  function toggle(): void {
    flushSync(() => menuPreference.set(!isCollapsed));
    if (isSmall && isCollapsed) menu.current?.focus();
  }

  function closeOverlay(): void {
    if (!isOverlay) return;
    flushSync(() => menuPreference.set(true));
    menuButton.current?.focus();
  }

  const handleEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) closeOverlay();
  });
  useEffect(() => {
    if (!isOverlay) return undefined;
    const handleKey = (event: KeyboardEvent): void => handleEscape(event);
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [isOverlay]);

  return { isOpen: !isCollapsed, isOverlay, toggle, closeOverlay, menu, menuButton };
}
