import { describeEnd } from '../cli/recipe.ts';
import { executeRecipe, secretsOf } from '../cli/recipe-runner.ts';
import { InputError } from '../contract/errors.ts';
import { chooseLanguage } from '../contract/languages.ts';
import { describeFailure } from '../runtime/failure.ts';
import { file } from '../runtime/kinds/input/file.ts';
import { fileToWire } from '../runtime/kinds/output/file.ts';
import type { StepValue } from '../runtime/recipe/step-value.ts';
import { isRecipeLink, parseRecipeLink } from '../runtime/recipe/link.ts';
import { describeWarning } from '../runtime/recipe/cyberchef/describe-warning.ts';
import { readRecipes } from '../runtime/recipe/read-recipes.ts';
import type { Recipe } from '../runtime/recipe/recipe.ts';
import { parseRecipe, readRecipe } from '../runtime/recipe/recipe.ts';
import { describeIrreversible, reverseRecipe } from '../runtime/recipe/reverse.ts';
import { loadHomeWords } from '../runtime/platform/words.ts';
import type { Words } from '../runtime/words.ts';
import { joined } from '../runtime/recipe/run-recipe.ts';
import { toFailure } from '../runtime/run.ts';
import type { ImportedRecipes, RecipeOptions, RunOptions, WireFile } from './api.ts';
import { PenknifeError } from './error.ts';
import { bugError, loadSharedWords } from './run.ts';

/** See `runRecipe` in api.ts. */
export async function runRecipe(given: Recipe | string, input: unknown, { signal, language: wanted, secrets }: RecipeOptions): Promise<string | WireFile> {
  signal?.throwIfAborted();
  const language = chooseLanguage(wanted, []);
  const words = await loadSharedWords(language);
  return withMessages(words, async () => {
    const recipe = await readGiven(given);
    const outcome = await executeRecipe(recipe, readInput(input), secretsOf(secrets), { language, signal });
    signal?.throwIfAborted();
    if (outcome.kind === 'output') return toResult(await joined(outcome.result));
    if (outcome.kind !== 'error') throw bugError(outcome.kind === 'bug' ? outcome.message : outcome.kind, words);
    const { error, step, item } = outcome;
    const place = { step: step + 1, item: item === undefined ? undefined : item + 1 };
    throw new PenknifeError(await describeEnd(recipe, outcome, words), error, place);
  });
}

/** See `reverseRecipe` in api.ts. */
export async function reverseGiven(given: Recipe | string, { language: wanted }: RunOptions): Promise<Recipe> {
  const language = chooseLanguage(wanted, []);
  const words = await loadSharedWords(language);
  return withMessages(words, async () => {
    const reversed = await reverseRecipe(await readGiven(given));
    if ('recipe' in reversed) return reversed.recipe;
    const names = await loadHomeWords(language);
    const message = describeIrreversible(reversed.irreversible, words, (tool) => names[tool]?.name ?? tool);
    throw new PenknifeError(message, { code: 'irreversible', params: {} });
  });
}

/** See `importRecipes` in api.ts. */
export async function importGiven(text: string, { language: wanted }: RunOptions): Promise<ImportedRecipes> {
  const words = await loadSharedWords(chooseLanguage(wanted, []));
  return withMessages(words, async () => {
    const { recipes, text: input, secrets, warnings = [] } = await readRecipes(text, words.t('cyberchef.name'));
    return {
      recipes,
      input,
      secrets: Object.fromEntries([...secrets].map(([index, values]) => [index + 1, values])),
      warnings: warnings.map((warning) => ({
        code: warning.code,
        step: warning.step === 0 ? undefined : warning.step,
        operation: warning.op,
        message: describeWarning(warning, words),
      })),
    };
  });
}

/** Runs a function, whose InputErrors become errors with a message. */
async function withMessages<Result>(words: Words, act: () => Promise<Result>): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    const failure = toFailure(error);
    throw new PenknifeError(describeFailure(failure, words), failure);
  }
}

async function readGiven(given: Recipe | string): Promise<Recipe> {
  if (typeof given !== 'string') return readRecipe(given);
  return isRecipeLink(given) ? (await parseRecipeLink(given)).recipe : parseRecipe(given);
}

const readInput = (input: unknown): StepValue => (typeof input === 'string' ? input : file.check('input', { kind: 'file' }, input));

const toResult = (result: StepValue): string | WireFile => (typeof result === 'string' ? result : fileToWire(result));
