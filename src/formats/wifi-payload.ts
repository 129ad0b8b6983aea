import { defineFormat } from './format.ts';

export default defineFormat({
  parent: 'text',
  order: 23,
  secret: true,
  looksLike: (text) => (/^WIFI:(?:.*;)?S:/iu.test(text) ? 'confident' : 'no'),
  samples: { confident: ['WIFI:T:WPA;S:Guest network;P:correct horse;;', 'wifi:S:Home;;'] },
});
