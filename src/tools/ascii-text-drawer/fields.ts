import { choice, flag, integer, list, text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';
import { fonts } from '../../lib/figlet/fonts.ts';
import { layouts } from '../../lib/figlet/layouts.ts';

const SLOW_UNITS = 2048;

export const draw = declare({
  input: {
    text: text({ primary: true, multiline: true, format: 'text', sample: 'Ascii ART' }),
    font: choice(fonts, { default: 'Standard', names: true }),
    width: integer({ default: 80, min: 0, max: 10_000, usualMax: 200 }),
    format: choice([
      'text',
      'comment-slashes',
      'comment-hash',
      'comment-dashes',
      'comment-block',
      'comment-html',
      'bash',
      'python',
      'javascript',
      'c',
      'html',
      'markdown',
    ]),
    horizontalLayout: choice(layouts, { rare: true }),
    verticalLayout: choice(layouts, { default: 'full', rare: true }),
    trim: flag({ default: true, rare: true }),
  },
  output: { drawing: text({ primary: true, multiline: true, format: 'text' }), missingCharacters: list() },
  cost: ({ text }) => (text.length > SLOW_UNITS ? 'slow' : 'instant'),
});
