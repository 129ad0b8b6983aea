import { defineFormat } from './format.ts';

export default defineFormat({
  parent: 'text',
  order: 39,
  // RFC 9110, section 15: the first of the three digits is the class of the response.
  looksLike(text) {
    // RFC 9112, section 4: a status line.
    if (/^HTTP\/\d(?:\.\d)? [1-5]\d\d(?: [ -~]{0,80})?$/u.test(text)) return 'confident';
    return /^[1-5]\d\d$/u.test(text) ? 'plausible' : 'no';
  },
  samples: { confident: ['HTTP/1.1 404 Not Found', 'HTTP/2 200'], plausible: ['404', '200', '502'] },
});
