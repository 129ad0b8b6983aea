import type { Operations } from '../../contract/operations.ts';
import { tabLink } from '../../runtime/link.ts';
import { replaceHash } from '../browser/address-hash.ts';
import { keptName, reportNotStored, watchStored } from '../storage/storage.ts';
import type { Draft } from './drafts.ts';
import type { PageInput, ToolState } from './page-state.ts';
import { areInputsKept, hasUnsavedWork, isWork, keepInputs, storeOptions, withValues } from './page-state.ts';
import { noteUnsaved } from './unsaved.ts';

/** The state of a tool's page. */
export interface PageState extends ToolState {
  /** Whether the reader wants the inputs kept on this device. */
  readonly isKept: boolean;
  /** Whether inputs should be kept but storage is full or blocked. */
  readonly isKeepingRefused: boolean;
  /** The operation that Copy link links to; undefined for the current one. */
  readonly linked: string | undefined;
  /** The file that was last opened into a text; undefined once that text is replaced. */
  readonly openedFile: OpenedFile | undefined;
}

interface OpenedFile {
  readonly operation: string;
  readonly field: string;
  readonly name: string;
  /** The encoding, or why the file could not be read as text. */
  readonly outcome: 'utf-8' | 'utf-16' | 'windows-1252' | 'base64' | 'binary' | 'unreadable';
}

/** The functions that change a page's state. They stay the same while the page is open. */
export interface PageActions {
  /** Returns the current state, for handlers that need it only when they run. */
  readonly read: () => PageState;
  /** Shows another operation. */
  readonly select: (operation: string) => void;
  /** Makes Copy link link to an operation that shares the view of the selected one; undefined for the selected one itself. */
  readonly linkTo: (operation: string | undefined) => void;
  /** Changes some inputs of an operation. */
  readonly change: (operation: string, values: Partial<PageInput>) => void;
  /** The same for values that were not typed. Work that they replace can be restored for a while. */
  readonly replace: (operation: string, values: Partial<PageInput>) => void;
  readonly setKept: (isKept: boolean) => void;
  /** Reads a file into a text input, or into the input of another operation if the file's extension requires that. */
  readonly openFile: (operation: string, field: string, file: File) => Promise<void>;
  /** Clears `openedFile`, to be called when a text is replaced. */
  readonly forgetFile: () => void;
}

/** Called when work was replaced. `field` is the first input that was lost; `undo` restores all of them. */
type ReplacedListener = (operation: string, field: string, undo: () => void) => void;

const STORE_DELAY_MS = 400;

/**
 * A page of a tool while it is open: shows a draft, changes it, writes the current operation into the URL, and stores options
 * and kept inputs.
 */
