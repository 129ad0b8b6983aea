import { choice, flag, integer, number, table, text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';
import { dialects } from '../../lib/sql/dialects.ts';
import { asciiLanguages, languages, quotedInStyles, quotedLanguages, quoteStyles } from './languages.ts';
import { warningCodes } from './report-codes.ts';

const INSTANT_LENGTH = 2 ** 17;

const kind = {
  language: choice(languages, { shared: true }),
  dialect: choice(dialects, { shared: true, usedWhen: { language: 'sql' } }),
  quoteStyle: choice(quoteStyles, { shared: true, rare: true, usedWhen: { language: quotedInStyles } }),
};

const warnings = table({ code: { codes: warningCodes }, detail: 'text', line: 'number', column: 'number', layer: 'number' });

export const escape = declare({
  input: {
    text: text({ primary: true, multiline: true, format: 'text', sample: 'She said: "It’s in C:\\new"\n\tand left.' }),
    ...kind,
    quoted: flag({ default: true, usedWhen: { language: quotedLanguages } }),
    escapeNonAscii: flag({ rare: true, usedWhen: { language: asciiLanguages } }),
    layers: integer({ default: 1, min: 1, max: 10, rare: true }),
  },
  output: { escaped: text({ primary: true, multiline: true, format: 'escaped-string' }), warnings },
  errors: ['not-representable'],
  answersNothing: true,
  inverse: 'unescape',
  isDefault: true,
  cost: ({ text: plain, layers }) => (plain.length * layers > INSTANT_LENGTH ? 'slow' : 'instant'),
});

export const unescape = declare({
  input: {
    escaped: text({
      primary: true,
      multiline: true,
      format: 'escaped-string',
      sample: String.raw`{\\\"user\\\": \\\"Ada\\\", \\\"city\\\": \\\"Z\\u00fcrich\\\"}`,
    }),
    ...kind,
    layers: integer({ optional: true, min: 1, max: 20, remembered: false }),
    malformed: choice(['error', 'keep'], { rare: true }),
  },
  output: {
    text: text({ primary: true, multiline: true, format: 'text' }),
    layers: number(),
    unknownEscapes: table({
      escape: 'text',
      treatment: { codes: ['error', 'drop', 'keep'] },
      known: 'text',
      drops: 'text',
      keeps: 'text',
      rejects: 'text',
      line: 'number',
      column: 'number',
      layer: 'number',
    }),
    warnings,
  },
  errors: ['invalid-escape'],
  inverse: 'escape',
  cost: ({ escaped }) => (escaped.length > INSTANT_LENGTH ? 'slow' : 'instant'),
});
