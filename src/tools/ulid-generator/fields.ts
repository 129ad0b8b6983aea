import { choice, dateTime, flag, integer, text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';

export const generate = declare({
  input: {
    count: integer({ primary: true, default: 1, min: 1, max: 10_000 }),
    format: choice(['raw', 'json', 'uuid']),
    lowercase: flag({ default: false, usedWhen: { format: ['raw', 'json'] } }),
    monotonic: flag({ default: true }),
    timestamp: dateTime({ optional: true }),
    randomness: text(),
  },
  output: { ulids: text({ primary: true, multiline: true, format: ({ format }: { readonly format: string }) => (format === 'raw' ? 'ulid' : format) }) },
  errors: ['out-of-range', 'invalid-randomness', 'randomness-overflow'],
  isDefault: true,
  answers: [{ search: String.raw`(?:(?:new|random|generate) )?ulid` }],
});

export const inspect = declare({
  input: { ulid: text({ primary: true, format: 'ulid', sample: '01ARZ3NDEKTSV4RRFFQ69G5FAV' }) },
  output: {
    canonical: text({ primary: true, format: 'ulid' }),
    timestamp: text({ format: 'date-time' }),
    unixMilliseconds: text(),
    randomness: text(),
    uuid: text({ format: 'uuid' }),
    integer: text(),
  },
  errors: ['invalid-ulid', 'ulid-overflow'],
  blankIsNothing: true,
});
