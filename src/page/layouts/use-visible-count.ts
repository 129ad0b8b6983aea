import type { RefObject } from 'react';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

/** Space that the button for the other options may need before it is rendered, in pixels. */
const MORE_WIDTH = 190;

interface Fitting {
  /** The line itself, whose width is available. */
  readonly row: RefObject<HTMLDivElement | null>;
  /** The items, whose `data-field` names them. */
  readonly items: RefObject<HTMLDivElement | null>;
  /** The part after the items. */
  readonly end: RefObject<HTMLDivElement | null>;
  /** The names that fit on the line, from the first on. */
  readonly fitting: readonly string[];
}

interface Line {
  /** The items that are not hidden. */
  readonly used: readonly string[];
  readonly language: string;
}

/**
 * Finds how many items fit on one line, before the browser paints it. An item is measured while it is on the line; one
 * that has been measured elsewhere, in another language for example, is put on the line again.
 */
export function useVisibleCount(names: readonly string[], { used, language }: Line): Fitting {
  const row = useRef<HTMLDivElement>(null);
  const items = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const widths = useRef(new Map<string, number>());
  const measuredIn = useRef(language);
  const [count, setCount] = useState(names.length);

  const measure = useEffectEvent(() => {
    if (!row.current || !items.current || !end.current) return;
    if (measuredIn.current !== language) {
      measuredIn.current = language;
      widths.current.clear();
    }
    for (const item of items.current.children) {
      if (item instanceof HTMLElement && item.dataset.field !== undefined) widths.current.set(item.dataset.field, item.hidden ? 0 : item.offsetWidth);
    }
    setCount(isOneLine(items.current) ? countFitting(names, widths.current, row.current, items.current, end.current) : names.length);
  });

  // Not after every render: measuring lays out the whole page again. Independent changes are observed.
  const content = `${names.join(' ')}, ${used.join(' ')}`;
  useLayoutEffect(() => measure(), [content, language, count]);
  useEffect(() => {
    const observer = new ResizeObserver(() => measure());
    for (const element of [row.current, end.current, ...(items.current?.children ?? [])]) if (element) observer.observe(element);
    return () => observer.disconnect();
  }, [content, language, count]);

  return { row, items, end, fitting: names.slice(0, count) };
}

/** Whether the page is wide enough for options on one line, with labels before their controls. option-row.module.css says from which width on. */
const isOneLine = (items: HTMLElement): boolean => getComputedStyle(items).getPropertyValue('--one-line').trim() === 'true';

function countFitting(names: readonly string[], widths: ReadonlyMap<string, number>, row: HTMLElement, items: HTMLElement, end: HTMLElement): number {
  const gap = Number.parseFloat(getComputedStyle(items).columnGap) || 0;
  const [before] = items.children;
  const taken = before instanceof HTMLElement && before.dataset.field === undefined ? before.offsetWidth + gap : 0;
  const hasMore = end.querySelector('[data-more]') !== null;
  const rest = end.offsetWidth;
  const room = row.clientWidth - taken - (rest > 0 ? rest + gap : 0);
  const roomWithMore = hasMore ? room : room - MORE_WIDTH;
  let used = 0;
  const ends = names.map((name) => {
    const width = widths.get(name) ?? 0;
    used += width > 0 ? width + gap : 0;
    return used - gap;
  });
  if (!hasMore && used - gap <= room) return names.length;
  const first = ends.findIndex((place) => place > roomWithMore);
  return first < 0 ? names.length : first;
}
