import type { RefObject, UIEvent } from 'react';
import { useEffect, useState } from 'react';

const ROW_HEIGHT = 26;
/** Browsers limit the height of an element to some millions of pixels. */
export const MAX_ROWS = 400_000;
// Rows rendered above and below the view, so that fast scrolling shows no gaps.
const ROWS_BEYOND = 12;

/** The range of visible rows (`last` is exclusive), the padding that replaces the others, and the scroll handler. A row is 26 pixels high. */
export function useRowWindow(scroller: RefObject<HTMLElement | null>, count: number) {
  const [view, setView] = useState({ top: 0, height: 600 });
  const total = Math.min(count, MAX_ROWS);
  const first = Math.max(0, Math.min(Math.floor(view.top / ROW_HEIGHT) - ROWS_BEYOND, total - 1));
  const last = Math.min(total, Math.ceil((view.top + view.height) / ROW_HEIGHT) + ROWS_BEYOND);

  useEffect(() => {
    const box = scroller.current;
    if (!box) return undefined;
    const observer = new ResizeObserver(() => setView((before) => ({ ...before, height: box.clientHeight })));
    observer.observe(box);
    return () => observer.disconnect();
  }, [scroller]);

  return {
    first,
    last,
    padding: { paddingTop: first * ROW_HEIGHT, paddingBottom: (total - Math.max(first, last)) * ROW_HEIGHT },
    handleScroll: ({ currentTarget }: UIEvent<HTMLElement>): void => setView({ top: currentTarget.scrollTop, height: currentTarget.clientHeight }),
  };
}

/** Scrolls the box just as far as needed to show a row, given by its 0-based index. */
export function bringRowIntoView(box: HTMLElement, row: number): void {
  const top = row * ROW_HEIGHT;
  if (top < box.scrollTop) box.scrollTop = top;
  else if (top + ROW_HEIGHT > box.scrollTop + box.clientHeight) box.scrollTop = top + ROW_HEIGHT - box.clientHeight;
}
