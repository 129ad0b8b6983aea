import type { ReactNode } from 'react';
import { createContext, use, useCallback, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import type { Operation, Operations } from '../contract/operations.ts';
import type { Layout } from '../contract/tool.ts';
import type { Engine } from '../runtime/lanes.ts';
import { tabLink } from '../runtime/link.ts';
import type { Params, Words } from '../runtime/words.ts';
import { LONG_DURATION_MS, showToast } from '../ui/toast/toast.ts';
import type { Draft } from './drafts.ts';
import { findDraft, onReturn, returnTo, showDraft } from './drafts.ts';
import { useKitWords } from './kit-words.ts';
import { operationWords } from './operation-words.ts';
import { placeForFile } from './place-for-file.ts';
import { tellNotStored, watchStored } from './storage.ts';
import { readTextFile } from './text-file.ts';
import type { PageInput, ToolState } from './tool-state.ts';
import { areInputsKept, hasUnsavedWork, isWork, keepInputs, keptName, storeOptions } from './tool-state.ts';
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
  /** The piece of work that is in view. */
  readonly draft: Draft;
  readonly state: ToolState;
  /** Shows another operation. */
  readonly select: (operation: string) => void;
  /** The operation that Copy link links to. */
  readonly linked: string;
  /** Lets Copy link link to an operation that shares the view of the selected one; undefined for the selected one itself. */
  readonly linkTo: (operation: string | undefined) => void;
  /** Changes some inputs of an operation. */
  readonly change: (operation: string, values: Partial<PageInput>) => void;
  /** The same, for values that do not come from typing: what they take the place of can be had back for a while. */
  readonly replace: (operation: string, values: Partial<PageInput>) => void;
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
  readonly outcome: 'utf-8' | 'utf-16' | 'windows-1252' | 'base64' | 'binary' | 'unreadable';
}

export const ToolContext = createContext<ToolStore | undefined>(undefined);

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

/** Calls `begin` when a fresh page opens, and again whenever `reason` is another: for defaults that depend on the reader. Links and earlier work bring their own. */
export function useFreshStart(begin: () => void, reason?: string): void {
  const { draft } = useTool();
  const [isFresh] = useState(draft.isFresh);
  const start = useEffectEvent(begin);
  useEffect(() => {
    if (isFresh) start();
  }, [isFresh, reason]);
}

const STORE_DELAY_MS = 400;

/** Gives the parts of a page its tool, and the piece of work that belongs to the present history entry. */
export function ToolProvider({ tool, children }: { readonly tool: LoadedTool; readonly children: ReactNode }) {
  const { id, operations } = tool;
  const [draft, setDraft] = useState(() => findDraft(id, operations));

  const showFirst = useEffectEvent(() => showDraft(draft));
  useEffect(() => {
    const follow = (): void => {
      if (!isHere(id)) return;
      const next = findDraft(id, operations);
      showDraft(next);
      setDraft(next);
    };
    showFirst();
    const end = new AbortController();
    // The router announces its own navigations by `pushState`.
    for (const type of ['popstate', 'hashchange', 'pushState']) addEventListener(type, follow, { signal: end.signal });
    const stopReturning = onReturn((earlier) => {
      if (earlier.tool !== id) return;
      showDraft(earlier);
      setDraft(earlier);
    });
    return () => {
      end.abort();
      stopReturning();
    };
  }, [id, operations]);

  return (
    <DraftProvider key={draft.id} tool={tool} draft={draft}>
      {children}
    </DraftProvider>
  );
}

/** Whether the address is that of a tool's page. */
const isHere = (tool: string): boolean => location.pathname.replace(/(?:\.html)?\/?$/u, '').endsWith(`/${tool}`);

interface DraftProviderProps {
  readonly tool: LoadedTool;
  readonly draft: Draft;
  readonly children: ReactNode;
}

