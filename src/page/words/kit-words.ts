import { useMemo } from 'react';
import type { Params } from '../../runtime/words.ts';
import { useEnvironment } from '../environment.ts';
import type en from '../strings/en.json';

/** Looks up a page part's own string in the reader's language. */
export interface KitWords {
  (key: keyof (typeof en)['kit'], params?: Params): string;
  /** BCP 47 tag of the reader's language. */
  readonly language: string;
}

export function useKitWords(): KitWords {
  const { words } = useEnvironment();
  return useMemo(() => Object.assign((key: keyof (typeof en)['kit'], params?: Params) => words.t(`kit.${key}`, params), { language: words.language }), [words]);
}
