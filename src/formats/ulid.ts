import { defineFormat } from './format.ts';

export default defineFormat({
  parent: 'text',
  order: 35,
  looksLike(text) {
    if (/^[0-7][0-9A-HJKMNP-TV-Z]{25}$/u.test(text)) return 'confident';
    return /^[0-7][0-9a-hjkmnp-tv-z]{25}$/u.test(text) ? 'plausible' : 'no';
  },
  samples: { confident: ['01ARZ3NDEKTSV4RRFFQ69G5FAV'], plausible: ['01arz3ndektsv4rrffq69g5fav'] },
});
