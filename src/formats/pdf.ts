import { defineFormat } from './format.ts';

export default defineFormat({
  parent: 'file',
  order: 61,
  looksLike: () => 'no',
  samples: {},
});
