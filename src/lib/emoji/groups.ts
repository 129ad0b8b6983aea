/** The groups of emoji-test.txt in CLDR order, without the components. */
export const emojiGroups = [
  'smileys-emotion',
  'people-body',
  'animals-nature',
  'food-drink',
  'travel-places',
  'activities',
  'objects',
  'symbols',
  'flags',
] as const;

export type EmojiGroup = (typeof emojiGroups)[number];

/** With the nine components, five skin tones and four hair styles, which are rarely used alone. */
export const packedGroups = [...emojiGroups, 'component'] as const;

export type PackedGroup = (typeof packedGroups)[number];
