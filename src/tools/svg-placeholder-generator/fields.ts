import { color, flag, image, integer, text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';

/** In UTF-16 code units. A longer text takes noticeable time. */
const INSTANT_UNITS = 100_000;

export const generate = declare({
  input: {
    text: text({ primary: true, multiline: true, format: 'text' }),
    width: integer({ min: 1, max: 20_000, default: 600 }),
    height: integer({ min: 1, max: 20_000, default: 350 }),
    fitText: flag({ default: false }),
    fontSize: integer({ min: 1, max: 4000, default: 26, usedWhen: { fitText: false } }),
    background: color({ default: '#cccccc' }),
    foreground: color({ default: '#333333' }),
    fontFamily: text({ default: 'monospace' }),
    exactSize: flag({ default: true }),
  },
  output: {
    svg: image({ primary: true }),
    dataUri: text({ format: 'url' }),
    base64DataUri: text({ format: 'url' }),
    htmlImage: text({ format: 'html' }),
    cssBackground: text(),
  },
  answersNothing: true,
  cost: ({ text: { length } }) => (length > INSTANT_UNITS ? 'slow' : 'instant'),
});
