import { defineFormat } from './format.ts';
import { contentLines } from './readers/strings.ts';

const CODE = /[{}[\]();=|<>\\]|::|\s--?\w|:\d/u;
const SENTENCE_END = /\p{L}[.!?…](?:\s|$)|[。！？]/u;

/** Lines of a program, a log or a configuration: most contain code punctuation, or there is no sentence. */
export default defineFormat({
  parent: 'text',
  order: 75,
  isShape: true,
  looksLike(text) {
    const lines = contentLines(text);
    const isCode = lines.filter((line) => CODE.test(line)).length * 2 > lines.length;
    return isCode || (lines.length > 1 && !SENTENCE_END.test(text)) ? 'plausible' : 'no';
  },
  samples: { plausible: ['function f() {\n  return 1;\n}', '10:00:01 [main] INFO started\n10:00:02 [main] INFO stopped'] },
});
