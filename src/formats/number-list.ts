import { defineFormat } from './format.ts';
import { contentLines } from './readers/strings.ts';

const NUMBER = /^\s*[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?\s*$/iu;

/** Numbers, one per line, such as measurements. */
export default defineFormat({
  parent: 'text',
  order: 3,
  looksLike(text) {
    const lines = contentLines(text);
    return lines.length > 2 && lines.every((line) => NUMBER.test(line)) ? 'plausible' : 'no';
  },
  samples: { plausible: ['12.5\n13.1\n11.9', '1\n2\n3'] },
});
