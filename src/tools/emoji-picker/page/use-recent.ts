import { useRecentList, useStoredFlags } from '../../../page/storage/use-stored.ts';

const MOST = 24;

/** The emoji used last on this device, the latest first. None are kept if the reader does not want that. */
export function useRecent() {
  const { list, add, clear } = useRecentList('emoji-recent', MOST);
  const [{ isKept }, setFlags] = useStoredFlags('emoji', { isKept: true });
  return {
    list,
    clear,
    add: (emoji: string) => isKept && add(emoji),
    isKept,
    setKept: (next: boolean) => {
      setFlags({ isKept: next });
      if (!next) clear();
    },
  };
}
