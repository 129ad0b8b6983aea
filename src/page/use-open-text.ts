import { LONG_DURATION_MS, showToast } from '../ui/toast/toast.ts';
import { formatBytes } from './format-bytes.ts';
import { useKitWords } from './kit-words.ts';
import { MAX_FILE_BYTES } from './text-file.ts';
import { useTool } from './tool-context.tsx';

type OpenFile = ReturnType<typeof useTool>['openFile'];

/** Opens a file into a text input, as `openFile` does. A file that is more than a page can hold is not read, and the reader is told. */
export function useOpenText(): OpenFile {
  const { openFile } = useTool();
  const kit = useKitWords();
  return async (operation, field, file) => {
    if (file.size <= MAX_FILE_BYTES) return openFile(operation, field, file);
    const [size, limit] = [file.size, MAX_FILE_BYTES].map((bytes) => formatBytes(bytes, kit.language));
    showToast(kit('fileTooLong', { name: file.name, size, limit }), { type: 'warning', duration: LONG_DURATION_MS });
    return undefined;
  };
}
