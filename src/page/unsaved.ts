/** Name of the Web Lock that every tab with unsaved input holds, in shared mode. */
const LOCK = 'penknife-unsaved-input';

const unsaved = new Set<string>();
let release: (() => void) | undefined;

/** Notes whether a tool has input that reloading the page would lose. */
export function noteUnsaved(tool: string, isUnsaved: boolean): void {
  if (isUnsaved) unsaved.add(tool);
  else unsaved.delete(tool);
  if (unsaved.size === 0) {
    release?.();
    release = undefined;
  } else if (!release) {
    hold();
  }
}

export const hasUnsavedInput = (): boolean => unsaved.size > 0;

/** Whether any tab has unsaved input. Where Web Locks are unavailable (plain http, forbidden storage), only this tab is known. */
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

function hold(): void {
  const { promise, resolve } = deferred();
  release = resolve;
  if (!('locks' in navigator)) return;
  navigator.locks.request(LOCK, { mode: 'shared' }, () => promise).catch((error: unknown) => console.info('Other tabs do not know of unsaved input', error));
}

function deferred(): { readonly promise: Promise<void>; readonly resolve: () => void } {
  let resolve!: () => void;
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
