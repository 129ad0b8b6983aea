import type { RefObject } from 'react';
import { useEffect } from 'react';

/** User actions on a pane before it scrolls. */
const TOUCHES = ['wheel', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const;
// Scroll events do not bubble, so they are captured.
const ON_THE_WAY_DOWN = { capture: true, passive: true } as const;

/**
 * Synchronizes the scroll positions of two panes in proportion: the pane that the user scrolls leads. Panes are identified by the
 * names of their fields. Does nothing unless `isOn`, which is true by default.
 */
export function useScrollTogether(page: RefObject<HTMLElement | null>, [first, second]: readonly [first: string, second: string], isOn = true): void {
  useEffect(() => {
    const box = page.current;
    if (!box || !isOn) return undefined;
    const paneOf = (target: EventTarget | null): string | undefined =>
      [first, second].find((name) => target instanceof Element && target.closest(`[data-field="${name}"]`));
    // The following pane also fires scroll events, but must not lead.
    let leader = first;
    const lead = ({ target }: Event): void => {
      leader = paneOf(target) ?? leader;
    };
    const follow = ({ target }: Event): void => {
      const pane = paneOf(target);
      if (pane !== leader) return;
      const from = scrollerOf(box, pane);
      const to = scrollerOf(box, pane === first ? second : first);
      if (!from || !to || target !== from) return;
      to.scrollTop = (from.scrollTop / Math.max(1, from.scrollHeight - from.clientHeight)) * (to.scrollHeight - to.clientHeight);
    };
    for (const touch of TOUCHES) box.addEventListener(touch, lead, ON_THE_WAY_DOWN);
    box.addEventListener('scroll', follow, ON_THE_WAY_DOWN);
    return () => {
      for (const touch of TOUCHES) box.removeEventListener(touch, lead, ON_THE_WAY_DOWN);
      box.removeEventListener('scroll', follow, ON_THE_WAY_DOWN);
    };
  }, [page, first, second, isOn]);
}

/** The editor's scroller, the preview, or the placeholder while the editor loads. */
const scrollerOf = (page: HTMLElement, field: string): HTMLElement | null =>
  page.querySelector<HTMLElement>(`[data-field="${field}"] :is([data-preview], .cm-scroller, textarea)`);
