import type { RefObject } from 'react';
import { useEffect, useEffectEvent, useState } from 'react';

const COLUMNS_MEASURED = 100;
const MIN_WIDTH = 2;
const MAX_WIDTH = 10_000;

/** Tells the width in columns at which a drawing fills its box, at once and whenever the box gets another width, while it is followed. */
export function useFollowedWidth(box: RefObject<HTMLElement | null>, onChange: (width: number) => void) {
  const [isFollowed, setFollowed] = useState(false);
  const tell = useEffectEvent(onChange);
  useEffect(() => {
    const element = box.current;
    if (!isFollowed || !element) return undefined;
    let last = 0;
    const observer = new ResizeObserver(() => {
      const width = columnsOf(element);
      if (width !== last) tell(width);
      last = width;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [box, isFollowed]);
  return [isFollowed, setFollowed] as const;
}

/** How wide a drawing may be: one column more than there is room for, since the last one stays free. */
function columnsOf(element: HTMLElement): number {
  const output = element.querySelector('output') ?? element;
  const ruler = document.createElement('span');
  ruler.textContent = '0'.repeat(COLUMNS_MEASURED);
  output.append(ruler);
  const column = ruler.getBoundingClientRect().width / COLUMNS_MEASURED;
  ruler.remove();
  const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(output);
  const room = output.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd);
  return Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, Math.floor(room / column) + 1));
}
