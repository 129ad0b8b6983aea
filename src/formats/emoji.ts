import { defineFormat } from './format.ts';

// A simplified form of the RGI set of UTS #51: flags, keycaps, and pictographs in emoji style, alone or joined.
const PICTURE = String.raw`(?:\p{Emoji}\p{Emoji_Modifier}|\p{Emoji}\uFE0F|\p{Emoji_Presentation}|\p{Extended_Pictographic})`;
const EMOJI = new RegExp(
  String.raw`\s+|\p{Regional_Indicator}{2}|[\d#*]\uFE0F?\u20E3|(?:\p{Emoji_Presentation}|\p{Emoji}\p{Emoji_Modifier}|\p{Emoji}\uFE0F)(?:[\u{E0020}-\u{E007E}]+\u{E007F})?(?:\u200D${PICTURE})*`,
  'uy',
);

export default defineFormat({
  parent: 'text',
  order: 63,
  looksLike(text) {
    if (text === '') return 'no';
    for (let at = 0; at < text.length; at = EMOJI.lastIndex) {
      EMOJI.lastIndex = at;
      if (!EMOJI.test(text)) return 'no';
    }
    return 'confident';
  },
  samples: { confident: ['😀', '👩‍👩‍👧 👍🏽 🇫🇷 ❤️ 1️⃣', '🏴󠁧󠁢󠁳󠁣󠁴󠁿'] },
});
