import { showToast } from '../../ui/toast/toast.ts';
import { useKitWords } from '../words/kit-words.ts';

const NOTICE_MS = 6_000;

/** Gives a function that picks the first of several files, for what takes one, and says that the others were left out. */
export function useOneFile(): (files: readonly File[]) => File | undefined {
  const kit = useKitWords();
  return ([file, ...others]) => {
    if (file && others.length > 0) showToast(kit('oneFile', { name: file.name }), { type: 'warning', duration: NOTICE_MS });
    return file;
  };
}
