import type { LayerId } from './codes.ts';
import { layerIds } from './codes.ts';
import type { Layer } from './layer.ts';
import { base64, base64url } from './layers/base64.ts';
import { csv } from './layers/csv.ts';
import { env } from './layers/env.ts';
import { json } from './layers/json.ts';
import { jsonLines } from './layers/json-lines.ts';
import { jwe, jwt } from './layers/jwt.ts';
import { formEncoding, percentEncoding } from './layers/percent.ts';
import { toml } from './layers/toml.ts';
import { xml } from './layers/xml.ts';
import { yaml } from './layers/yaml.ts';

const all: readonly Layer[] = [json, base64, base64url, formEncoding, percentEncoding, jsonLines, yaml, toml, xml, csv, env, jwt, jwe];
const known: ReadonlyMap<LayerId, Layer> = new Map(all.map((layer) => [layer.id, layer]));

/** Every layer, in the order of `layerIds`. */
export const layers: readonly Layer[] = layerIds.flatMap((id) => known.get(id) ?? []);
