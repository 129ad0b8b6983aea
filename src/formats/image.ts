import { defineFormat } from './format.ts';

export default defineFormat({
  parent: 'file',
  order: 60,
  looksLike: () => 'no',
  samples: {},
});
