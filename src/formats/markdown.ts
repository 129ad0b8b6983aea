import { defineFormat } from './format.ts';

const SIGNS = [
  // ATX heading, fence, list of two items, link, table row with its rule, front matter
  /^#{1,6} +\S/mu,
  /^(?:```|~~~)/mu,
  /^[ \t]{0,12}(?:[-*+]|\d{1,9}[.)]) +\S.*\r?\n(?:[ \t]{0,12}\S.*\r?\n)?[ \t]{0,12}(?:[-*+]|\d{1,9}[.)]) +\S/mu,
  /\[[^[\]\n]{1,500}\]\([^()\s]{1,2000}\)/u,
  /^[ \t]{0,12}\|?[ \t]{0,12}:?-{3,99}:?[ \t]{0,12}\|/mu,
  /^---\r?\n[\s\S]*?\r?\n---\r?\n/u,
];

export default defineFormat({
  parent: 'text',
  order: 8,
  looksLike(text) {
    return SIGNS.filter((sign) => sign.test(text)).length >= 2 ? 'plausible' : 'no';
  },
  samples: {
    plausible: [
      '# Penknife\n\n- one tool\n- another tool',
      'See [the list](https://example.com):\n\n1. one\n2. two',
      '## Sizes\n\n| a | b |\n|---|---|\n| 1 | 2 |',
    ],
  },
});
