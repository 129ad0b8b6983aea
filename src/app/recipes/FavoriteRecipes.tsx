import { use, useId } from 'react';
import { beginRecipe } from '../../page/recipes/begin-recipe.ts';
import { useEnvironment } from '../../page/environment.ts';
import { loadRecipeWords } from '../../page/recipes/recipe-words.ts';
import { RECIPES } from '../../runtime/recipe/name.ts';
import { favoriteRecipesPreference } from '../favorites/favorite-recipes.ts';
import styles from '../home/home.module.css';
import { usePreference } from '../preferences.ts';
import { useShell } from '../shell.tsx';
import { ToolIcon } from '../ToolIcon.tsx';
import { recipesPreference } from './stored-recipes.ts';

/** The favorite recipes as pills, each of which starts new work with the recipe. */
export default function FavoriteRecipes() {
  const { language } = useShell();
  const { openTool } = useEnvironment();
  const words = use(loadRecipeWords(language));
  const names = usePreference(favoriteRecipesPreference);
  const { recipes } = usePreference(recipesPreference);
  const id = useId();
  const found = names.flatMap((favorite) => recipes.find(({ name }) => name === favorite) ?? []);
  if (found.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {words.t('recipes.favorites')}
      </h2>
      <ul className={styles.pills}>
        {found.map((recipe) => (
          // A name may be longer than a phone is wide.
          <li key={recipe.name} style={{ maxWidth: '100%', overflowWrap: 'anywhere' }}>
            <button
              type="button"
              className={styles.pill}
              onClick={() => {
                beginRecipe(recipe);
                openTool(RECIPES);
              }}
            >
              <ToolIcon tool={RECIPES} size={18} />
              {recipe.name}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
