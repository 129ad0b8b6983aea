import { defineFormat } from './format.ts';

export default defineFormat({
  parent: 'url',
  order: 21,
  secret: true,
  looksLike: (text) => (/^otpauth(?:-migration)?:\/\//iu.test(text) ? 'confident' : 'no'),
  samples: { confident: ['otpauth://totp/Example:ada?secret=JBSWY3DPEHPK3PXP&issuer=Example', 'otpauth-migration://offline?data=CjEKCkhlbGxvId6tvu8%3D'] },
});
