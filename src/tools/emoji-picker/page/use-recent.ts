import { useState } from 'react';
import { readStored, writeStored } from '../../../page/storage/storage.ts';
import { useStoredFlags } from '../../../page/storage/use-stored.ts';

const NAME = 'emoji-recent';
const MOST = 24;

/** The emoji used last on this device, the newest first. */
export interface Recent {
  readonly list: readonly string[];
  readonly isKept: boolean;
  readonly setKept: (isKept: boolean) => void;
  readonly add: (emoji: string) => void;
  readonly clear: () => void;
}

/** The emoji used last. Without the reader's wish, none are kept. */
export function useRecent(): Recent {
  const [list, setList] = useState(readRecent);
  const [{ isKept }, setFlags] = useStoredFlags('emoji', { isKept: true });
  const store = (next: readonly string[]): void => {
    setList(next);
    writeStored(NAME, next.length === 0 ? undefined : next);
  };
  return {
    list,
    isKept,
    setKept: (next) => {
      setFlags({ isKept: next });
      if (!next) store([]);
    },
    add: (emoji) => {
      if (isKept) store([emoji, ...list.filter((other) => other !== emoji)].slice(0, MOST));
    },
    clear: () => store([]),
  };
}

function readRecent(): readonly string[] {
  const stored = readStored(NAME);
  return Array.isArray(stored) ? stored.filter((emoji) => typeof emoji === 'string').slice(0, MOST) : [];
}
