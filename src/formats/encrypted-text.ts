import { defineFormat } from './format.ts';

export default defineFormat({
  parent: 'text',
  order: 25,
  looksLike: (text) => (/^\$penknife\$v=|^U2FsdGVkX1[\w+/=\s-]+$/u.test(text) ? 'confident' : 'no'),
  samples: { confident: ['$penknife$v=1$aes-256-gcm$c2FsdA$bm9uY2U$Y2lwaGVydGV4dA', 'U2FsdGVkX18AAAAAAAAAAJ3Ii5VxzFt8aVcEWkcwv1w='] },
});
