import { defineFormat } from './format.ts';
import { contentLines } from './readers/strings.ts';

const LONGEST_ITEM = 60;

const isItem = (line: string): boolean => line.length <= LONGEST_ITEM && /^[^\s<>{}()[\];]/u.test(line) && !/[{}()[\];=<>|\\]|[.!?。！？]$/u.test(line);

/** Short items, one per line. */
export default defineFormat({
  parent: 'text',
  order: 74,
  isShape: true,
  looksLike(text) {
    const lines = contentLines(text);
    return lines.length > 1 && lines.every(isItem) ? 'plausible' : 'no';
  },
  samples: { plausible: ['apples\npears\nplums', 'Ada Lovelace\nGrace Hopper'] },
});
