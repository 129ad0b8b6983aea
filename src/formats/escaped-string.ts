import { defineFormat } from './format.ts';

// What follows a backslash in strings of JSON, JavaScript, Java, C, Go and Python.
const ESCAPE = /\\(?:["'\\/abfnrtv]|[0-3][0-7]{2}|0|u[\da-f]{4}|u\{[\da-f]{1,6}\}|x[\da-f]{2})/giu;
const WINDOWS_PATH = /^(?:[a-z]:\\|\\\\[\w.])/iu;

/** The inside of a string literal: all quotes have a backslash, or line breaks and tabs are escapes. */
export default defineFormat({
  parent: 'text',
  order: 87,
  looksLike(text) {
    const count = text.match(ESCAPE)?.length ?? 0;
    if (count === 0 || WINDOWS_PATH.test(text) || text.replaceAll(ESCAPE, '').includes('\\')) return 'no';
    const quotes = text.match(/\\"/gu)?.length ?? 0;
    if (quotes >= 2 && !/(?<!\\)"/u.test(text)) return 'confident';
    return /\\(?:[ntx]|[0-3][0-7]{2})/u.test(text) && !/[\n\r]/u.test(text) ? 'plausible' : 'no';
  },
  samples: {
    confident: [String.raw`{\"id\": 1, \"tags\": [\"a\"]}`, String.raw`say \"hi\"\n`],
    plausible: [String.raw`first line\nsecond line`, String.raw`name\tvalue\n`],
  },
});
