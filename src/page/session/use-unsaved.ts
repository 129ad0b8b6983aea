import { useEffect } from 'react';
import { noteUnsaved } from './unsaved.ts';

/** Counts something that runs on the page, such as a stopwatch, as work that a reload would lose. */
export function useUnsaved(work: string, isUnsaved: boolean): void {
  useEffect(() => {
    noteUnsaved(work, isUnsaved);
    return () => noteUnsaved(work, false);
  }, [work, isUnsaved]);
}
