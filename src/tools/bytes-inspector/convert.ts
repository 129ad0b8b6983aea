import { InputError } from '../../contract/errors.ts';
import type { InputValues, OutputValues } from '../../contract/fields.ts';
import type * as fields from './fields.ts';
import { openSource } from './source.ts';
import { writeBytes } from './write.ts';

/** Larger files have a dump of more than a hundred megabytes, which no page can show. */
const MAX_BYTES = 2 ** 24;

export async function convertBytes(input: InputValues<typeof fields.convert.input>): Promise<OutputValues<typeof fields.convert.output>> {
  const source = openSource(input);
  if (source.size > MAX_BYTES) throw new InputError('content-too-large', { field: input.file ? 'file' : 'data', params: { limit: MAX_BYTES } });
  const bytes = await source.read(0, source.size);
  return {
    converted: writeBytes(bytes, input.format, input),
    file:
      bytes.length === 0
        ? null
        : { name: input.file?.name ?? 'data.bin', type: input.file?.type ?? 'application/octet-stream', content: Uint8Array.from(bytes) },
    byteLength: bytes.length,
    detectedNotation: source.notation,
    notes: source.notes,
  };
}
