import { defineFormat } from './format.ts';
import { isObjectOrArray, readJson } from './readers/json.ts';
import { readYaml } from './readers/yaml.ts';

export default defineFormat({
  parent: 'text',
  order: 9,
  looksLike(text) {
    const isMarked = /^(?:---|%YAML)(?:\s|$)/u.test(text) && !/^\+\+\+ /mu.test(text);
    const value = readJson(text);
    if (value !== undefined) return isObjectOrArray(value) ? 'plausible' : 'no';
    // A hex dump of xxd, whose offsets look like keys.
    if (/^[\da-f]{8,16}:(?: [\da-f]{2,8}){1,32}(?: {2}|\r?\n|$)/iu.test(text)) return 'no';
    const outline = readYaml(text);
    // A heading above items makes it a Markdown list; to YAML the heading is a comment.
    if (outline && (isMarked || outline.entries >= 2) && !/^#{1,6} .*\r?\n\r?\n[-*] /u.test(text)) return 'confident';
    return outline || isMarked ? 'plausible' : 'no';
  },
  samples: {
    confident: ['---\nname: Penknife', 'name: Penknife\nblades:\n  - large\n  - small', '- one\n- two: 2', 'text: |\n  any: thing: here\nmore: "a: b"'],
    plausible: ['name: Penknife', '- one'],
  },
});
