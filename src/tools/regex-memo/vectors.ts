import { vectors } from '../../contract/vectors.ts';
import type * as fields from './fields.ts';

const UUID = '^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$';

export default vectors<typeof fields>({
  search: [
    {
      source: 'table',
      input: { query: 'lazy' },
      output: {
        patterns: '<.+?>',
        rows: [{ section: 'Quantifiers', pattern: '<.+?>', flags: '', meaning: 'lazy: as few as possible', sample: '<a><b>', matches: '<a> | <b>' }],
        count: 1,
      },
      example: true,
    },
    { source: 'every word must occur', input: { query: 'only preceded' }, output: { patterns: '(?<=€)\\d+\n(?<!€)\\b\\d+' }, example: true },
    { source: 'all rows', input: { query: '' }, output: { count: 53 } },
    { source: 'letter case and whitespace are ignored', input: { query: '  ONLY   Preceded ' }, output: { count: 2 } },
    { source: 'none', input: { query: 'possessive' }, output: { patterns: '', rows: [], count: 0 } },
  ],
  templates: [
    {
      source: 'table',
      input: { query: 'uuid' },
      output: {
        patterns: UUID,
        rows: [
          {
            name: 'UUID',
            pattern: UUID,
            flags: 'iu',
            matches: '123e4567-e89b-12d3-a456-426614174000',
            refuses: '123e4567e89b12d3a456426614174000',
          },
        ],
      },
      example: true,
    },
    { source: 'all rows', input: { query: '' }, output: { count: 51 } },
    { source: 'every word must occur', input: { query: 'ipv4 network' }, output: { count: 1 } },
  ],
});
