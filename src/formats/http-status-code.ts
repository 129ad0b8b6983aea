import { defineFormat } from './format.ts';

export default defineFormat({
  parent: 'text',
  order: 37,
  // RFC 9110, 15: the first of the three digits is the class of the response.
  looksLike: (text) => (/^[1-5]\d\d$/u.test(text) ? 'plausible' : 'no'),
  samples: { plausible: ['404', '200', '502'] },
});
