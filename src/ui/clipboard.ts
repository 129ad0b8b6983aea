/**
 * Copies text and reports whether that was possible. Plain http has no clipboard API, so a refusal is followed by an attempt with
 * the deprecated `execCommand('copy')`.
 */
export async function copyText(text: string): Promise<boolean> {
  const isCopied = await write(text);
  if (isCopied) for (const listener of listeners) listener(text);
  return isCopied;
}

const listeners = new Set<(text: string) => void>();

/** Calls `listener` with every text that `copyText` has copied. Returns a function that stops this. */
export function onCopied(listener: (text: string) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

async function write(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch (error) {
    // A missing clipboard API throws a TypeError, a missing permission a DOMException.
    if (error instanceof TypeError || error instanceof DOMException) return copyBySelection(text);
    throw error;
  }
}

function copyBySelection(text: string): boolean {
  const box = document.createElement('textarea');
  box.value = text;
  box.setAttribute('readonly', '');
  box.style.position = 'fixed';
  box.style.opacity = '0';
  const focused = document.activeElement;
  document.body.append(box);
  box.select();
  const copied = document.execCommand('copy');
  box.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return copied;
}

/** Reads the clipboard's text; `undefined` if the browser does not allow that. */
export async function pasteText(): Promise<string | undefined> {
  try {
    return await navigator.clipboard.readText();
  } catch (error) {
    if (error instanceof TypeError || error instanceof DOMException) return undefined;
    throw error;
  }
}
