import { createContext, use, useCallback, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import type { Operations } from '../../contract/operations.ts';
import type { Layout } from '../../contract/tool.ts';
import type { Engine } from '../../runtime/lanes.ts';
import type { Params, Words } from '../../runtime/words.ts';
import type { Draft } from './drafts.ts';
import type { PageActions, PageState, Session } from './session.ts';

/** A tool whose declaration and strings are loaded. */
export interface LoadedTool {
  readonly id: string;
  readonly layout: Layout;
  /** Id of the inverse tool. */
  readonly inverse?: string | undefined;
  readonly operations: Operations;
  /** Runs an operation in the worker. */
  readonly run: Engine['run'];
  /** Looks up the tool's strings, then the shared strings. */
  readonly words: Words;
  /** The tool's reference strings in the reader's language and in English, for operations that search them. */
  readonly reference: { readonly own: Readonly<Record<string, string>>; readonly english: Readonly<Record<string, string>> };
}

export const ToolContext = createContext<LoadedTool | undefined>(undefined);
export const SessionContext = createContext<Session | undefined>(undefined);

/** The tool of the page. It stays the same until the language changes. */
export const useTool = (): LoadedTool => use(ToolContext) ?? raise();

const useSession = (): Session => use(SessionContext) ?? raise();

function raise(): never {
  throw new Error('this part belongs on a tool page');
}

/**
 * Reads the state of the page. The component renders again when `select` returns another value, compared by identity: select a value of the
 * state, not an object made of several.
 */
export function usePageState<T>(select: (state: PageState) => T): T {
  const { read, subscribe } = useSession();
  const get = (): T => select(read());
  return useSyncExternalStore(subscribe, get, get);
}

/** The functions that change the state of the page. They stay the same while the page is open. */
export const usePageActions = (): PageActions => useSession();

/** The current draft. It stays the same while the page is open. */
export const useDraft = (): Draft => useSession().draft;

/** Looks up strings in the section `page` of the tool's strings: `useWords<typeof en>()('laps')` is `page.laps`. */
export function useWords<English extends { readonly page: object }>(): (key: keyof English['page'] & string, params?: Params) => string {
  const { words } = useTool();
  return useCallback((key, params) => words.t(`page.${key}`, params), [words]);
}

/**
 * Calls `begin` when a fresh page opens, and again whenever `reason` changes: for defaults that depend on the reader. Links and earlier
 * work have their own values.
 */
export function useFreshStart(begin: () => void, reason?: string): void {
  const draft = useDraft();
  const [isFresh] = useState(draft.isFresh);
  const start = useEffectEvent(begin);
  useEffect(() => {
    if (isFresh) start();
  }, [isFresh, reason]);
}
