import type { FileValue } from '../../contract/values.ts';

/** Reads the first clipboard item that is not text, such as an image. A string gives the reason for none. */
export async function readClipboardFile(): Promise<FileValue | 'pasteNothing' | 'pasteFailed'> {
  try {
    for (const item of await navigator.clipboard.read()) {
      const type = item.types.find((candidate) => !candidate.startsWith('text/'));
      if (type !== undefined) return { name: 'clipboard', type, content: await item.getType(type) };
    }
    return 'pasteNothing';
  } catch (error) {
    // An empty clipboard throws a DataError, a missing clipboard API a TypeError, a missing permission another DOMException.
    if (error instanceof DOMException && error.name === 'DataError') return 'pasteNothing';
    if (error instanceof TypeError || error instanceof DOMException) return 'pasteFailed';
    throw error;
  }
}
