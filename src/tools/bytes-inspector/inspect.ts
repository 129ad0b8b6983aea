import { InputError } from '../../contract/errors.ts';
import type { InputValues, OutputValues } from '../../contract/fields.ts';
import type * as fields from './fields.ts';
import { formatOffset, readOffset } from './offsets.ts';
import { openSource } from './source.ts';
import { MAX_VALUE_BYTES, valuesOf } from './values.ts';
import { printable, spacedHex } from './write.ts';

export const BYTES_PER_ROW = 16;

/** Shows the page of rows with the position, and what the bytes there are. Reads nothing else of a file. */
export async function inspectBytes(input: InputValues<typeof fields.inspect.input>): Promise<OutputValues<typeof fields.inspect.output>> {
  const source = openSource(input);
  const position = readOffset(input.offset);
  if (position === undefined) throw new InputError('invalid-offset', { field: 'offset' });
  if (position > 0 && position >= source.size) throw new InputError('offset-after-end', { field: 'offset', params: { last: Math.max(0, source.size - 1) } });
  const pageBytes = input.rowCount * BYTES_PER_ROW;
  const start = Math.floor(position / pageBytes) * pageBytes;
  const [page, here] = await Promise.all([
    source.read(start, Math.min(start + pageBytes, source.size)),
    source.read(position, Math.min(position + MAX_VALUE_BYTES, source.size)),
  ]);
  return {
    rows: Array.from({ length: Math.ceil(page.length / BYTES_PER_ROW) }, (_, index) =>
      rowAt(start + index * BYTES_PER_ROW, page.subarray(index * BYTES_PER_ROW, (index + 1) * BYTES_PER_ROW)),
    ),
    values: valuesOf(here),
    byteLength: source.size,
    position,
    detectedNotation: source.notation,
    notes: source.notes,
  };
}

export const rowAt = (offset: number, bytes: Uint8Array): { readonly offset: string; readonly hex: string; readonly text: string } => ({
  offset: formatOffset(offset),
  hex: spacedHex(bytes),
  text: printable(bytes),
});
