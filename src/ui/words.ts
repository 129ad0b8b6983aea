import { createContext, use } from 'react';
import type editor from './code-editor/strings/en.json';
import type en from './strings/en.json';

/** Looks up a widget's own string in the reader's language. */
export type UiWords = (word: keyof (typeof en)['ui'] | keyof (typeof editor)['ui'], params?: Readonly<Record<string, unknown>>) => string;

/** The app provides the widgets' strings here. */
export const UiWordsContext = createContext<UiWords | undefined>(undefined);

export function useUiWords(): UiWords {
  const words = use(UiWordsContext);
  if (!words) throw new Error('widgets need their words');
  return words;
}
