import { integer, list, text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';

const SLOW_UNITS = 256 * 1024;

export const generate = declare({
  input: {
    text: text({ primary: true, multiline: true, format: 'text', sample: 'internationalization and localization' }),
    minimumLength: integer({ default: 4, min: 3, max: 100 }),
  },
  output: { numeronym: text({ primary: true, multiline: true }) },
  cost: ({ text: { length } }) => (length > SLOW_UNITS ? 'slow' : 'instant'),
  isDefault: true,
  answers: [{ search: String.raw`numeronym(?: of)? (?<text>.+)` }],
});

export const expand = declare({
  input: {
    numeronym: text({ primary: true, format: 'numeronym', sample: 'k8s' }),
    candidates: text({ multiline: true }),
  },
  output: { words: list({ primary: true }) },
  errors: ['invalid-numeronym'],
  blankIsNothing: true,
  cost: ({ candidates: { length } }) => (length > SLOW_UNITS ? 'slow' : 'instant'),
});
