import { InputError } from '../../contract/errors.ts';
import { recognize } from './decompress.ts';

/** What an option of another tool decompresses at most. */
const MAX_BYTES = 2 ** 28;

/**
 * Decompresses bytes; other bytes are returned unchanged.
 * @throws InputError `damaged-compressed-data` on `field`
 */
export async function decompressIfCompressed(
  bytes: Uint8Array<ArrayBuffer>,
  { field, signal }: { readonly field: string; readonly signal: AbortSignal },
): Promise<Uint8Array<ArrayBuffer>> {
  const result = await recognize(bytes, { limit: MAX_BYTES, signal });
  if (result && result.ended !== 'whole') throw new InputError('damaged-compressed-data', { field });
  return result?.bytes ?? bytes;
}
