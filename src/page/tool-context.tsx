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

/** A tool whose declaration and words are loaded. */
export interface LoadedTool {
  readonly id: string;
  readonly layout: Layout;
  /** Id of the tool that reverses this one. */
  readonly inverse?: string | undefined;
  readonly operations: Operations;
  /** Runs an operation in the worker. */
  readonly run: Engine['run'];
  /** Looks words up in the tool's strings, then in the shared strings. */
  readonly words: Words;
  /** The tool's reference strings in the reader's language and in English, for operations that search them. */
  readonly reference: { readonly own: Readonly<Record<string, string>>; readonly english: Readonly<Record<string, string>> };
}

interface ToolStore extends LoadedTool {
  readonly state: ToolState;
  /** Shows another operation. */
  readonly select: (operation: string) => void;
  /** Changes some inputs of an operation. */
  readonly change: (operation: string, values: Partial<PageInput>) => void;
  /** Whether the reader wants the inputs kept on this device. */
  readonly isKept: boolean;
  readonly setKept: (isKept: boolean) => void;
  /** Whether inputs should be kept but storage is full or forbidden. */
  readonly isKeepingRefused: boolean;
  /** The file that was last opened into a text; undefined once that text is replaced. */
  readonly openedFile: OpenedFile | undefined;
  /** Reads a file into a text input, or into the input of another operation if the file's extension calls for that. */
  readonly openFile: (operation: string, field: string, file: File) => Promise<void>;
  /** Forgets `openedFile`, to be called when a text is replaced. */
  readonly forgetFile: () => void;
  /** Names of fields in the link that this version does not understand. */
  readonly notUnderstood: readonly string[];
}

interface OpenedFile {
  readonly operation: string;
  readonly field: string;
  readonly name: string;
  /** The encoding, or why the file could not be read as text. */
  readonly outcome: 'utf-8' | 'utf-16' | 'windows-1252' | 'binary' | 'unreadable';
}

const ToolContext = createContext<ToolStore | undefined>(undefined);

export function useTool(): ToolStore {
  const tool = use(ToolContext);
  if (!tool) throw new Error('this part belongs on a tool page');
  return tool;
}

/** Looks words up in the section `page` of the tool's strings: `useWords<typeof en>()('laps')` is `page.laps`. */
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
  const [areOptionsRefused, setOptionsRefused] = useState(false);
  const [openedFile, setOpenedFile] = useState<OpenedFile>();
  // The state that storage has already. Only later changes are written, so that tabs do not overwrite each other's changes.
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
    const isStored = storeOptions(id, operations, stored.current, state);
    if (!isStored) tellNotStored();
    setOptionsRefused(!isStored);
    if (isKept) setKeepingRefused(!keepInputs(id, operations, state));
    stored.current = state;
  });

  useEffect(() => {
    rememberInSession(id, state);
    noteUnsaved(id, hasUnsavedWork(operations, state, isKept && !isKeepingRefused, areOptionsRefused));
    const timer = setTimeout(store, STORE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [id, operations, state, isKept, isKeepingRefused, areOptionsRefused]);

  useEffect(() => {
    // The delayed write has not run yet if the tab is closed, or another page opened, right after a key press.
    addEventListener('pagehide', store);
    // When another tab deletes the kept inputs, this tab stops keeping its own.
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
    // A cleared text no longer comes from the opened file.
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

// After a change, the link in the address no longer matches the page.
function dropLink(): void {
  if (location.hash.startsWith('#/')) history.replaceState(history.state, '', location.pathname + location.search);
}
