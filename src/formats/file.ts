import { defineFormat } from './format.ts';

export default defineFormat({
  parent: null,
  order: 59,
  looksLike: () => 'no',
  samples: {},
});
