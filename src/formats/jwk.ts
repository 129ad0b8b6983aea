import { defineFormat } from './format.ts';
import { isObject, readJson } from './readers/json.ts';

const isKey = (value: unknown): boolean => isObject(value) && typeof value['kty'] === 'string';

export default defineFormat({
  parent: 'json',
  order: 6,
  secret: true,
  looksLike(text) {
    const value = text.startsWith('{') ? readJson(text) : undefined;
    if (isKey(value)) return 'confident';
    const keys = isObject(value) ? value['keys'] : undefined;
    return Array.isArray(keys) && keys.length > 0 && keys.every(isKey) ? 'confident' : 'no';
  },
  samples: {
    confident: ['{"kty": "OKP", "crv": "Ed25519", "x": "11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo"}', '{"keys": [{"kty": "RSA", "n": "AQAB", "e": "AQAB"}]}'],
  },
});
