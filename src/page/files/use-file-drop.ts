import { useEffect, useEffectEvent, useState } from 'react';
import { takeEarlyFiles } from '../lazy/early-input.ts';

/** Called with the files of a drop, which are one or more, and the element they were dropped on. */
type OnDrop = (files: readonly File[], target: Element) => void;

/** Parts that accept files themselves. */
const ZONES = '[data-drop-zone], dialog';

// How many parts of the current page accept any file that is dropped on the page. If there is one, the page itself accepts none.
let takers = 0;

const zoneOf = ({ target }: Event): Element | null => (target instanceof Element ? target.closest(ZONES) : null);
const elementOf = ({ target }: Event): Element => (target instanceof Element ? target : document.body);

/**
 * Makes the whole page a drop zone for files, so that none opens instead of the page. Drop zones on the page handle what is
 * dropped on them. A fallback yields to another part that accepts files of the whole page. Returns whether files are dragged over the page.
 */
export function useFileDrop(onDrop: OnDrop, { isFallback = false }: { readonly isFallback?: boolean } = {}): boolean {
  const [isOver, setOver] = useState(false);
  const take = useEffectEvent(onDrop);

  useEffect(() => {
    if (isFallback) return undefined;
    takers++;
    return () => {
      takers--;
    };
  }, [isFallback]);

  useEffect(() => {
    const isOurs = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') === true && !(isFallback && takers > 0);
    const over = (event: DragEvent): void => {
      if (!isOurs(event)) return;
      setOver(zoneOf(event) === null);
      event.preventDefault();
    };
    const leave = ({ relatedTarget }: DragEvent): void => {
      // The event also fires when the pointer moves from one element to the next; only leaving the page has no related target.
      if (relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent): void => {
      setOver(false);
      const files = [...(event.dataTransfer?.files ?? [])];
      if (files.length === 0 || !isOurs(event) || zoneOf(event) !== null) return;
      event.preventDefault();
      // Editors would insert the text of a file where it is dropped.
      event.stopPropagation();
      take(files, elementOf(event));
    };
    addEventListener('dragover', over, { capture: true });
    addEventListener('dragleave', leave, { capture: true });
    addEventListener('drop', drop, { capture: true });
    const early = takeEarlyFiles();
    if (early) take(early.files, early.target);
    return () => {
      removeEventListener('dragover', over, { capture: true });
      removeEventListener('dragleave', leave, { capture: true });
      removeEventListener('drop', drop, { capture: true });
    };
  }, [isFallback]);

  return isOver;
}
