import * as v from 'valibot';
import { InputError } from '../../contract/errors.ts';
import type { Recipe } from './recipe.ts';
import { isObject, parseJson, readRecipe, VERSION } from './recipe.ts';

/** The maximum number of recipes on a device or in a file. */
export const MAX_RECIPES = 500;
/** Of a file of recipes, in UTF-16 code units. */
export const MAX_COLLECTION_LENGTH = 5_000_000;

const collectionSchema = v.strictObject({
  $schema: v.optional(v.string()),
  version: v.number(),
  recipes: v.pipe(v.array(v.unknown()), v.maxLength(MAX_RECIPES)),
});

/** Writes recipes as one file, which `parseCollection` reads. */
export const formatCollection = (recipes: readonly Recipe[]): string => `${JSON.stringify({ version: VERSION, recipes }, null, 2)}\n`;

/**
 * Reads a file of recipes, or of a single one, of this or an earlier version.
 * @throws InputError `not-json`, `recipe-too-long`, `not-a-recipe`, `newer-recipe`, `too-many-steps`; `params.name` names the invalid recipe
 */
export function parseCollection(text: string): readonly Recipe[] {
  const value = parseJson(text, MAX_COLLECTION_LENGTH);
  if (!isObject(value) || !('recipes' in value)) return [readRecipe(value)];
  if (typeof value.version === 'number' && value.version > VERSION) throw new InputError('newer-recipe', { params: { version: value.version } });
  const { issues, output } = v.safeParse(collectionSchema, value, { abortEarly: true });
  if (issues) throw new InputError('not-a-recipe', { params: { path: v.getDotPath(issues[0]) ?? '$' } });
  return output.recipes.map(readAt);
}

function readAt(value: unknown, index: number): Recipe {
  try {
    return readRecipe(value);
  } catch (error) {
    if (!(error instanceof InputError) || error.code !== 'not-a-recipe') throw error;
    const path = String(error.params.path);
    throw new InputError(error.code, { params: { path: path === '$' ? `recipes.${index}` : `recipes.${index}.${path}` } });
  }
}

/** Adds recipes to others. One with a name that another recipe has gets a number after it; an existing one is not added again. */
export function mergeRecipes(own: readonly Recipe[], added: readonly Recipe[]): readonly Recipe[] {
  const merged = [...own];
  for (const recipe of added) {
    if (merged.some((other) => isSame(other, recipe))) continue;
    merged.push({ ...recipe, name: freeName(recipe.name, merged) });
  }
  return merged;
}

export const isSame = (one: Recipe, other: Recipe): boolean => JSON.stringify(canonical(one)) === JSON.stringify(canonical(other));

/** With the keys of steps in one order, and without those that have no effect. */
const canonical = ({ name, steps }: Recipe): unknown => [
  name,
  steps.map(({ tool, operation, options = {}, input, output, each, off }) => [
    tool,
    operation,
    Object.entries(options)
      .map((option) => JSON.stringify(option))
      .toSorted(),
    input,
    output,
    each,
    off === true,
  ]),
];

/** The name itself, or with a number after it if another recipe has it. */
export function freeName(name: string, others: readonly Recipe[]): string {
  const taken = new Set(others.map((other) => other.name));
  for (let count = 1; ; count++) {
    const candidate = count === 1 ? name : `${name} (${count})`;
    if (!taken.has(candidate)) return candidate;
  }
}

/** The steps of one recipe and then those of another, under the name of the first. */
export const appendRecipe = (recipe: Recipe, { steps }: Recipe): Recipe => readRecipe({ ...recipe, steps: [...recipe.steps, ...steps] });
