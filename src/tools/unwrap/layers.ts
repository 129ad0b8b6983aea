import type { LayerId } from './codes.ts';
import { layerIds } from './codes.ts';
import type { Layer } from './layer.ts';
import { authorization } from './layers/authorization.ts';
import { base64, base64url } from './layers/base64.ts';
import { cookie, setCookie } from './layers/cookie.ts';
import { csv } from './layers/csv.ts';
import { dataUrl } from './layers/data-url.ts';
import { der } from './layers/der.ts';
import { env } from './layers/env.ts';
import { gatewayLink } from './layers/gateway-link.ts';
import { httpMessage } from './layers/http-message.ts';
import { jsonLines } from './layers/json-lines.ts';
import { json } from './layers/json.ts';
import { jwe, jwt } from './layers/jwt.ts';
import { pem } from './layers/pem.ts';
import { formEncoding, percentEncoding } from './layers/percent.ts';
import { queryString } from './layers/query-string.ts';
import { saml } from './layers/saml.ts';
import { toml } from './layers/toml.ts';
import { url } from './layers/url.ts';
import { xml } from './layers/xml.ts';
import { yaml } from './layers/yaml.ts';

const all: readonly Layer[] = [
  json,
  base64,
  base64url,
  formEncoding,
  percentEncoding,
  jsonLines,
  yaml,
  toml,
  xml,
  csv,
  env,
  jwt,
  jwe,
  authorization,
  cookie,
  setCookie,
  dataUrl,
  gatewayLink,
  httpMessage,
  queryString,
  saml,
  url,
  pem,
  der,
];
const known: ReadonlyMap<LayerId, Layer> = new Map(all.map((layer) => [layer.id, layer]));

/** Every layer, in the order of `layerIds`. */
export const layers: readonly Layer[] = layerIds.flatMap((id) => known.get(id) ?? []);
