import { defineFormat } from './format.ts';

/** Judged by this much of a long file, in UTF-16 code units. */
const HEAD = 4000;
const PAIR = /^(?:export[ \t]+)?[A-Za-z_]\w*=/u;

/** A file of environment variables: every line is a comment or NAME=value, and at least one name is in uppercase. */
export default defineFormat({
  parent: 'text',
  order: 94,
  looksLike(text) {
    const lines = text
      .slice(0, HEAD)
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '' && !line.startsWith('#'));
    const pairs = lines.filter((line) => PAIR.test(line));
    if (pairs.length === 0 || pairs.length < lines.length * 0.8 || !lines.slice(0, 2).every((line) => PAIR.test(line))) return 'no';
    const isUppercase = pairs.some((line) => /^(?:export[ \t]+)?[A-Z][A-Z\d_]{2,}=/u.test(line));
    if (!isUppercase) return 'no';
    return pairs.length > 1 || /^(?:export[ \t]+)?[A-Z][A-Z\d]*_[A-Z\d_]*=/u.test(pairs[0] ?? '') ? 'confident' : 'no';
  },
  samples: { confident: ['DB_HOST=localhost\nDB_PORT=5432', '# Settings\nexport API_URL=https://example.com\nexport DEBUG=1', 'API_URL=https://example.com'] },
});