export class Session implements PageActions {
  readonly draft: Draft;
  readonly #tool: string;
  readonly #operations: Operations;
  readonly #listeners = new Set<() => void>();
  readonly #replacedListeners = new Set<ReplacedListener>();
  #state: PageState;
  /** The state that storage already has. Only later changes are written, so that tabs do not overwrite each other's changes. */
  #stored: ToolState;
  #areOptionsRefused = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(tool: string, operations: Operations, draft: Draft) {
    this.#tool = tool;
    this.#operations = operations;
    this.draft = draft;
    this.#stored = draft.read();
    this.#state = { ...this.#stored, isKept: areInputsKept(tool), isKeepingRefused: false, linked: undefined, openedFile: undefined };
  }

  readonly read = (): PageState => this.#state;

  /** Calls `listener` after every change. Returns a function that stops this. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Calls `listener` when work was replaced. Returns a function that stops this. */
  readonly onReplaced = (listener: ReplacedListener): (() => void) => {
    this.#replacedListeners.add(listener);
    return () => this.#replacedListeners.delete(listener);
  };

  /** Follows the draft and storage while the page is open. Returns a function that stops this and stores pending changes. */
  start(): () => void {
    const stopDraft = this.draft.subscribe(this.#follow);
    // The delayed write has not run yet if the tab is closed, or another page opened, right after a key press.
    addEventListener('pagehide', this.#store);
    // When another tab deletes the kept inputs, this tab stops keeping its own.
    const stopStorage = watchStored(keptName(this.#tool), () => this.#update({ isKept: this.#state.isKept && areInputsKept(this.#tool) }));
    this.#follow();
    return () => {
      stopDraft();
      stopStorage();
      removeEventListener('pagehide', this.#store);
      clearTimeout(this.#timer);
      this.#store();
    };
  }

  readonly select = (active: string): void => this.draft.update((before) => ({ ...before, active }));

  readonly linkTo = (linked: string | undefined): void => {
    if (linked !== this.#state.linked) this.#update({ linked });
  };

  readonly change = (operation: string, values: Partial<PageInput>): void => {
    this.draft.update((before) => withValues(before, this.#operations, operation, values));
    // A cleared text no longer comes from the opened file.
    const { openedFile } = this.#state;
    if (openedFile?.operation === operation && values[openedFile.field] === '') this.forgetFile();
  };

  readonly replace = (operation: string, values: Partial<PageInput>): void => {
    const { inputs, active } = this.draft.read();
    const declared = this.#operations[operation];
    const before = inputs[operation] ?? {};
    const lost = Object.keys(values).filter((name) => before[name] !== values[name] && declared?.input[name] && isWork(declared.input[name], before[name]));
    this.change(operation, values);
    const [first] = lost;
    if (first === undefined) return;
    const undo = (): void => {
      this.change(operation, Object.fromEntries(lost.map((name) => [name, before[name]])));
      this.select(active);
    };
    for (const listener of this.#replacedListeners) listener(operation, first, undo);
  };

  readonly setKept = (isWanted: boolean): void => {
    const isDone = keepInputs(this.#tool, this.#operations, isWanted ? this.#state : undefined);
    this.#update({ isKept: isDone && isWanted, isKeepingRefused: !isDone && isWanted });
  };

  readonly openFile = async (operation: string, field: string, file: File): Promise<void> => {
    const [{ readTextFile }, { fileTarget, valuesOfBinary }] = await Promise.all([import('../files/text-file.ts'), import('../files/file-targets.ts')]);
    const declared = this.#operations[operation]?.input[field];
    const read = await readTextFile(file, declared?.kind === 'text' ? declared.format : undefined);
    const given = { operation, field };
    const values = read.kind === 'binary' ? valuesOfBinary(this.#operations[operation], field, file) : undefined;
    if (values) {
      this.replace(operation, values);
      this.forgetFile();
      return;
    }
    const place = read.kind === 'text' ? fileTarget(this.#operations, given, file.name) : given;
    if (read.kind === 'text') this.replace(place.operation, { [place.field]: read.text });
    if (place.operation !== operation) this.select(place.operation);
    this.#update({ openedFile: { ...place, name: file.name, outcome: read.kind === 'text' ? read.encoding : read.kind } });
  };

  readonly forgetFile = (): void => {
    if (this.#state.openedFile) this.#update({ openedFile: undefined });
  };

  #update(values: Partial<PageState>): void {
    this.#state = { ...this.#state, ...values };
    const { isKept, isKeepingRefused } = this.#state;
    const isUnsaved = !this.draft.isAsLinked && hasUnsavedWork(this.#operations, this.#state, isKept && !isKeepingRefused, this.#areOptionsRefused);
    noteUnsaved(this.draft.id, isUnsaved);
    for (const listener of this.#listeners) listener();
  }

  readonly #follow = (): void => {
    this.#update(this.draft.read());
    writeTab(this.draft, this.#operations);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.#store, STORE_DELAY_MS);
  };

  readonly #store = (): void => {
    const state = this.draft.read();
    if (state === this.#stored) return;
    const isStored = storeOptions(this.#tool, this.#operations, this.#stored, state);
    if (!isStored) reportNotStored();
    this.#areOptionsRefused = !isStored;
    const { isKept } = this.#state;
    this.#stored = state;
    this.#update({ isKeepingRefused: isKept && !keepInputs(this.#tool, this.#operations, state) });
  };
}

/** Writes the current operation into the URL, replacing a link that no longer matches the page. */
function writeTab(draft: Draft, operations: Operations): void {
  const { active } = draft.read();
  const [first] = Object.keys(operations);
  if (first === undefined || draft.isAsLinked || !/^$|^#\//u.test(location.hash)) return;
  replaceHash(active === first ? '' : tabLink(active));
}
