const isStray = ({ defaultPrevented, dataTransfer, target }: DragEvent): boolean =>
  !defaultPrevented && dataTransfer?.types.includes('Files') === true && !(target instanceof HTMLInputElement && target.type === 'file');

function handleOver(event: DragEvent): void {
  if (isStray(event)) event.preventDefault();
}

/**
 * Keeps the browser from leaving the page for a file that is dropped where nothing takes it, and calls `tell` then. Returns a
 * function that stops this.
 */
export function watchStrayFiles(tell: () => void): () => void {
  const handleDrop = (event: DragEvent): void => {
    if (!isStray(event)) return;
    event.preventDefault();
    tell();
  };
  // Added while the event is on its way down, the listener comes after those of all pages, which may take the file.
  const comeLast = (): void => {
    removeEventListener('drop', handleDrop);
    addEventListener('drop', handleDrop);
  };
  addEventListener('dragover', handleOver);
  addEventListener('drop', comeLast, { capture: true });
  return () => {
    removeEventListener('dragover', handleOver);
    removeEventListener('drop', comeLast, { capture: true });
    removeEventListener('drop', handleDrop);
  };
}
