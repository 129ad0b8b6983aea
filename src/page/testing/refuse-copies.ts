import { vi } from 'vitest';

/** Makes the browser refuse to copy, in either way that the app tries. Call it after `userEvent.setup`, which provides a clipboard. */
export function refuseCopies(): void {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  // happy-dom does not support it.
  if (!('execCommand' in document)) Object.assign(document, { execCommand: () => false });
}
