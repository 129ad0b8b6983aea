import { useEffect, useEffectEvent, useState } from 'react';
import type { FileValue } from '../../../contract/values.ts';
import { toFileValue } from '../../../page/file-value.ts';

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

/** The picture or other content that is no text in the clipboard; or why there is none. */
export async function readClipboardFile(): Promise<FileValue | 'pasteNothing' | 'pasteRefused'> {
  try {
    for (const item of await navigator.clipboard.read()) {
      const type = item.types.find((candidate) => !candidate.startsWith('text/'));
      if (type !== undefined) return { name: 'clipboard', type, content: await item.getType(type) };
    }
    return 'pasteNothing';
  } catch (error) {
    // No clipboard (a TypeError on undefined), or no permission, or an empty one (a DOMException).
    if (error instanceof DOMException && error.name === 'DataError') return 'pasteNothing';
    if (error instanceof TypeError || error instanceof DOMException) return 'pasteRefused';
    throw error;
  }
}
