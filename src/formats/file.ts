import { defineFormat } from './format.ts';

export default defineFormat({
  parent: null,
  order: 79,
  looksLike: () => 'no',
  samples: {},
});
