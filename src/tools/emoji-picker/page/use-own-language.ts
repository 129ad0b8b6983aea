import type { EmojiLanguage } from '../../../lib/emoji/languages.ts';
import { emojiLanguages } from '../../../lib/emoji/languages.ts';
import type { Operation } from '../../../contract/operations.ts';
import type { OperationState } from '../../../page/session/operation-state.ts';
import { useFreshStart, useTool } from '../../../page/session/use-tool.ts';

/** An operation whose emoji have names in a language. */
interface Named extends Operation {
  readonly input: Operation['input'] & { readonly language: { readonly kind: 'choice'; readonly options: typeof emojiLanguages; readonly default: 'en' } };
}

/** Lets a fresh page name emoji in its own language. A link brings a language with it. */
export function useOwnLanguage<Op extends Named>({ set }: Pick<OperationState<Op>, 'set'>): void;
export function useOwnLanguage({ set }: { readonly set: (this: void, name: 'language', value: EmojiLanguage) => void }): void {
  const { words } = useTool();
  const own = emojiLanguages.find((language) => language === words.language);
  useFreshStart(() => own !== undefined && set('language', own), own);
}
