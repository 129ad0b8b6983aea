import { defineFormat } from './format.ts';

export default defineFormat({
  parent: 'file',
  order: 80,
  looksLike: () => 'no',
  samples: {},
});
