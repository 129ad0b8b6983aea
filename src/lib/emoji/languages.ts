/** Languages with emoji names, by locale code. */
export const emojiLanguages = ['en', 'de', 'es', 'fr', 'no', 'pt', 'ru', 'uk', 'zh', 'vi'] as const;

export type EmojiLanguage = (typeof emojiLanguages)[number];
