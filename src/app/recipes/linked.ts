import { InputError } from '../../contract/errors.ts';
import { beginRecipe } from '../../page/recipes/begin-recipe.ts';
import { offerImport } from '../../page/recipes/offered-import.ts';
import { describeFailure } from '../../runtime/failure.ts';
import { isCyberChefLink } from '../../runtime/recipe/cyberchef/recognize.ts';
import { isRecipeLink, parseRecipeLink } from '../../runtime/recipe/link.ts';
import { checkRecipe } from '../../runtime/recipe/step.ts';
import { toFailure } from '../../runtime/run.ts';
import type { Words } from '../../runtime/words.ts';
import { LONG_DURATION_MS, showToast } from '../../ui/toast/toast.ts';

/** Reads the recipe of the link that led here, and removes it from the URL, so that a reload does not revert changes to the recipe. */
export async function takeLinkedRecipe(words: Words): Promise<void> {
  const { hash } = location;
  const isCyberChef = isCyberChefLink(hash);
  if (!isCyberChef && !isRecipeLink(hash)) return;
  // Without its state, the history entry does not belong to earlier work.
  history.replaceState(null, '', location.pathname + location.search);
  if (isCyberChef) return offerImport(hash);
  try {
    const { recipe, text } = await parseRecipeLink(hash);
    await checkRecipe(recipe);
    beginRecipe(recipe, text ?? '');
    dispatchEvent(new Event('hashchange'));
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    const message = describeFailure(toFailure(error), words);
    showToast(words.t('recipes.broken', { message }), { type: 'warning', duration: LONG_DURATION_MS });
  }
}
