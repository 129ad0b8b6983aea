import { showToast } from '../../ui/toast/toast.ts';
import { useKitWords } from '../words/kit-words.ts';

const NOTICE_MS = 6_000;

/** Returns a function that picks the first of several files, for a single-file target, and reports that the others were ignored. */
export function useOneFile(): (files: readonly File[]) => File | undefined {
  const kit = useKitWords();
  return ([file, ...others]) => {
    if (file && others.length > 0) showToast(kit('oneFile', { name: file.name }), { type: 'warning', duration: NOTICE_MS });
    return file;
  };
}
