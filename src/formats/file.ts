import { defineFormat } from './format.ts';

export default defineFormat({
  parent: null,
  order: 77,
  looksLike: () => 'no',
  samples: {},
});
