/** Copies text. False: neither way is allowed here. Over plain http there is no clipboard API, so the old command helps out. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch (error) {
    // No clipboard (a TypeError on undefined), or no permission (a DOMException).
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

/** The clipboard's text, or `undefined` where reading it is not allowed. */
export async function pasteText(): Promise<string | undefined> {
  try {
    return await navigator.clipboard.readText();
  } catch (error) {
    if (error instanceof TypeError || error instanceof DOMException) return undefined;
    throw error;
  }
}
