/** Copies HTML as rich text, and as plain text for programs that accept only that. Returns false if copying is not allowed. */
export async function copyRichText(html: string): Promise<boolean> {
  const text = new DOMParser().parseFromString(html, 'text/html').body.textContent.trim();
  const content = Object.entries({ 'text/html': html, 'text/plain': text }).map(([type, value]) => [type, new Blob([value], { type })]);
  try {
    await navigator.clipboard.write([new ClipboardItem(Object.fromEntries(content))]);
    return true;
  } catch (error) {
    // No such clipboard (over plain http), or no permission.
    if (error instanceof TypeError || error instanceof ReferenceError || error instanceof DOMException) return false;
    throw error;
  }
}
