import type { RefObject } from 'react';
import { useEffect } from 'react';

/** What a person does to a pane before it scrolls. */
const TOUCHES = ['wheel', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const;

type Pane = RefObject<HTMLElement | null>;

/** Two panes that show the same places of a text: where a person scrolls the one, the other follows, in proportion. */
export function useScrollTogether(first: Pane, second: Pane): void {
  useEffect(() => {
    // What follows says that it scrolls too, and must not lead.
    let leader = first;

    const watch = (pane: Pane, other: Pane): (() => void) => {
      const lead = (): void => {
        leader = pane;
      };
      const follow = ({ target }: Event): void => {
        const from = scrollerOf(pane);
        const to = scrollerOf(other);
        if (!from || !to || target !== from || leader !== pane) return;
        to.scrollTop = (from.scrollTop / Math.max(1, from.scrollHeight - from.clientHeight)) * (to.scrollHeight - to.clientHeight);
      };
      const box = pane.current;
      // A scroller's event goes no further up: it is seen only on its way down.
      const onTheWayDown = { capture: true, passive: true } as const;
      for (const touch of TOUCHES) box?.addEventListener(touch, lead, onTheWayDown);
      box?.addEventListener('scroll', follow, onTheWayDown);
      return () => {
        for (const touch of TOUCHES) box?.removeEventListener(touch, lead, onTheWayDown);
        box?.removeEventListener('scroll', follow, onTheWayDown);
      };
    };

    const stops = [watch(first, second), watch(second, first)];
    return () => stops.forEach((stop) => stop());
  }, [first, second]);
}

/** The editor's own scroller, the preview, or what stands in for the editor while it loads. */
const scrollerOf = ({ current }: Pane): HTMLElement | null => current?.querySelector<HTMLElement>('[data-preview], .cm-scroller, textarea') ?? null;
