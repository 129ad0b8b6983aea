import { defineFormat } from './format.ts';

export default defineFormat({
  parent: 'text',
  order: 34,
  looksLike(text) {
    if (/^(?:urn:uuid:)?\{?[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}\}?$/iu.test(text)) return 'confident';
    return /^[\da-f]{12}[1-8][\da-f]{3}[89ab][\da-f]{15}$/iu.test(text) ? 'plausible' : 'no';
  },
  samples: {
    confident: ['0192f0a1-7b3c-7def-8123-456789abcdef', '{00000000-0000-0000-0000-000000000000}', 'urn:uuid:f81d4fae-7dec-11d0-a765-00a0c91e6bf6'],
    plausible: ['0192f0a17b3c7def8123456789abcdef'],
  },
});
