import { concatBytes } from '../bytes/concat.ts';
import { PdfFault } from './value.ts';

/**
 * Unpacks zlib data (FlateDecode). What is damaged gives what could be unpacked before the damage.
 * @throws PdfFault for more than `limit` bytes: a bomb.
 */
export async function inflate(packed: Uint8Array, limit: number): Promise<Uint8Array> {
  const stream = new DecompressionStream('deflate');
  const pieces: Uint8Array[] = [];
  let size = 0;

  async function collect(): Promise<void> {
    const reader = stream.readable.getReader();
    for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
      if (!value) continue;
      size += value.length;
      if (size > limit) {
        await reader.cancel();
        return;
      }
      pieces.push(value);
    }
  }

  async function feed(): Promise<void> {
    const writer = stream.writable.getWriter();
    await writer.write(Uint8Array.from(packed));
    await writer.close();
  }

  // Both fail when the data is damaged; what was unpacked until then is what there is.
  await Promise.allSettled([collect(), feed()]);
  if (size > limit) throw new PdfFault('unpacks to too much');
  return concatBytes(pieces);
}
