import { InputError } from '../contract/errors.ts';
import type { Offer } from '../runtime/offers.ts';
import { parseCollection } from '../runtime/recipe/collection.ts';
import { takesOffered } from '../runtime/recipe/fitting.ts';
import type { Recipe } from '../runtime/recipe/recipe.ts';
import { isObject, VERSION } from '../runtime/recipe/recipe.ts';
import { sampleRecipe, samples } from '../runtime/recipe/samples.ts';
import type { Words } from '../runtime/words.ts';
import { readItem } from './storage.ts';

/** Name of the item with the recipes of this device. */
export const STORED = 'recipes';

export interface StoredRecipes {
  readonly version: typeof VERSION;
  readonly recipes: readonly Recipe[];
}

export function isStored(value: unknown): value is StoredRecipes {
  if (!isObject(value) || !Array.isArray(value.recipes)) return false;
  try {
    parseCollection(JSON.stringify(value));
    return true;
  } catch (error) {
    if (error instanceof InputError) return false;
    throw error;
  }
}

/** A recipe that can be begun: one of this device, or a sample. */
export interface KnownRecipe {
  readonly id: string;
  readonly recipe: Recipe;
  /** What a sample does; empty for the others. */
  readonly description: string;
  /** The text with which a sample begins. */
  readonly text?: string;
}

/** The recipes of this device, and then the samples. The words are those of recipes. */
export const knownRecipes = (words: Words): readonly KnownRecipe[] => [
  ...storedRecipes().map((recipe) => ({ id: `own ${recipe.name}`, recipe, description: '' })),
  ...[...samples].map(([id, sample]) => ({
    id: `sample ${id}`,
    recipe: sampleRecipe(sample, words.t(`samples.${id}.name`)),
    description: words.t(`samples.${id}.description`),
    text: sample.input,
  })),
];

/** The recipes whose first step takes the text for which the offers were made. */
export async function recipesFor(offers: readonly Offer[], words: Words): Promise<readonly KnownRecipe[]> {
  const known = await Promise.all(knownRecipes(words).map(async (each) => ((await takesOffered(each.recipe, offers)) ? [each] : [])));
  return known.flat();
}

function storedRecipes(): readonly Recipe[] {
  const value = parseJson(readItem(STORED) ?? '');
  return isStored(value) ? value.recipes : [];
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
