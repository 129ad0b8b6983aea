import { choice, flag, integer, list, number, table, text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';
import { categories } from './codes.ts';

const category = { codes: categories } as const;

export const search = declare({
  input: {
    query: text({ primary: true }),
    category: choice(['all', ...categories]),
    includeUnofficial: flag({ default: false }),
  },
  output: {
    codes: table(
      { code: 'number', name: 'text', category, type: 'text', reference: 'text', cacheable: 'flag', description: 'text', vendor: 'text' },
      { primary: true },
    ),
    numbers: list(),
    count: number(),
  },
  answersNothing: true,
  usesReference: true,
  isDefault: true,
});

export const lookup = declare({
  input: { code: integer({ primary: true, alsoTakes: ['http-status-code'], min: 100, max: 999 }) },
  output: {
    name: text({ primary: true }),
    category: text(category),
    type: text(),
    reference: text(),
    cacheable: flag(),
    description: text(),
    vendor: text(),
    aliases: list(),
  },
  errors: ['unknown-status-code'],
  usesReference: true,
});
