import type { FileValue } from '../contract/values.ts';

/** The picture or other content that is no text in the clipboard; or why there is none. */
export async function readClipboardFile(): Promise<FileValue | 'pasteNothing' | 'pasteFailed'> {
  try {
    for (const item of await navigator.clipboard.read()) {
      const type = item.types.find((candidate) => !candidate.startsWith('text/'));
      if (type !== undefined) return { name: 'clipboard', type, content: await item.getType(type) };
    }
    return 'pasteNothing';
  } catch (error) {
    // No clipboard (a TypeError on undefined), or no permission, or an empty one (a DOMException).
    if (error instanceof DOMException && error.name === 'DataError') return 'pasteNothing';
    if (error instanceof TypeError || error instanceof DOMException) return 'pasteFailed';
    throw error;
  }
}
