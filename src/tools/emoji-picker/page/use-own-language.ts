import type { EmojiLanguage } from '../../../lib/emoji/languages.ts';
import { emojiLanguages } from '../../../lib/emoji/languages.ts';
import { useFreshStart, useTool } from '../../../page/session/use-tool.ts';

/** Makes a fresh page name emoji in the language of the page. A link specifies its own language. */
export function useOwnLanguage({ set }: { readonly set: (this: void, name: 'language', value: EmojiLanguage) => void }): void {
  const { words } = useTool();
  const own = emojiLanguages.find((language) => language === words.language);
  useFreshStart(() => own !== undefined && set('language', own), own);
}
