import { defineFormat } from './format.ts';

export default defineFormat({
  parent: null,
  order: 1,
  looksLike: () => 'plausible',
  samples: { plausible: ['any text'] },
});
