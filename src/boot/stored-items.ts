/** Names of the items in local storage that both the boot script and the app read. A new name would lose what visitors have stored. */
export const items = {
  theme: 'theme',
  locale: 'locale',
  isMenuCollapsed: 'isMenuCollapsed',
  isCollapsedBySmallScreen: 'isCollapsedBySmallScreen',
  recentTools: 'recentTools',
  favorites: 'favoriteToolsName',
  pinnedRecipes: 'pinnedRecipes',
  collapsedCategories: 'collapsedCategories',
} as const;

export type Theme = 'light' | 'dark' | 'system';

export const isTheme = (value: unknown): value is Theme => value === 'light' || value === 'dark' || value === 'system';

/** Parses a stored value: a word is stored as it is (`dark`), all other values as JSON. A word in quotes is accepted too. */
export function parseItem(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return text;
    throw error;
  }
}
