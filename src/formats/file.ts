import { defineFormat } from './format.ts';

export default defineFormat({
  parent: null,
  order: 78,
  looksLike: () => 'no',
  samples: {},
});
