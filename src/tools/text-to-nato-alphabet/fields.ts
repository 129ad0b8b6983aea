import { choice, flag, table, text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';

const SLOW_UNITS = 64 * 1024;

const alphabet = choice(['nato', 'police', 'german', 'french']);

export const encode = declare({
  input: {
    text: text({ primary: true, multiline: true, format: 'text', sample: 'Penknife 42' }),
    alphabet,
    digits: choice(['words', 'radio', 'keep']),
    letterCase: choice(['ignore', 'upper', 'say']),
    symbols: flag({ default: true, rare: true }),
    separator: text({ default: ' ', remembered: true, rare: true }),
    wordSeparator: text({ default: ' / ', remembered: true, rare: true }),
  },
  output: {
    spelled: text({ primary: true, multiline: true }),
    letters: table({ character: 'text', word: 'text' }),
  },
  cost: ({ text: { length } }) => (length > SLOW_UNITS ? 'slow' : 'instant'),
  inverse: 'decode',
  isDefault: true,
  answers: [{ search: String.raw`(?:nato|spell)(?: alphabet)? (?<text>.+)` }],
});

export const decode = declare({
  input: {
    spelled: text({ primary: true, multiline: true, format: 'spelled-text', sample: 'Papa Echo November Kilo November India Foxtrot Echo' }),
    alphabet,
  },
  output: { text: text({ primary: true, multiline: true, format: 'text' }) },
  errors: ['unknown-word'],
  cost: ({ spelled: { length } }) => (length > SLOW_UNITS ? 'slow' : 'instant'),
  inverse: 'encode',
});
