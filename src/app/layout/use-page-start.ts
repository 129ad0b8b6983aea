import type { RefObject } from 'react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { rememberScroll } from './scroll-memory.ts';

/** Starts each new page at its top, and focuses the page if the focused element is gone. Back and forward restore the scroll position instead. */
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
    // The capture phase comes before the router's own listener.
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
    // After a page load, the focus stays where the browser puts it.
    if (started.current === path) return;
    started.current = path;
    const focused = document.activeElement;
    const isGone = focused === null || focused === document.body || focused.getClientRects().length === 0;
    if (isGone) content.current?.focus({ preventScroll: true });
  }, [path, content]);
}
