import { InputError } from '../../contract/errors.ts';
import type { Emoji } from '../../lib/emoji/emoji.ts';
import type { EmojiLanguage } from '../../lib/emoji/languages.ts';
import { formatCodePoints, writeForms } from './forms.ts';
import { groupOf, loadLookup } from './inspect.ts';

/** Returns all data of one emoji, and its skin tone variants. */
export async function describeEmoji(text: string, language: EmojiLanguage) {
  const known = (await loadLookup(language))(text.trim());
  if (!known) throw new InputError('not-an-emoji', { field: 'emoji' });
  const { emoji, base } = known;
  return {
    name: emoji.name,
    ...writeForms(emoji.emoji),
    shortcodes: base.shortcodes,
    emoticons: base.emoticons,
    keywords: base.keywords,
    group: groupOf(emoji),
    version: emoji.version,
    skinTones: [base, ...base.tones, ...base.mixedTones].slice(base.tones.length === 0 ? 1 : 0).map(toRow),
  };
}

const toRow = ({ emoji, name }: Emoji) => ({ emoji, name, codePoints: formatCodePoints(emoji) });
