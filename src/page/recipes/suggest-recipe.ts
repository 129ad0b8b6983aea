import { chooseLanguage } from '../../contract/languages.ts';
import { VERSION } from '../../runtime/recipe/recipe.ts';
import type { Recipe, Step } from '../../runtime/recipe/recipe.ts';
import { LONG_DURATION_MS, showToast } from '../../ui/toast/toast.ts';
import { beginRecipe } from './begin-recipe.ts';
import { loadRecipeWords } from './recipe-words.ts';

/** A result passed from one tool to the next. */
export interface Transfer {
  /** The page's operation, with its output if that is not the primary one. */
  readonly step: Step;
  /** The text that the page worked on. */
  readonly text: string;
  /** The next tool's operation on the result. */
  readonly next: Step;
}

/** The path of a text: the steps so far, the text at the start, and the current tool. */
interface Way {
  readonly steps: readonly Step[];
  readonly text: string;
  readonly at: string;
}

let way: Way | undefined;

/** Records a result's path through the tools, and suggests saving it as a recipe once it has two steps. `tag` is the language's BCP 47 tag. */
export async function suggestRecipe({ step, text, next }: Transfer, tag: string, openRecipes: () => void): Promise<void> {
  const before = way?.at === step.tool ? way : undefined;
  const steps = [...(before?.steps ?? []), step];
  way = { steps, text: before?.text ?? text, at: next.tool };
  if (steps.length < 2) return;
  const words = await loadRecipeWords(chooseLanguage(undefined, [tag]));
  const recipe: Recipe = { version: VERSION, name: words.t('recipes.untitled'), steps: [...steps, next] };
  const begun = way.text;
  showToast(words.t('recipes.keepWay', { count: recipe.steps.length }), {
    duration: LONG_DURATION_MS,
    action: {
      label: words.t('recipes.keepWayAction'),
      onPress: () => {
        beginRecipe(recipe, begun);
        openRecipes();
      },
    },
  });
}
