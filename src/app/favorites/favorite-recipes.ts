import { createPreference, isTextList } from '../preferences.ts';

/** Names of the favorite recipes of this device. A name that no recipe has any longer is not shown; the recipe may come back. */
export const favoriteRecipesPreference = createPreference<readonly string[]>('favoriteRecipes', [], isTextList);
