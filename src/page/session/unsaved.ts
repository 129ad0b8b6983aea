import { onCopied } from '../../ui/clipboard.ts';

/** Name of the Web Lock that every tab with unsaved work holds, in shared mode. */
const LOCK = 'penknife-unsaved-input';

// work that reloading the page would lose → the text that saves it when copied or downloaded; undefined where nothing does
const unsaved = new Map<string, string | undefined>();
// Ends what is done while there is unsaved work.
let release: (() => void) | undefined;

const warn = (event: BeforeUnloadEvent): void => event.preventDefault();

/**
 * Notes whether there is work that reloading the page would lose, such as what was typed into a tool. `work` names it. A result is
 * saved once `text` has been copied or downloaded.
 */
export function noteUnsaved(work: string, isUnsaved: boolean, text?: string): void {
  if (isUnsaved) unsaved.set(work, text);
  else unsaved.delete(work);
  if (unsaved.size === 0) {
    release?.();
    release = undefined;
  } else {
    release ??= hold();
  }
}

/** Forgets a piece of work and all that was made in it. */
export function forgetWork(work: string): void {
  for (const noted of unsaved.keys()) if (noted === work || noted.startsWith(`${work} `)) noteUnsaved(noted, false);
}

/** Notes that a text has left the page for the clipboard or a file: results that it holds are saved. */
export function noteSaved(text: string): void {
  for (const [work, saving] of unsaved) if (saving !== undefined && saving !== '' && text.includes(saving)) noteUnsaved(work, false);
}

/** Lets the page go without a warning, because the reader has decided so. */
export const stopWarning = (): void => removeEventListener('beforeunload', warn);

export const hasUnsavedInput = (): boolean => unsaved.size > 0;

/** Whether any tab has unsaved work. Where Web Locks are unavailable (plain http, forbidden storage), only this tab is known. */
export async function isAnyTabUnsaved(): Promise<boolean> {
  if (hasUnsavedInput() || !('locks' in navigator)) return hasUnsavedInput();
  try {
    const { held = [] } = await navigator.locks.query();
    return held.some(({ name }) => name === LOCK);
  } catch (error) {
    if (error instanceof DOMException) return false;
    throw error;
  }
}

/** Warns before the page is left, follows what is copied, and tells other tabs. Returns a function that ends this. */
function hold(): () => void {
  const { promise, resolve } = deferred();
  // Only while there is something to lose: some browsers keep no page for Back that listens to this.
  addEventListener('beforeunload', warn);
  addEventListener('copy', noteCopy);
  const stopFollowing = onCopied(noteSaved);
  if ('locks' in navigator)
    navigator.locks.request(LOCK, { mode: 'shared' }, () => promise).catch((error: unknown) => console.info('Other tabs do not know of unsaved input', error));
  return () => {
    resolve();
    removeEventListener('beforeunload', warn);
    removeEventListener('copy', noteCopy);
    stopFollowing();
  };
}

/** Follows what is copied by the browser's own means. An editor gives the text itself; in a box the selection is not that of the page. */
function noteCopy({ clipboardData, target }: ClipboardEvent): void {
  const isBox = target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement;
  const selected = isBox ? target.value.slice(target.selectionStart ?? 0, target.selectionEnd ?? 0) : (getSelection()?.toString() ?? '');
  noteSaved(clipboardData?.getData('text/plain') || selected);
}

function deferred(): { readonly promise: Promise<void>; readonly resolve: () => void } {
  let resolve!: () => void;
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
