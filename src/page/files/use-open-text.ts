import { MAX_FILE_BYTES } from './max-file-bytes.ts';
import { useKitWords } from '../words/kit-words.ts';
import type { PageActions } from '../session/session.ts';
import { usePageActions } from '../session/use-tool.ts';

type OpenFile = PageActions['openFile'];

/** Opens a file into a text input, as `openFile` does. A file that is too large for a page is not read, and that is reported. */
export function useOpenText(): OpenFile {
  const { openFile } = usePageActions();
  const kit = useKitWords();
  return async (operation, field, file) =>
    file.size <= MAX_FILE_BYTES ? openFile(operation, field, file) : (await import('./report-too-large.ts')).reportTooLarge(file, kit);
}
