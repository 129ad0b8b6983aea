import { useEffect, useEffectEvent, useState } from 'react';
import type { FileValue } from '../../../contract/values.ts';
import { toFileValue } from '../../../page/file-value.ts';

/** Takes a file that is dropped anywhere on the page. Tells whether one is held over it. */
export function usePageDrop(onFile: (file: FileValue) => void): boolean {
  const [isOver, setOver] = useState(false);

  const handleOver = useEffectEvent((event: DragEvent) => {
    if (!event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    setOver(true);
  });
  const handleLeave = useEffectEvent((event: DragEvent) => {
    // From one element to the next is not away from the page.
    if (event.relatedTarget === null) setOver(false);
  });
  const handleDrop = useEffectEvent((event: DragEvent) => {
    setOver(false);
    const file = event.dataTransfer?.files[0];
    // The drop zone has taken what was dropped on itself.
    if (!file || event.defaultPrevented) return;
    event.preventDefault();
    onFile(toFileValue(file));
  });

  useEffect(() => {
    const over = (event: DragEvent): void => handleOver(event);
    const leave = (event: DragEvent): void => handleLeave(event);
    const drop = (event: DragEvent): void => handleDrop(event);
    addEventListener('dragover', over);
    addEventListener('dragleave', leave);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragover', over);
      removeEventListener('dragleave', leave);
      removeEventListener('drop', drop);
    };
  }, []);

  return isOver;
}
