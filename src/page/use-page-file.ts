import { useEffect, useEffectEvent, useState } from 'react';
import type { FileValue } from '../contract/values.ts';
import { toFileValue } from './file-value.ts';

/** Takes a file that is dropped or pasted anywhere on the page. Tells whether one is held over it. */
export function usePageFile(onFile: (file: FileValue) => void): boolean {
  const [isOver, setOver] = useState(false);

  const take = useEffectEvent((event: Event, data: DataTransfer | null) => {
    const file = data?.files[0];
    // Whoever has taken it already, such as the drop zone or the search box, keeps it.
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
      // From one element to the next is not away from the page.
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
