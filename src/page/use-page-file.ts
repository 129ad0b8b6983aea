import { useEffect, useEffectEvent, useState } from 'react';
import type { FileValue } from '../contract/values.ts';
import { toFileValue } from './file-value.ts';

/** Takes a file that is dropped or pasted anywhere on the page. Returns whether a file is being dragged over the page. */
export function usePageFile(onFile: (file: FileValue) => void): boolean {
  const [isOver, setOver] = useState(false);

  const take = useEffectEvent((event: Event, data: DataTransfer | null) => {
    const file = data?.files[0];
    // Another handler, such as a drop zone or the search box, has taken the file.
    if (!file || event.defaultPrevented) return;
    event.preventDefault();
    onFile(toFileValue(file));
  });

  useEffect(() => {
    const over = (event: DragEvent): void => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent): void => {
      // The event also fires when the pointer moves from one element to the next; only leaving the page has no related target.
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent): void => {
      setOver(false);
      take(event, event.dataTransfer);
    };
    const paste = (event: ClipboardEvent): void => take(event, event.clipboardData);
    addEventListener('dragover', over);
    addEventListener('dragleave', leave);
    addEventListener('drop', drop);
    addEventListener('paste', paste);
    return () => {
      removeEventListener('dragover', over);
      removeEventListener('dragleave', leave);
      removeEventListener('drop', drop);
      removeEventListener('paste', paste);
    };
  }, []);

  return isOver;
}
