import type { ReactNode } from 'react';
import { createContext, use, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Operation, Operations } from '../contract/operations.ts';
import type { Layout } from '../contract/tool.ts';
import type { Engine } from '../runtime/lanes.ts';
import { parseLink } from '../runtime/link.ts';
import type { Params, Words } from '../runtime/words.ts';
import { placeForFile } from './place-for-file.ts';
import { tellNotStored, watchStored } from './storage.ts';
import { readTextFile } from './text-file.ts';
import type { PageInput, ToolState } from './tool-state.ts';
import { areInputsKept, hasUnsavedWork, initialState, keepInputs, keptName, notUnderstood, rememberInSession, storeOptions } from './tool-state.ts';
import { noteUnsaved } from './unsaved.ts';

/** A tool as its page has it. */
export interface LoadedTool {
  readonly id: string;
  readonly layout: Layout;
  /** The tool that turns a result back. */
  readonly inverse?: string | undefined;
  readonly operations: Operations;
  /** Runs an operation: in a worker. */
  readonly run: Engine['run'];
  /** The tool's own words, then the shared ones. */
  readonly words: Words;
  readonly reference: { readonly own: Readonly<Record<string, string>>; readonly english: Readonly<Record<string, string>> };
}

interface ToolStore extends LoadedTool {
  readonly state: ToolState;
  readonly select: (operation: string) => void;
  readonly change: (operation: string, values: Partial<PageInput>) => void;
  readonly isKept: boolean;
  readonly setKept: (isKept: boolean) => void;
  /** Whether there was no room for inputs that should be kept. */
  readonly isKeepingRefused: boolean;
  /** The file that was opened last as a text, until that text is replaced. */
  readonly openedFile: OpenedFile | undefined;
  /** Puts what a file holds into a text; into that of another operation if the file's name says that it is for that one. */
  readonly openFile: (operation: string, field: string, file: File) => Promise<void>;
  /** Called when something else takes the place of a text. */
  readonly forgetFile: () => void;
  /** What of the link this version does not understand, by name. */
  readonly notUnderstood: readonly string[];
}

interface OpenedFile {
  readonly operation: string;
  readonly field: string;
  readonly name: string;
  /** How it was read, or why it was not. */
  readonly outcome: 'utf-8' | 'utf-16' | 'windows-1252' | 'binary' | 'unreadable';
}

const ToolContext = createContext<ToolStore | undefined>(undefined);

export function useTool(): ToolStore {
  const tool = use(ToolContext);
  if (!tool) throw new Error('this part belongs on a tool page');
  return tool;
}

/** The words of a page of its own, from the section `page` of the tool's strings: `useWords<typeof en>()('laps')` is `page.laps`. */
export function useWords<English extends { readonly page: object }>(): (key: keyof English['page'] & string, params?: Params) => string {
  const { words } = useTool();
  return useCallback((key, params) => words.t(`page.${key}`, params), [words]);
}

const STORE_DELAY_MS = 400;

export function ToolProvider({ tool, children }: { readonly tool: LoadedTool; readonly children: ReactNode }) {
  const { id, operations } = tool;
  const [opened, setOpened] = useState(() => open(id, operations));
  const [state, setState] = useState(opened.state);
  const [isKept, setKept] = useState(() => areInputsKept(id));
  const [isKeepingRefused, setKeepingRefused] = useState(false);
  const [openedFile, setOpenedFile] = useState<OpenedFile>();
  // What storage knows of already: only what is changed here is written, so that tabs do not undo each other's changes.
  const stored = useRef(opened.state);

  useEffect(() => {
    const reopen = (): void => {
      const link = parseLink(location.hash, operations);
      if (!link) return;
      const next = open(id, operations);
      setOpened(next);
      stored.current = next.state;
      setState(next.state);
    };
    addEventListener('hashchange', reopen);
    return () => removeEventListener('hashchange', reopen);
  }, [id, operations]);

  const store = useEffectEvent(() => {
    if (state === stored.current) return;
    if (!storeOptions(id, operations, stored.current, state)) tellNotStored();
    if (isKept) setKeepingRefused(!keepInputs(id, operations, state));
    stored.current = state;
  });

  useEffect(() => {
    rememberInSession(id, state);
    noteUnsaved(id, hasUnsavedWork(operations, state, isKept && !isKeepingRefused));
    const timer = setTimeout(store, STORE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [id, operations, state, isKept, isKeepingRefused]);

  useEffect(() => {
    // The last keys may have come just before the tab is closed, or another page is opened.
    addEventListener('pagehide', store);
    // Forgotten in one tab is forgotten in all.
    const stopWatching = watchStored(keptName(id), () => setKept((before) => before && areInputsKept(id)));
    return () => {
      removeEventListener('pagehide', store);
      stopWatching();
      store();
    };
  }, [id]);

  const select = (active: string): void => setState((before) => ({ ...before, active }));

  function change(operation: string, values: Partial<PageInput>): void {
    dropLink();
    setState((before) => ({
      ...before,
      inputs: { ...before.inputs, [operation]: { ...before.inputs[operation], ...values } },
      samples: changesPrimary(operations[operation], values) ? before.samples.filter((name) => name !== operation) : before.samples,
    }));
    // A text that was emptied is not the file's any more.
    setOpenedFile((before) => (before && before.operation === operation && values[before.field] === '' ? undefined : before));
  }

  const value: ToolStore = {
    ...tool,
    state,
    isKept,
    isKeepingRefused,
    notUnderstood: opened.notUnderstood,
    select,
    change,
    openedFile,
    forgetFile: () => setOpenedFile(undefined),
    openFile: async (operation, field, file) => {
      const read = await readTextFile(file);
      const given = { operation, field };
      const place = read.kind === 'text' ? placeForFile(operations, given, file.name) : given;
      if (read.kind === 'text') change(place.operation, { [place.field]: read.text });
      if (place.operation !== operation) select(place.operation);
      setOpenedFile({ ...place, name: file.name, outcome: read.kind === 'text' ? read.encoding : read.kind });
    },
    setKept: (next) => {
      const isDone = keepInputs(id, operations, next ? state : undefined);
      setKept(isDone && next);
      setKeepingRefused(!isDone && next);
    },
  };
  return <ToolContext value={value}>{children}</ToolContext>;
}

function open(id: string, operations: Operations): { readonly state: ToolState; readonly notUnderstood: readonly string[] } {
  const link = parseLink(location.hash, operations);
  return { state: initialState(id, operations, link), notUnderstood: link ? notUnderstood(operations, link) : [] };
}

const changesPrimary = (operation: Operation | undefined, values: Partial<PageInput>): boolean =>
  Object.keys(values).some((name) => operation?.input[name]?.primary);

// Once something is changed the address no longer says what the page shows.
function dropLink(): void {
  if (location.hash.startsWith('#/')) history.replaceState(history.state, '', location.pathname + location.search);
}
