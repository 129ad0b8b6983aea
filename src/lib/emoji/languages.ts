/** The languages in which emoji have names here, by the product's codes. */
export const emojiLanguages = ['en', 'de', 'es', 'fr', 'no', 'pt', 'ru', 'uk', 'zh', 'vi'] as const;

export type EmojiLanguage = (typeof emojiLanguages)[number];
