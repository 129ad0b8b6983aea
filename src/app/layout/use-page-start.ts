import type { RefObject } from 'react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { rememberScroll } from './scroll-memory.ts';

/** A page that was navigated to starts at its top, and with the focus on it if what had the focus is gone. Back and forward lead to where one was. */
export function usePageStart(content: RefObject<HTMLElement | null>): void {
  const [path] = useLocation();
  const shown = useRef(path);
  const isTraversal = useRef(false);

  useEffect(() => {
    const handleTraversal = (): void => {
      isTraversal.current = true;
    };
    const handlePush = (): void => {
      isTraversal.current = false;
    };
    // Before the router hears of it.
    addEventListener('popstate', handleTraversal, { capture: true });
    addEventListener('pushState', handlePush, { capture: true });
    return () => {
      removeEventListener('popstate', handleTraversal, { capture: true });
      removeEventListener('pushState', handlePush, { capture: true });
    };
  }, []);

  useEffect(() => (content.current ? rememberScroll(content.current) : undefined), [content]);

  useLayoutEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    if (!isTraversal.current) scrollTo(0, 0);
  }, [path]);

  const started = useRef(path);
  useEffect(() => {
    // A page that was loaded leaves the focus where the browser starts.
    if (started.current === path) return;
    started.current = path;
    const focused = document.activeElement;
    const isGone = focused === null || focused === document.body || focused.getClientRects().length === 0;
    if (isGone) content.current?.focus({ preventScroll: true });
  }, [path, content]);
}
