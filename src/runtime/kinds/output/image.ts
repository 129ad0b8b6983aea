import type { OutputKindModule } from '../output-kind.ts';
import type { OutputShape } from '../output-shapes.ts';
import { bytesOf, fileToWire } from './file.ts';
import { anyFile } from '../../schema/json-schema.ts';

export const image: OutputKindModule<'image'> = {
  toWire: (value) => value && ('svg' in value ? value.svg : fileToWire(value)),
  carry: (value) => (value ? ('svg' in value ? value.svg : value) : ''),
  print: (value) => (value ? ('svg' in value ? value.svg : bytesOf(value)) : ''),
  printedAs: 'svg',
};

/** An SVG document, or a PNG file. */
export const imageShape: OutputShape<'image'> = { schema: () => ({ ...anyFile, type: ['string', 'object', 'null'] }) };
