import { useRecentList, useStoredFlags } from '../../../page/storage/use-stored.ts';

const MOST = 24;

/** Returns the recently used emoji on this device, most recent first. None are stored if the user disabled that. */
export function useRecent() {
  const { list, add, clear } = useRecentList('emoji-picker.recent', MOST);
  const [{ isKept }, setFlags] = useStoredFlags('emoji-picker.flags', { isKept: true });
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
