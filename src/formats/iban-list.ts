import { defineFormat } from './format.ts';
import iban from './iban.ts';
import { contentLines } from './readers/strings.ts';

const MOST_LINES = 500;

export default defineFormat({
  parent: 'text',
  order: 57,
  looksLike(text, isCut) {
    if (!/^[A-Z]{2}\d\d/iu.test(text)) return 'no';
    const lines = contentLines(text).slice(0, MOST_LINES);
    return lines.length > 1 && lines.every((line) => iban.looksLike(line.trim(), isCut) === 'confident') ? 'confident' : 'no';
  },
  samples: { confident: ['DE89 3704 0044 0532 0130 00\nGB82 WEST 1234 5698 7654 32'] },
});
