import { onCopied } from '../../ui/clipboard.ts';
import { isEmbedded } from '../embed/embedding.ts';

/** Name of the Web Lock that every tab with unsaved work holds, in shared mode. */
const LOCK = 'penknife-unsaved-input';

// work that reloading the page would lose → the text whose copy or download saves it; undefined if nothing does
const unsaved = new Map<string, string | undefined>();
// Stops what runs while there is unsaved work.
let release: (() => void) | undefined;

const warn = (event: BeforeUnloadEvent): void => event.preventDefault();

/**
 * Records whether there is work that reloading the page would lose, such as typed text. `work` identifies it. A result counts as
 * saved once `text` has been copied or downloaded.
 */
export function noteUnsaved(work: string, isUnsaved: boolean, text?: string): void {
  // A tool in a frame must not keep the reader from leaving the page around it.
  if (isEmbedded()) return;
  if (isUnsaved) unsaved.set(work, text);
  else unsaved.delete(work);
  if (unsaved.size === 0) {
    release?.();
    release = undefined;
  } else {
    release ??= hold();
  }
}

/** Drops a piece of work and all its results. */
export function forgetWork(work: string): void {
  for (const noted of unsaved.keys()) if (noted === work || noted.startsWith(`${work} `)) noteUnsaved(noted, false);
}

/** Records that a text was copied or downloaded: results that it contains are saved. */
export function noteSaved(text: string): void {
  for (const [work, saving] of unsaved) if (saving !== undefined && saving !== '' && text.includes(saving)) noteUnsaved(work, false);
}

/** Lets the page close without a warning, because the reader has decided so. */
export const stopWarning = (): void => removeEventListener('beforeunload', warn);

export const hasUnsavedInput = (): boolean => unsaved.size > 0;

/** Whether any tab has unsaved work. If Web Locks are unavailable (plain http, blocked storage), only this tab is known. */
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

/** Warns before the page is left, tracks copies, and informs other tabs. Returns a function that stops this. */
function hold(): () => void {
  const { promise, resolve } = deferred();
  // Only while there is something to lose: some browsers do not cache pages with this listener for Back.
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

/** Tracks copies by the browser's own commands. An editor provides the text itself; in a text box the selection is not that of the page. */
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
