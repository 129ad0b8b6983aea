import { number, table, text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';

const query = text({ primary: true });

export const search = declare({
  input: { query },
  output: {
    patterns: text({ primary: true, multiline: true }),
    rows: table({ section: 'text', pattern: 'text', flags: 'text', meaning: 'text', sample: 'text', matches: 'text' }),
    count: number(),
  },
  answersNothing: true,
  usesReference: true,
  isDefault: true,
});

export const templates = declare({
  input: { query },
  output: {
    patterns: text({ primary: true, multiline: true }),
    rows: table({ name: 'text', pattern: 'text', flags: 'text', matches: 'text', refuses: 'text' }),
    count: number(),
  },
  answersNothing: true,
  usesReference: true,
});
