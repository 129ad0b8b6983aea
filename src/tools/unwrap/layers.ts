import type { LayerId } from './codes.ts';
import { layerIds } from './codes.ts';
import type { Layer } from './layer.ts';
import { tar, zip } from './layers/archives.ts';
import { base64, base64url } from './layers/base64.ts';
import { brotli, deflate, gzip, zlib, zstandard } from './layers/compressed.ts';
import { json } from './layers/json.ts';
import { formEncoding, percentEncoding } from './layers/percent.ts';

const known: ReadonlyMap<LayerId, Layer> = new Map(
  [gzip, zlib, zstandard, zip, tar, brotli, deflate, json, base64, base64url, formEncoding, percentEncoding].map((layer) => [layer.id, layer]),
);

/** Every layer, in the order of `layerIds`. */
export const layers: readonly Layer[] = layerIds.flatMap((id) => known.get(id) ?? []);
