import type { Operations } from '../../contract/operations.ts';
import { withoutSecrets } from '../../runtime/link.ts';

/**
 * Removes secrets that someone has added to a link from the address bar and the history: both are visible to others, and synchronized
 * between devices.
 */
export function cleanAddress(operations: Operations): void {
  const clean = withoutSecrets(location.hash, operations);
  if (clean !== location.hash) history.replaceState(history.state, '', location.pathname + location.search + clean);
}
