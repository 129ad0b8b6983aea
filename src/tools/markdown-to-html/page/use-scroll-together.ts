import type { RefObject } from 'react';
import { useEffect } from 'react';

// What follows says that it scrolls some frames later, and must not lead then.
const LEAD_MS = 150;

type Pane = RefObject<HTMLElement | null>;

/** Two panes that show the same places of a text: where one is scrolled, the other follows, in proportion. */
export function useScrollTogether(first: Pane, second: Pane): void {
  useEffect(() => {
    let leader: Pane | undefined;
    let leadsUntil = 0;

    const follow = (pane: Pane, other: Pane) => (event: Event) => {
      const from = event.target;
      if (!(from instanceof HTMLElement) || from !== scrollerOf(pane) || (leader !== pane && performance.now() < leadsUntil)) return;
      leader = pane;
      leadsUntil = performance.now() + LEAD_MS;
      const to = scrollerOf(other);
      if (to) to.scrollTop = (from.scrollTop / Math.max(1, from.scrollHeight - from.clientHeight)) * (to.scrollHeight - to.clientHeight);
    };

    const pairs = [
      [first.current, follow(first, second)],
      [second.current, follow(second, first)],
    ] as const;
    // A scroller's event goes no further up: it is seen only on its way down.
    for (const [box, listener] of pairs) box?.addEventListener('scroll', listener, { capture: true, passive: true });
    return () => {
      for (const [box, listener] of pairs) box?.removeEventListener('scroll', listener, { capture: true });
    };
  }, [first, second]);
}

/** The editor's own scroller, the preview, or what stands in for the editor while it loads. */
const scrollerOf = ({ current }: Pane): HTMLElement | null => current?.querySelector<HTMLElement>('[data-preview], .cm-scroller, textarea') ?? null;
