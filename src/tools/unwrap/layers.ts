import type { LayerId } from './codes.ts';
import { layerIds } from './codes.ts';
import type { Layer } from './layer.ts';
import { tar, zip } from './layers/archives.ts';
import { authorization } from './layers/authorization.ts';
import { backslashEscapes, unicodeEscapes } from './layers/backslash.ts';
import { base32 } from './layers/base32.ts';
import { base64, base64url } from './layers/base64.ts';
import { utf16, windows1252 } from './layers/charsets.ts';
import { brotli, deflate, gzip, zlib, zstandard } from './layers/compressed.ts';
import { cookie, setCookie } from './layers/cookie.ts';
import { csv } from './layers/csv.ts';
import { dataUrl } from './layers/data-url.ts';
import { der } from './layers/der.ts';
import { env } from './layers/env.ts';
import { gatewayLink } from './layers/gateway-link.ts';
import { hex } from './layers/hex.ts';
import { hexdump } from './layers/hexdump.ts';
import { htmlEntities } from './layers/html-entities.ts';
import { httpMessage } from './layers/http-message.ts';
import { jsonLines } from './layers/json-lines.ts';
import { json } from './layers/json.ts';
import { jwe, jwt } from './layers/jwt.ts';
import { pem } from './layers/pem.ts';
import { formEncoding, percentEncoding } from './layers/percent.ts';
import { queryString } from './layers/query-string.ts';
import { quotedPrintable } from './layers/quoted-printable.ts';
import { quotedString } from './layers/quoted-string.ts';
import { saml } from './layers/saml.ts';
import { toml } from './layers/toml.ts';
import { url } from './layers/url.ts';
import { xml } from './layers/xml.ts';
import { yaml } from './layers/yaml.ts';

const written: readonly Layer[] = [
  authorization,
  backslashEscapes,
  base32,
  base64,
  base64url,
  brotli,
  cookie,
  csv,
  dataUrl,
  deflate,
  der,
  env,
  formEncoding,
  gatewayLink,
  gzip,
  hex,
  hexdump,
  htmlEntities,
  httpMessage,
  json,
  jsonLines,
  jwe,
  jwt,
  pem,
  percentEncoding,
  queryString,
  quotedPrintable,
  quotedString,
  saml,
  setCookie,
  tar,
  toml,
  unicodeEscapes,
  url,
  utf16,
  windows1252,
  xml,
  yaml,
  zip,
  zlib,
  zstandard,
];

const known: ReadonlyMap<LayerId, Layer> = new Map(written.map((layer) => [layer.id, layer]));

/** Every layer, in the order of `layerIds`. */
export const layers: readonly Layer[] = layerIds.flatMap((id) => known.get(id) ?? []);
