import { vi } from 'vitest';

/** Lets the browser refuse to copy, in either way that the app tries. To be called after `userEvent.setup`, which brings a clipboard. */
export function refuseCopies(): void {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  // happy-dom lacks this one.
  if (!('execCommand' in document)) Object.assign(document, { execCommand: () => false });
}
