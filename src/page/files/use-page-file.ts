import type { FileValue } from '../../contract/values.ts';
import { useListener } from '../../ui/use-listener.ts';
import { toFileValue } from './file-value.ts';
import { useOneFile } from './one-file.ts';
import { useFileDrop } from './use-file-drop.ts';

/** Accepts a file that is dropped or pasted anywhere on the page. Returns whether a file is being dragged over the page. */
export function usePageFile(onFile: (file: FileValue) => void): boolean {
  const oneOf = useOneFile();

  function take(files: readonly File[]): void {
    const file = oneOf(files);
    if (file) onFile(toFileValue(file));
  }

  useListener('paste', (event) => {
    const files = [...(event.clipboardData?.files ?? [])];
    // Another handler, such as the search box, has handled the file.
    if (files.length === 0 || event.defaultPrevented) return;
    event.preventDefault();
    take(files);
  });

  return useFileDrop(take);
}
