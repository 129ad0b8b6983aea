import { defineFormat } from './format.ts';
import { isObject, readJson } from './readers/json.ts';

const isPatchOperation = (value: unknown): boolean => isObject(value) && typeof value['op'] === 'string' && typeof value['path'] === 'string';

export default defineFormat({
  parent: 'json',
  order: 5,
  looksLike(text) {
    const value = text.startsWith('[') ? readJson(text) : undefined;
    return Array.isArray(value) && value.length > 0 && value.every(isPatchOperation) ? 'confident' : 'no';
  },
  samples: { confident: ['[{"op": "replace", "path": "/name", "value": "Penknife"}, {"op": "remove", "path": "/old"}]'] },
});
