import { defineFormat } from './format.ts';
import { contentLines } from './readers/strings.ts';

const FORMATTED = /^(?:[\da-f]{2}(?::[\da-f]{2}){5}|[\da-f]{2}(?:-[\da-f]{2}){5}|[\da-f]{4}\.[\da-f]{4}\.[\da-f]{4})$/iu;

export default defineFormat({
  parent: 'text',
  order: 50,
  looksLike(text) {
    const lines = contentLines(text);
    if (lines.length > 0 && lines.every((line) => FORMATTED.test(line.trim()))) return 'confident';
    return /^[\da-f]{12}$/iu.test(text) ? 'plausible' : 'no';
  },
  samples: { confident: ['00:1A:2B:3C:4D:5E', '00-1a-2b-3c-4d-5e', '001a.2b3c.4d5e', '00:1A:2B:3C:4D:5E\n00:1A:2B:3C:4D:5F'], plausible: ['001A2B3C4D5E'] },
});
