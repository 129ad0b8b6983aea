import type { RefObject } from 'react';
import { useEffect, useEffectEvent, useState } from 'react';

const COLUMNS_MEASURED = 100;
const MIN_WIDTH = 2;
const MAX_WIDTH = 10_000;

/** Reports the width in columns at which a drawing fills its box, immediately and on every resize, while it is followed. */
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

/** Returns the width of a drawing: one column more than fits, because the last column stays empty. */
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
