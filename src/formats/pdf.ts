import { defineFormat } from './format.ts';

export default defineFormat({
  parent: 'file',
  order: 81,
  looksLike: () => 'no',
  samples: {},
});
