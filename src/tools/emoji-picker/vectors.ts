import { vectors } from '../../contract/vectors.ts';
import type * as fields from './fields.ts';

export default vectors<typeof fields>({
  search: [
    {
      source: 'emojibase-data 17.0.0, CLDR',
      input: { query: 'unicorn', limit: 1 },
      output: { emojis: [{ emoji: '🦄', name: 'unicorn', codePoints: 'U+1F984', group: 'animals-nature', version: 1 }] },
      example: true,
    },
    {
      source: 'emojibase-data 17.0.0, CLDR',
      input: { query: 'waving hand', skinTone: 'dark', limit: 1 },
      output: { emojis: [{ emoji: '👋🏿', name: 'waving hand: dark skin tone', codePoints: 'U+1F44B U+1F3FF', group: 'people-body', version: 1 }] },
      example: true,
    },
    {
      source: 'emojibase-data 17.0.0, CLDR; ligature folded',
      input: { query: 'coeur rouge', language: 'fr', limit: 1 },
      output: { emojis: [{ emoji: '❤\uFE0F', name: 'cœur rouge', codePoints: 'U+2764 U+FE0F', group: 'smileys-emotion', version: 0.6 }] },
    },
    {
      source: 'emojibase-data 17.0.0, CLDR',
      input: { query: 'U+1F600', limit: 1 },
      output: { emojis: [{ emoji: '😀', name: 'grinning face', codePoints: 'U+1F600', group: 'smileys-emotion', version: 1 }] },
    },
    {
      source: 'GitHub shortcode',
      input: { query: ':tada:', limit: 1 },
      output: { emojis: [{ emoji: '🎉', name: 'party popper', codePoints: 'U+1F389', group: 'activities', version: 0.6 }] },
      example: true,
    },
    {
      source: 'CLDR keyword lol, before the prefix of lollipop',
      input: { query: 'lol', limit: 4 },
      output: {
        emojis: [
          { emoji: '😄', name: 'grinning face with smiling eyes', codePoints: 'U+1F604', group: 'smileys-emotion', version: 0.6 },
          { emoji: '😆', name: 'grinning squinting face', codePoints: 'U+1F606', group: 'smileys-emotion', version: 0.6 },
          { emoji: '🤣', name: 'rolling on the floor laughing', codePoints: 'U+1F923', group: 'smileys-emotion', version: 3 },
          { emoji: '😂', name: 'face with tears of joy', codePoints: 'U+1F602', group: 'smileys-emotion', version: 0.6 },
        ],
      },
    },
    {
      source: 'rule: no emoji has both words',
      input: { query: 'rocket ship', limit: 2 },
      output: {
        emojis: [
          { emoji: '🚢', name: 'ship', codePoints: 'U+1F6A2', group: 'travel-places', version: 0.6 },
          { emoji: '🚀', name: 'rocket', codePoints: 'U+1F680', group: 'travel-places', version: 0.6 },
        ],
      },
    },
    {
      source: 'CLDR keywords crying and laugh',
      input: { query: 'crying laughing', limit: 2 },
      output: {
        emojis: [
          { emoji: '🤣', name: 'rolling on the floor laughing', codePoints: 'U+1F923', group: 'smileys-emotion', version: 3 },
          { emoji: '😂', name: 'face with tears of joy', codePoints: 'U+1F602', group: 'smileys-emotion', version: 0.6 },
        ],
      },
    },
    { source: 'rule: no entry has any of the words', input: { query: 'zzzz qqqq' }, output: { emojis: [] } },
    { source: 'no results', input: { query: 'zzzz' }, output: { emojis: [] } },
    {
      source: 'emojibase-data 17.0.0, CLDR; accents folded',
      input: { query: 'meo', language: 'vi', limit: 1 },
      output: { emojis: [{ emoji: '🐈', name: 'mèo', codePoints: 'U+1F408', group: 'animals-nature', version: 0.7 }] },
    },
    {
      source: 'emojibase-data 17.0.0: an emoticon',
      input: { query: ':)', limit: 1 },
      output: { emojis: [{ emoji: '🙂', name: 'slightly smiling face', codePoints: 'U+1F642', group: 'smileys-emotion', version: 1 }] },
      example: true,
    },
    {
      source: 'emoji-test.txt 17.0: 1F91D 1F3FB E0.6…; code points with hyphens name the tone',
      input: { query: '1f91d-1f3fb', limit: 1 },
      output: { emojis: [{ emoji: '🤝🏻', name: 'handshake: light skin tone', codePoints: 'U+1F91D U+1F3FB', group: 'people-body', version: 14 }] },
    },
    {
      source: 'emoji-test.txt 17.0: two persons both get the tone',
      input: { query: '👭', skinTone: 'dark', limit: 1 },
      output: {
        emojis: [{ emoji: '👭🏿', name: 'women holding hands: dark skin tone', codePoints: 'U+1F46D U+1F3FF', group: 'people-body', version: 12 }],
      },
    },
    {
      source: 'emojibase-data 17.0.0, CLDR: Chinese',
      input: { query: '独角兽', language: 'zh', limit: 1 },
      output: { emojis: [{ emoji: '🦄', name: '独角兽', codePoints: 'U+1F984', group: 'animals-nature', version: 1 }] },
    },
  ],
  inspect: [
    {
      source: 'emojibase-data 17.0.0, CLDR; python3 encodings',
      input: { text: 'Hi 👋🏽!' },
      output: {
        emojis: [
          {
            emoji: '👋🏽',
            name: 'waving hand: medium skin tone',
            codePoints: 'U+1F44B U+1F3FD',
            utf8: 'F0 9F 91 8B F0 9F 8F BD',
            utf16: '\\uD83D\\uDC4B\\uD83C\\uDFFD',
            javascript: '\\u{1F44B}\\u{1F3FD}',
            html: '&#x1F44B;&#x1F3FD;',
            css: '\\01F44B\\01F3FD',
            group: 'people-body',
            version: 1,
          },
        ],
      },
      example: true,
    },
    { source: 'text presentation', input: { text: 'no emoji here: 1 # © ' }, output: { emojis: [] } },
    {
      source: 'emoji-test.txt 17.0: an unqualified form is found as written',
      input: { text: '❤' },
      output: {
        emojis: [
          {
            emoji: '❤',
            name: 'red heart',
            codePoints: 'U+2764',
            utf8: 'E2 9D A4',
            utf16: '\\u2764',
            javascript: '\\u{2764}',
            html: '&#x2764;',
            css: '\\002764',
            group: 'smileys-emotion',
            version: 0.6,
          },
        ],
      },
    },
  ],
  describe: [
    {
      source: 'emojibase-data 17.0.0, CLDR; python3 encodings',
      input: { emoji: '🦄' },
      output: {
        name: 'unicorn',
        codePoints: 'U+1F984',
        shortcodes: ['unicorn'],
        emoticons: [],
        keywords: ['face'],
        group: 'animals-nature',
        version: 1,
        utf8: 'F0 9F A6 84',
        utf16: '\\uD83E\\uDD84',
        javascript: '\\u{1F984}',
        html: '&#x1F984;',
        css: '\\01F984',
        skinTones: [],
      },
      example: true,
    },
    { source: 'GitHub: both shortcodes', input: { emoji: '👍🏽' }, output: { name: 'thumbs up: medium skin tone', shortcodes: ['+1', 'thumbsup'] } },
    {
      source: 'Unicode emoji-test.txt: with each of the skin tones, the one without first',
      input: { emoji: '👍' },
      output: {
        group: 'people-body',
        skinTones: [
          { emoji: '👍', name: 'thumbs up', codePoints: 'U+1F44D' },
          { emoji: '👍🏻', name: 'thumbs up: light skin tone', codePoints: 'U+1F44D U+1F3FB' },
          { emoji: '👍🏼', name: 'thumbs up: medium-light skin tone', codePoints: 'U+1F44D U+1F3FC' },
          { emoji: '👍🏽', name: 'thumbs up: medium skin tone', codePoints: 'U+1F44D U+1F3FD' },
          { emoji: '👍🏾', name: 'thumbs up: medium-dark skin tone', codePoints: 'U+1F44D U+1F3FE' },
          { emoji: '👍🏿', name: 'thumbs up: dark skin tone', codePoints: 'U+1F44D U+1F3FF' },
        ],
      },
    },
    { source: 'emoji-test.txt: a component', input: { emoji: '🏻' }, output: { name: 'light skin tone', group: '', skinTones: [] } },
    { source: 'not an emoji', input: { emoji: 'a' }, error: 'not-an-emoji', field: 'emoji' },
    { source: 'two emoji are not one', input: { emoji: '😀😀' }, error: 'not-an-emoji', field: 'emoji' },
  ],
});
