/** The emoji that represents each group. */
export const groupSamples: Readonly<Record<string, string>> = {
  'smileys-emotion': '😀',
  'people-body': '👋',
  'animals-nature': '🐻',
  'food-drink': '🍎',
  'travel-places': '🚀',
  activities: '⚽',
  objects: '💡',
  symbols: '💟',
  flags: '🏁',
};

/** For each version, an emoji that it added, other than a flag. Older versions are supported everywhere. */
export const versionSamples: readonly (readonly [version: number, emoji: string])[] = [
  [3, '🤣'],
  [4, '🤷‍♀️'],
  [5, '🤩'],
  [11, '🥰'],
  [12, '🥱'],
  [12.1, '🧑‍🦰'],
  [13, '🥲'],
  [13.1, '❤️‍🔥'],
  [14, '🫠'],
  [15, '🫨'],
  [15.1, '🙂‍↔️'],
  [16, '🫩'],
  [17, '🫪'],
];
