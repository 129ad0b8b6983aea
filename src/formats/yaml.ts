import { defineFormat } from './format.ts';
import { isObjectOrArray, readJson } from './readers/json.ts';
import { readYaml } from './readers/yaml.ts';

export default defineFormat({
  parent: 'text',
  order: 6,
  looksLike(text) {
    if (/^(?:---|%YAML)(?:\s|$)/u.test(text) && !/^\+\+\+ /mu.test(text)) return 'confident';
    const value = readJson(text);
    if (value !== undefined) return isObjectOrArray(value) ? 'plausible' : 'no';
    const outline = readYaml(text);
    if (!outline) return 'no';
    return outline.entries >= 2 ? 'confident' : 'plausible';
  },
  samples: {
    confident: ['---\nname: Penknife', 'name: Penknife\nblades:\n  - large\n  - small', '- one\n- two: 2', 'text: |\n  any: thing: here\nmore: "a: b"'],
    plausible: ['name: Penknife', '- one'],
  },
});
