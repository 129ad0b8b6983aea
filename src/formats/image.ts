import { defineFormat } from './format.ts';

export default defineFormat({
  parent: 'file',
  order: 79,
  looksLike: () => 'no',
  samples: {},
});
