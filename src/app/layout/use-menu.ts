import type { RefObject } from 'react';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'wouter';
import { menuPreference, smallScreenPreference, usePreference } from '../preferences.ts';

const SMALL_SCREEN = '(max-width: 700px)';

const subscribeToWidth = (listener: () => void): (() => void) => {
  const media = matchMedia(SMALL_SCREEN);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
};

const isSmallNow = (): boolean => matchMedia(SMALL_SCREEN).matches;

/** False while a prerendered page is hydrated. */
const useSmallScreen = (): boolean => useSyncExternalStore(subscribeToWidth, isSmallNow, () => false);

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

/**
 * The menu's state. On a wide screen it is a stored choice. A small screen collapses the menu, which covers the page when
 * it is opened. That is stored, too, until the screen becomes wide or a later visit has a wide screen.
 */
export function useMenu(): Menu {
  const isSmall = useSmallScreen();
  const isStoredAsCollapsed = usePreference(menuPreference);
  const isBySmallScreen = usePreference(smallScreenPreference);
  const isCollapsed = isStoredAsCollapsed && !isBySmallScreen;
  const [path] = useLocation();
  const [isOverlay, setOverlay] = useOverlay(isSmall, path);
  const menu = useRef<HTMLElement>(null);
  const menuButton = useRef<HTMLButtonElement>(null);

  function toggle(): void {
    if (!isSmall) {
      menuPreference.set(!isCollapsed);
      return;
    }
    flushSync(() => setOverlay(!isOverlay));
    if (!isOverlay) menu.current?.focus();
  }

  function closeOverlay(): void {
    if (!isOverlay) return;
    flushSync(() => setOverlay(false));
    menuButton.current?.focus();
  }

  useEffect(() => {
    const isCollapsing = isSmallNow();
    // A menu that the visitor has collapsed stays so.
    if (isCollapsing === smallScreenPreference.get() || (isCollapsing && menuPreference.get())) return;
    menuPreference.set(isCollapsing);
    smallScreenPreference.set(isCollapsing);
  }, [isSmall]);

  const handleEscape = useEffectEvent((event: KeyboardEvent) => {
    // A dialog above the menu closes separately.
    const isInDialog = document.querySelector('dialog[open]') !== null;
    if (event.key === 'Escape' && !event.defaultPrevented && !isInDialog) closeOverlay();
  });
  useEffect(() => {
    if (!isOverlay) return undefined;
    const handleKey = (event: KeyboardEvent): void => handleEscape(event);
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [isOverlay]);

  return { isOpen: isSmall ? isOverlay : !isCollapsed, isOverlay, toggle, closeOverlay, menu, menuButton };
}

/** Whether the menu covers the page. Another page, or a screen that has become wide or small, closes it. */
function useOverlay(isSmall: boolean, path: string): readonly [isOverlay: boolean, setOverlay: (isOverlay: boolean) => void] {
  const [held, setHeld] = useState({ isSmall, path, isOverlay: false });
  const isSame = held.isSmall === isSmall && held.path === path;
  if (!isSame) setHeld({ isSmall, path, isOverlay: false });
  return [isSame && held.isOverlay, (isOverlay) => setHeld({ isSmall, path, isOverlay })];
}
