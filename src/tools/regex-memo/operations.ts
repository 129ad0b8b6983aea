import { implement } from '../../contract/operations.ts';
import type regex from '../../lib/regex/strings/en.json';
import * as fields from './fields.ts';
import { searchRows, searchTemplates, textOf } from './search.ts';
import type en from './strings/en.json';

export default implement<typeof fields, typeof en & typeof regex>(fields, {
  search({ query }, { reference }) {
    const found = searchRows(query, reference);
    return {
      patterns: found.map(({ pattern }) => pattern).join('\n'),
      rows: found.map(({ id, section, pattern, flags, sample, matches }) => ({
        section: textOf(reference, `section-${section}`),
        pattern,
        flags,
        meaning: textOf(reference, id),
        sample,
        matches: matches.join(' | '),
      })),
      count: found.length,
    };
  },
  templates({ query }, { reference }) {
    const found = searchTemplates(query, reference);
    return {
      patterns: found.map(({ pattern }) => pattern).join('\n'),
      rows: found.map(({ id, pattern, flags, good, bad }) => ({
        name: textOf(reference, `template-${id}`),
        pattern,
        flags,
        matches: good[0] ?? '',
        refuses: bad[0] ?? '',
      })),
      count: found.length,
    };
  },
});
