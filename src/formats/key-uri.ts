import { defineFormat } from './format.ts';

export default defineFormat({
  parent: 'url',
  order: 22,
  secret: true,
  // Other Steam URLs start a game: steam://run/440.
  looksLike: (text) => (/^(?:otpauth(?:-migration)?:\/\/|steam:\/\/[a-z2-7]{16,}$)/iu.test(text) ? 'confident' : 'no'),
  samples: {
    confident: [
      'steam://HXDMVJECJJWSRB3HWIZR4IFUGFTMXBOZ',
      'otpauth://totp/Example:ada?secret=JBSWY3DPEHPK3PXP&issuer=Example',
      'otpauth-migration://offline?data=CjEKCkhlbGxvId6tvu8%3D',
    ],
  },
});
