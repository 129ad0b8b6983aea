import type { Operations } from '../../contract/operations.ts';
import { withoutUnlinkable } from '../../runtime/link.ts';
import { replaceHash } from '../browser/address-hash.ts';

/**
 * Removes secrets that someone has added to a link from the address bar and the history: both are visible to others, and synchronized
 * between devices.
 */
export function cleanAddress(operations: Operations): void {
  replaceHash(withoutUnlinkable(location.hash, operations));
}
