import { isObject, VERSION } from '../../runtime/recipe/basics.ts';
import { samples } from '../../runtime/recipe/samples.ts';
import type { Words } from '../../runtime/words.ts';
import { host } from '../storage/host.ts';
import { readItem } from '../storage/storage.ts';

/** Name of the item with the recipes of this device. */
export const STORED = 'recipes';

/** A recipe as a list shows it: one of this device, or a sample. */
export interface ListedRecipe {
  readonly id: string;
  readonly name: string;
  /** The description of a sample; empty for the others. */
  readonly description: string;
  /** The tools of its steps, as these name them. */
  readonly tools: readonly string[];
  /** The text that it starts with, if it has one. */
  readonly text?: string;
}

interface Titled {
  readonly name: string;
  readonly steps: readonly { readonly tool: string }[];
}

const toolsOf = ({ steps }: Pick<Titled, 'steps'>): readonly string[] => steps.map(({ tool }) => tool);

export const listOwn = (recipe: Titled): ListedRecipe => ({ id: `own ${recipe.name}`, name: recipe.name, description: '', tools: toolsOf(recipe) });

/** The samples. The strings are those of recipes. */
export const listSamples = (words: Words): readonly ListedRecipe[] =>
  [...samples].map(([id, sample]) => ({
    id: `sample ${id}`,
    name: words.t(`samples.${id}.name`),
    description: words.t(`samples.${id}.description`),
    tools: toolsOf(sample),
    text: sample.input,
  }));

/** Those set by the host of the site. */
const listPresets = (): readonly ListedRecipe[] => (host.recipes ?? []).map((recipe) => ({ ...listOwn(recipe), id: `preset ${recipe.name}` }));

/** The recipes of this device, those of the host, and then the samples, without loading the code that runs them. */
export const listRecipes = (words: Words): readonly ListedRecipe[] => [...readTitles().map(listOwn), ...listPresets(), ...listSamples(words)];

function readTitles(): readonly Titled[] {
  const stored = parseStored();
  return isObject(stored) && stored.version === VERSION && Array.isArray(stored.recipes) ? stored.recipes.filter(isTitled) : [];
}

const isTitled = (value: unknown): value is Titled =>
  isObject(value) &&
  typeof value.name === 'string' &&
  Array.isArray(value.steps) &&
  value.steps.every((step) => isObject(step) && typeof step.tool === 'string');

/** The stored recipes as parsed, not checked. */
export function parseStored(): unknown {
  try {
    return JSON.parse(readItem(STORED) ?? 'null');
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
