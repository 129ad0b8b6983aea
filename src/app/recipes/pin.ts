import { RECIPES } from '../../runtime/recipe/name.ts';
import type { PageConflict } from '../../runtime/recipe/page-id.ts';
import { pageConflict, pageIdOf } from '../../runtime/recipe/page-id.ts';
import type { Recipe } from '../../runtime/recipe/recipe.ts';
import type { Words } from '../../runtime/words.ts';
import { LONG_DURATION_MS, showToast } from '../../ui/toast/toast.ts';
import type { PinnedRecipe } from '../favorites/pinned-recipes.ts';
import { pinnedRecipesPreference } from '../favorites/pinned-recipes.ts';

/** The page that a recipe with this name would have, or why it cannot have one: another recipe's page may have the same id. */
export function pageFor(name: string): { readonly id: string; readonly conflict: PageConflict | 'recipe' | undefined } {
  const id = pageIdOf(name);
  const isTaken = pinnedRecipesPreference.get().some((pinned) => pinned.id === id && pinned.name !== name);
  return { id, conflict: pageConflict(id) ?? (isTaken ? 'recipe' : undefined) };
}

/** The tools whose icons a recipe's page can have, beginning with those of its steps. */
export const iconsFor = ({ steps }: Recipe): readonly string[] => [...new Set([RECIPES, ...steps.map(({ tool }) => tool)])];

/** Gives a recipe its own page, replacing the one that it has. */
export function pin(pinned: PinnedRecipe): void {
  const before = pinnedRecipesPreference.get();
  const isThere = before.some(({ name }) => name === pinned.name);
  pinnedRecipesPreference.set(isThere ? before.map((other) => (other.name === pinned.name ? pinned : other)) : [...before, pinned]);
}

/** Removes the page of a recipe. Returns a function that restores it. */
export function removePage(name: string): () => void {
  const before = pinnedRecipesPreference.get();
  if (before.every((pinned) => pinned.name !== name)) return () => undefined;
  pinnedRecipesPreference.set(before.filter((pinned) => pinned.name !== name));
  return () => pinnedRecipesPreference.set(before);
}

/** The same, with a notice that offers to restore it. */
export function unpin(name: string, words: Words): void {
  const undo = removePage(name);
  showToast(words.t('recipes.unpinned', { name }), { duration: LONG_DURATION_MS, action: { label: words.t('recipes.undo'), onPress: undo } });
}