function DraftProvider({ tool, draft, children }: DraftProviderProps) {
  const { id, operations } = tool;
  const kit = useKitWords();
  const state = useSyncExternalStore(draft.subscribe, draft.read, draft.read);
  const [isKept, setKept] = useState(() => areInputsKept(id));
  const [isKeepingRefused, setKeepingRefused] = useState(false);
  const [areOptionsRefused, setOptionsRefused] = useState(false);
  const [openedFile, setOpenedFile] = useState<OpenedFile>();
  const [linked, linkTo] = useState<string>();
  // The state that storage has already. Only later changes are written, so that tabs do not overwrite each other's changes.
  const stored = useRef(state);

  const tellEarlier = useEffectEvent(() => {
    const earlier = draft.takeBefore();
    if (!earlier || !hasUnsavedWork(operations, earlier.read(), false, false)) return;
    showToast(kit('earlierInput'), { duration: LONG_DURATION_MS, action: { label: kit('undo'), onPress: () => returnTo(earlier, draft) } });
  });
  useEffect(() => tellEarlier(), []);

  const store = useEffectEvent(() => {
    if (state === stored.current) return;
    const isStored = storeOptions(id, operations, stored.current, state);
    if (!isStored) tellNotStored();
    setOptionsRefused(!isStored);
    if (isKept) setKeepingRefused(!keepInputs(id, operations, state));
    stored.current = state;
  });

  useEffect(() => {
    writeTab(draft, operations);
    noteUnsaved(draft.id, !draft.isAsLinked && hasUnsavedWork(operations, state, isKept && !isKeepingRefused, areOptionsRefused));
    const timer = setTimeout(store, STORE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [draft, operations, state, isKept, isKeepingRefused, areOptionsRefused]);

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

  const select = (active: string): void => draft.update((before) => ({ ...before, active }));

  function change(operation: string, values: Partial<PageInput>): void {
    draft.update((before) => ({
      ...before,
      inputs: { ...before.inputs, [operation]: { ...before.inputs[operation], ...values } },
      samples: changesPrimary(operations[operation], values) ? before.samples.filter((name) => name !== operation) : before.samples,
    }));
    // A cleared text no longer comes from the opened file.
    setOpenedFile((before) => (before && before.operation === operation && values[before.field] === '' ? undefined : before));
  }

  function replace(operation: string, values: Partial<PageInput>): void {
    const { inputs, active } = draft.read();
    const declared = operations[operation];
    const before = inputs[operation] ?? {};
    const lost = Object.keys(values).filter((name) => before[name] !== values[name] && declared?.input[name] && isWork(declared.input[name], before[name]));
    change(operation, values);
    const [first] = lost;
    if (first === undefined) return;
    showToast(kit('textReplaced', { label: operationWords(operation, tool.words).input(first) }), {
      duration: LONG_DURATION_MS,
      action: {
        label: kit('undo'),
        onPress: () => {
          change(operation, Object.fromEntries(lost.map((name) => [name, before[name]])));
          select(active);
        },
      },
    });
  }

  const value: ToolStore = {
    ...tool,
    draft,
    state,
    isKept,
    isKeepingRefused,
    notUnderstood: draft.notUnderstood,
    select,
    linked: linked ?? state.active,
    linkTo,
    change,
    replace,
    openedFile,
    forgetFile: () => setOpenedFile(undefined),
    openFile: async (operation, field, file) => {
      const declared = operations[operation]?.input[field];
      const read = await readTextFile(file, declared?.kind === 'text' ? declared.format : undefined);
      const given = { operation, field };
      const place = read.kind === 'text' ? placeForFile(operations, given, file.name) : given;
      if (read.kind === 'text') replace(place.operation, { [place.field]: read.text });
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

const changesPrimary = (operation: Operation | undefined, values: Partial<PageInput>): boolean =>
  Object.keys(values).some((name) => operation?.input[name]?.primary);

/** Writes into the address which operation is in view, in the place of a link that no longer says what the page holds. */
function writeTab(draft: Draft, operations: Operations): void {
  const { active } = draft.read();
  const [first] = Object.keys(operations);
  if (first === undefined || draft.isAsLinked || !/^$|^#\//u.test(location.hash)) return;
  const wanted = active === first ? '' : tabLink(active);
  if (location.hash !== wanted) history.replaceState(history.state, '', location.pathname + location.search + wanted);
}
