import { flag, integer, text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';

const SLOW_UNITS = 256 * 1024;

export const obfuscate = declare({
  input: {
    text: text({ primary: true, multiline: true, secret: true, format: 'text', sample: 'Lorem ipsum dolor sit amet' }),
    keepFirst: integer({ default: 4, min: 0 }),
    keepLast: integer({ default: 4, min: 0 }),
    replacementCharacter: text({ default: '*', remembered: true }),
    keepSpace: flag({ default: true }),
    minimumHidden: integer({ default: 4, min: 0, rare: true }),
    fixedLength: integer({ default: 0, min: 0, max: 1000, rare: true }),
    eachLine: flag(),
  },
  output: { obfuscated: text({ primary: true, multiline: true }) },
  errors: ['not-one-character'],
  cost: ({ text: { length } }) => (length > SLOW_UNITS ? 'slow' : 'instant'),
});
