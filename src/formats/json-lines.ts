import { defineFormat } from './format.ts';
import { isObjectOrArray, readJson } from './readers/json.ts';
import { contentLines } from './readers/strings.ts';

/** Returns the value of each line, or `undefined` if a line is not JSON. */
function readLines(lines: readonly string[]): unknown[] | undefined {
  const values: unknown[] = [];
  for (const line of lines) {
    const value = readJson(line);
    if (value === undefined) return undefined;
    values.push(value);
  }
  return values;
}

export default defineFormat({
  parent: 'text',
  order: 4,
  looksLike(text) {
    const lines = contentLines(text);
    if (lines.length < 2) return 'no';
    const values = readLines(lines);
    if (!values) return 'no';
    return values.every(isObjectOrArray) ? 'confident' : 'plausible';
  },
  samples: { confident: ['{"id": 1}\n{"id": 2}', '[1, 2]\n\n[3, 4]'], plausible: ['1\n2\n3', '{"id": 1}\n"two"'] },
});
