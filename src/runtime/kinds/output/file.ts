import type { FileValue } from '../../../contract/values.ts';
import type { WireFile } from '../../../contract/vectors.ts';
import { encodeBase64 } from '../../../lib/base64/base64.ts';
import type { OutputKindModule } from '../output-kind.ts';
import type { OutputShape } from '../output-shapes.ts';
import { anyFile } from '../../schema/json-schema.ts';

/** The bytes of an output file. Operations give files in memory; only input files can be read from elsewhere, and no output passes those on. */
export function bytesOf({ content }: FileValue): Uint8Array {
  if (!(content instanceof Uint8Array)) throw new TypeError('an output file must hold its bytes');
  return content;
}

export const fileToWire = (file: FileValue): WireFile => ({ name: file.name, type: file.type, base64: encodeBase64(bytesOf(file)) });

export const file: OutputKindModule<'file'> = {
  toWire: (value) => value && fileToWire(value),
  print: (value) => (value ? bytesOf(value) : ''),
  carry: (value) => value ?? '',
};

export const fileShape: OutputShape<'file'> = { schema: () => ({ ...anyFile, type: ['object', 'null'] }) };
