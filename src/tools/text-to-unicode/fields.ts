import { choice, flag, list, number, table, text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';
import { charsetNotes } from '../../lib/charset/sets/charsets.ts';
import { categories } from '../../lib/unicode/categories.ts';

const SLOW_UNITS = 64 * 1024;

const characters = text({ primary: true, multiline: true, format: 'text', sample: 'Hello, world 👋' });

export const encode = declare({
  input: {
    text: characters,
    format: choice(['html-decimal', 'html-hexadecimal', 'utf-16', 'braced', 'universal', 'python', 'code-point', 'css', 'utf-8']),
    keepAscii: flag(),
    uppercase: flag({ default: true }),
  },
  output: { unicode: text({ primary: true, multiline: true, format: 'unicode-escapes' }) },
  errors: ['unpaired-surrogate'],
  inverse: 'decode',
  cost: ({ text }) => (text.length > SLOW_UNITS ? 'slow' : 'instant'),
  isDefault: true,
  answers: [{ search: String.raw`(?:unicode|code ?points?)(?: of)? (?<text>.+)`, values: { format: 'code-point' } }],
});

export const decode = declare({
  input: {
    unicode: text({ primary: true, multiline: true, format: 'unicode-escapes', sample: '&#72;&#105;&#32;&#128075;' }),
    format: choice(['auto', 'css']),
  },
  output: { text: text({ primary: true, multiline: true, format: 'text' }), notes: list({ codes: charsetNotes }) },
  errors: ['unpaired-surrogate', 'code-point-out-of-range', 'unknown-character-name'],
  inverse: 'encode',
  cost: ({ unicode }) => (unicode.length > SLOW_UNITS ? 'slow' : 'instant'),
});

export const inspect = declare({
  input: { text: characters },
  output: {
    characters: table(
      { character: 'text', codePoint: 'text', name: 'text', category: { codes: categories }, utf8: 'text', utf16: 'text', invisible: 'flag' },
      { primary: true },
    ),
    codePoints: number(),
    graphemes: number(),
    utf8Bytes: number(),
    utf16CodeUnits: number(),
    mixedScripts: list(),
  },
  cost: ({ text }) => (text.length > SLOW_UNITS ? 'slow' : 'instant'),
});
