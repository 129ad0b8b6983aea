import { defineFormat } from './format.ts';

// The spelling alphabet of ICAO Annex 10, with common alternative spellings.
const WORDS = new Set(
  (
    'alfa alpha bravo charlie delta echo foxtrot golf hotel india juliett juliet kilo lima mike november oscar papa quebec romeo sierra tango uniform victor whiskey ' +
    'whisky x-ray xray yankee zulu zero one two three four five six seven eight nine niner space dash dot'
  ).split(' '),
);

export default defineFormat({
  parent: 'text',
  order: 66,
  looksLike(text) {
    if (text.length > 5000) return 'no';
    const words = text.toLowerCase().split(/[\s,.-]+(?!ray)/u);
    return words.length > 1 && words.every((word) => WORDS.has(word)) ? 'confident' : 'no';
  },
  samples: { confident: ['Alfa Bravo Charlie', 'papa echo november'] },
});
