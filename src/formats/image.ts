import { defineFormat } from './format.ts';

export default defineFormat({
  parent: 'file',
  order: 78,
  looksLike: () => 'no',
  samples: {},
});
