import { defineFormat } from './format.ts';

export default defineFormat({
  parent: 'url',
  order: 21,
  looksLike: (text) => (/^data:[^,]{0,2000},/iu.test(text) ? 'confident' : 'no'),
  samples: { confident: ['data:text/plain;base64,SGVsbG8=', 'data:,Hello'] },
});
