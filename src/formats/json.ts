import { defineFormat } from './format.ts';
import { isJsonBeginning, isObjectOrArray, readJson } from './readers/json.ts';
import { isJson5 } from './readers/json5.ts';

// A number alone is detected as a number rather than JSON.
const isJsonScalar = (text: string): boolean => /^[a-z"']/iu.test(text) && isJson5(text);

export default defineFormat({
  parent: 'text',
  order: 2,
  looksLike(text, isCut) {
    if (!/^[{[]/u.test(text)) return isJsonScalar(text) ? 'plausible' : 'no';
    if (isObjectOrArray(readJson(text)) || (isCut && isJsonBeginning(text))) return 'confident';
    return !isCut && isJson5(text) ? 'plausible' : 'no';
  },
  samples: {
    confident: ['{"name": "Penknife", "tools": 86}', '[1, 2, 3]', '[]'],
    plausible: ["{name: 'Penknife', /* all of them */ tools: 86,}", '"text"', 'null'],
  },
});
