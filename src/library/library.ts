import listedTools from 'virtual:listed-tools';
import type * as api from './api.ts';
import { PenknifeError } from './error.ts';
import { run } from './run.ts';

/** The tools that can be run. */
export const tools: typeof api.tools = listedTools;

/** Runs a recipe. Code that only recipes need is loaded by the first. */
export const runRecipe: typeof api.runRecipe = async (recipe, input = '', options = {}) => (await import('./run-recipe.ts')).runRecipe(recipe, input, options);

/** Names formats. */
export const detect: typeof api.detect = async (input, options = {}) => (await import('./detect.ts')).detect(input, options);

/** Reverses a recipe. */
export const reverseRecipe: typeof api.reverseRecipe = async (recipe, options = {}) => (await import('./run-recipe.ts')).reverseGiven(recipe, options);

/** Reads recipes, also those of CyberChef. */
export const importRecipes: typeof api.importRecipes = async (text, options = {}) => (await import('./run-recipe.ts')).importGiven(text, options);

export { PenknifeError, run };
