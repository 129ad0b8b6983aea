import { choice, integer, list, number, table, text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';
import { emojiGroups } from '../../lib/emoji/groups.ts';
import { emojiLanguages } from '../../lib/emoji/languages.ts';
import { skinTones } from './skin-tones.ts';

const SLOW_LENGTH = 64 * 1024;

// The page starts with its own language, which is not yet a preference of the user.
const language = choice(emojiLanguages, { default: 'en', remembered: false });
const group = { codes: emojiGroups } as const;

export const search = declare({
  input: {
    query: text({ primary: true }),
    language,
    skinTone: choice(skinTones),
    limit: integer({ default: 50, min: 1, max: 5000, remembered: false, rare: true }),
  },
  output: { emojis: table({ emoji: 'text', name: 'text', codePoints: 'text', group, version: 'number' }, { primary: true }) },
  answersNothing: true,
  isDefault: true,
});

export const inspect = declare({
  input: { text: text({ primary: true, multiline: true, format: 'text', alsoTakes: ['emoji'], sample: 'Thanks 👍🏽, see you at 9️⃣ ☕ 🇫🇷' }), language },
  output: {
    emojis: table(
      {
        emoji: 'text',
        name: 'text',
        codePoints: 'text',
        utf8: 'text',
        utf16: 'text',
        javascript: 'text',
        html: 'text',
        css: 'text',
        group,
        version: 'number',
      },
      { primary: true },
    ),
  },
  cost: ({ text }) => (text.length > SLOW_LENGTH ? 'slow' : 'instant'),
});

export const describe = declare({
  input: { emoji: text({ primary: true, format: 'emoji', sample: '👋' }), language },
  output: {
    name: text({ primary: true }),
    codePoints: text(),
    shortcodes: list(),
    emoticons: list(),
    keywords: list(),
    group: text({ codes: emojiGroups }),
    version: number(),
    utf8: text(),
    utf16: text(),
    javascript: text(),
    html: text(),
    css: text(),
    skinTones: table({ emoji: 'text', name: 'text', codePoints: 'text' }),
  },
  errors: ['not-an-emoji'],
  blankIsNothing: true,
});
