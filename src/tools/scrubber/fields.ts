import { choices, list, number, table, text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';
import { kinds, reasons } from './kinds.ts';

const SLOW_UNITS = 128 * 1024;

const original = text({
  primary: true,
  shared: true,
  multiline: true,
  unlinked: true,
  format: 'text',
  alsoTakes: ['log'],
  sample: `2026-11-27 10:00:01 login of ada@example.com from 203.0.113.7
GET /api/users HTTP/1.1
Authorization: Bearer eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJhZGEifQ.c2lnbmF0dXJl
DATABASE_URL=postgres://app:hunter2@db.internal/app
{"iban": "DE89 3704 0044 0532 0130 00", "phone": "+49 30 901820", "mail": "ada@example.com"}
at /home/ada/app/server.js:10
`,
});
const kindsSought = choices(kinds, { default: kinds, shared: true });
const keep = text({ rare: true, shared: true });

export const scrub = declare({
  input: { text: original, kinds: kindsSought, keep },
  output: {
    scrubbed: text({ primary: true, multiline: true, format: 'text' }),
    finds: table({
      name: 'text',
      kind: { codes: kinds },
      reason: { codes: reasons },
      excerpt: 'text',
      count: 'number',
      line: 'number',
      column: 'number',
      replaced: 'flag',
    }),
    count: number(),
    searchedFor: list({ codes: kinds }),
  },
  isDefault: true,
  cost: ({ text: source }) => (source.length > SLOW_UNITS ? 'slow' : 'instant'),
});

export const restore = declare({
  input: {
    answer: text({ primary: true, multiline: true, unlinked: true, sample: 'Send the log to REDACTED_EMAIL_1 and block REDACTED_IP_1.' }),
    text: text({ multiline: true, shared: true, unlinked: true, sample: original.sample, sampleWith: 'answer' }),
    kinds: kindsSought,
    keep,
  },
  output: { restored: text({ primary: true, multiline: true }), count: number(), unknown: list() },
  cost: ({ text: source, answer }) => (source.length + answer.length > SLOW_UNITS ? 'slow' : 'instant'),
});
