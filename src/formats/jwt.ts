import { defineFormat } from './format.ts';
import { readJsonPart } from './readers/encodings.ts';

export default defineFormat({
  parent: 'text',
  order: 32,
  secret: true,
  looksLike(text) {
    const token = text.replace(/^["'`]?(?:authorization:\s{0,9})?(?:bearer\s+)?["'`]?/iu, '').replace(/["'`][,;]?$/u, '');
    const parts = token.split('.', 6);
    if (parts.length < 2 || parts.length > 5) return 'no';
    const header = readJsonPart(parts[0] ?? '');
    if (!header || !parts.slice(1).every((part) => /^[\w-]*$/u.test(part))) return 'no';
    if (parts.length === 2 || parts.length === 4) return parts.length === 2 ? 'plausible' : 'no';
    return typeof header['alg'] === 'string' ? 'confident' : parts.length === 3 ? 'plausible' : 'no';
  },
  samples: {
    confident: [
      'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.dozjgNryP4J3jVmNHl0w5N_XgL0n3I9PlFUP0THsR8U',
      'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.',
      '"eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.",',
      'eyJhbGciOiJkaXIiLCJlbmMiOiJBMTI4R0NNIn0..AAAA.BBBB.CCCC',
    ],
    plausible: ['eyJ0eXAiOiJKV1QifQ.eyJzdWIiOiIxIn0.c2ln', 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0'],
  },
});
