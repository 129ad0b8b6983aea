const isStray = ({ defaultPrevented, dataTransfer, target }: DragEvent): boolean =>
  !defaultPrevented && dataTransfer?.types.includes('Files') === true && !(target instanceof HTMLInputElement && target.type === 'file');

function handleOver(event: DragEvent): void {
  if (isStray(event)) event.preventDefault();
}

/**
 * Keeps the browser from opening a file that is dropped where nothing accepts it, and calls `onStray` then. Returns a
 * function that stops this.
 */
export function watchStrayFiles(onStray: () => void): () => void {
  const handleDrop = (event: DragEvent): void => {
    if (!isStray(event)) return;
    event.preventDefault();
    onStray();
  };
  // Added during the capture phase, the listener runs after those of all pages, which may accept the file.
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
