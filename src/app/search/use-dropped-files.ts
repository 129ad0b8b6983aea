import { useEffect, useEffectEvent, useState } from 'react';
import { takeEarlyFiles } from '../../page/lazy/early-input.ts';

/**
 * Accepts files that are dropped anywhere in the window, before the page can. A search outside a dialog ignores them
 * while one is open. Returns whether files are being dragged over the window.
 */
export function useDroppedFiles(isInDialog: boolean, onFiles: (files: readonly File[]) => void): boolean {
  const [isOver, setOver] = useState(false);
  const take = useEffectEvent(onFiles);

  useEffect(() => {
    const filesOf = ({ dataTransfer }: DragEvent): FileList | undefined => {
      const isOurs = isInDialog || document.querySelector('dialog[open]') === null;
      return isOurs && dataTransfer?.types.includes('Files') ? dataTransfer.files : undefined;
    };
    const handleOver = (event: DragEvent): void => {
      if (!filesOf(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const handleLeave = ({ relatedTarget }: DragEvent): void => {
      // The event also fires when the pointer moves from one element to the next; only leaving the window has no related target.
      if (relatedTarget === null) setOver(false);
    };
    const handleDrop = (event: DragEvent): void => {
      setOver(false);
      const files = filesOf(event);
      if (!files || files.length === 0) return;
      event.preventDefault();
      take([...files]);
    };
    // The page's own drop zones come later, and see that the files are handled.
    const early = { capture: true };
    addEventListener('dragover', handleOver, early);
    addEventListener('dragleave', handleLeave, early);
    addEventListener('drop', handleDrop, early);
    const dropped = isInDialog ? undefined : takeEarlyFiles();
    if (dropped) take(dropped.files);
    return () => {
      removeEventListener('dragover', handleOver, early);
      removeEventListener('dragleave', handleLeave, early);
      removeEventListener('drop', handleDrop, early);
    };
  }, [isInDialog]);

  return isOver;
}
