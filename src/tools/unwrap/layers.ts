import type { LayerId } from './codes.ts';
import { layerIds } from './codes.ts';
import type { Layer } from './layer.ts';
import { backslashEscapes, unicodeEscapes } from './layers/backslash.ts';
import { base32 } from './layers/base32.ts';
import { base64, base64url } from './layers/base64.ts';
import { utf16, windows1252 } from './layers/charsets.ts';
import { hex } from './layers/hex.ts';
import { hexdump } from './layers/hexdump.ts';
import { htmlEntities } from './layers/html-entities.ts';
import { json } from './layers/json.ts';
import { formEncoding, percentEncoding } from './layers/percent.ts';
import { quotedPrintable } from './layers/quoted-printable.ts';
import { quotedString } from './layers/quoted-string.ts';

const written: readonly Layer[] = [
  backslashEscapes,
  base32,
  base64,
  base64url,
  formEncoding,
  hex,
  hexdump,
  htmlEntities,
  json,
  percentEncoding,
  quotedPrintable,
  quotedString,
  unicodeEscapes,
  utf16,
  windows1252,
];

const known: ReadonlyMap<LayerId, Layer> = new Map(written.map((layer) => [layer.id, layer]));

/** Every layer, in the order of `layerIds`. */
export const layers: readonly Layer[] = layerIds.flatMap((id) => known.get(id) ?? []);
