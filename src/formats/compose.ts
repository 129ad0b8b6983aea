import { defineFormat } from './format.ts';
import { isObject, readJson } from './readers/json.ts';
import { readYaml } from './readers/yaml.ts';

export default defineFormat({
  parent: 'yaml',
  order: 10,
  looksLike(text) {
    const value = text.startsWith('{') ? readJson(text) : undefined;
    if (value !== undefined) return isObject(value) && isObject(value['services']) ? 'confident' : 'no';
    return /^services:[ \t]*(?:#.*)?\r?\n(?:[ \t]*(?:#.*)?\r?\n)*[ ]+[\w."'-]+:/mu.test(text) && readYaml(text)?.root === 'mapping' ? 'confident' : 'no';
  },
  samples: { confident: ['services:\n  web:\n    image: nginx\n    ports:\n      - "80:80"', '{"services": {"web": {"image": "nginx"}}}'] },
});
