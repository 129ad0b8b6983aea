import type { EmojiLanguage } from '../../../lib/emoji/languages.ts';
import { emojiLanguages } from '../../../lib/emoji/languages.ts';
import { useFreshStart, useTool } from '../../../page/session/use-tool.ts';

/** Lets a fresh page name emoji in its own language. A link brings a language with it. */
export function useOwnLanguage({ set }: { readonly set: (this: void, name: 'language', value: EmojiLanguage) => void }): void {
  const { words } = useTool();
  const own = emojiLanguages.find((language) => language === words.language);
  useFreshStart(() => own !== undefined && set('language', own), own);
}
