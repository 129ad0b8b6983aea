import { defineFormat } from './format.ts';

/** A few words on one line that are not a complete sentence. */
export default defineFormat({
  parent: 'text',
  order: 78,
  isShape: true,
  looksLike: (text) => (text.length <= 200 && /^\S*\p{L}\S*(?:[ \t]+\S+){0,13}$/u.test(text) ? 'plausible' : 'no'),
  samples: { plausible: ['hello world', 'Penknife'] },
});
