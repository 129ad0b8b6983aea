import { defineFormat } from './format.ts';
import jsonLines from './json-lines.ts';
import { isObjectOrArray, readJson } from './readers/json.ts';
import { isJson5 } from './readers/json5.ts';

// A quoted name, or a name and its colon; a quoted or bracketed item, or one followed by a comma or the end.
const OBJECT = /^\{\s*(?:["'“‘][^\n]|[\p{L}_$][\p{L}\p{N}_$-]{0,100}\s{0,9}:[^:])/u;
const ARRAY = /^\[\s*(?:["'{[“‘]|(?:-?\d[\d.eE+-]{0,30}|true|false|null|None|True|False)\s{0,9}(?:,|$))/u;

export default defineFormat({
  parent: 'text',
  order: 7,
  looksLike(text, isCut) {
    if (!OBJECT.test(text) && !ARRAY.test(text)) return 'no';
    return isCut || jsonLines.looksLike(text, isCut) !== 'no' || isObjectOrArray(readJson(text)) || isJson5(text) ? 'no' : 'plausible';
  },
  samples: { plausible: ['{"name": "Penknife", "tools": [86', "{'name': 'Penknife', 'parent': None}", '{name: "Penknife" tools: 86}', '["a" "b"]'] },
});
