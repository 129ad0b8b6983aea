import { items } from '../../boot/stored-items.ts';
import { createPreference } from '../preferences.ts';

/** A recipe with its own page, in the menu and the search. */
export interface PinnedRecipe {
  /** Of the page: see `pageIdOf`. */
  readonly id: string;
  /** Name of the recipe, of this device or of the host. */
  readonly name: string;
  /** The tool whose icon it has, or `recipes`. */
  readonly icon: string;
}

const isPinned = (value: unknown): value is PinnedRecipe =>
  typeof value === 'object' &&
  value !== null &&
  ['id', 'name', 'icon'].every((key) => Object.hasOwn(value, key) && typeof (value as Record<string, unknown>)[key] === 'string');

const isPinnedList = (value: unknown): value is readonly PinnedRecipe[] => Array.isArray(value) && value.every(isPinned);

/** The pinned recipes of this device, in the order of the menu. */
export const pinnedRecipesPreference = createPreference<readonly PinnedRecipe[]>(items.pinnedRecipes, [], isPinnedList);

/** The route of a recipe's page: that of the recipes page with a query, because static hosts have no file for it. */
export const routeOfPage = (id: string): string => `/recipes?page=${encodeURIComponent(id)}`;

/** The id of the page in the query of the recipes page; null without one. */
export const pageInQuery = (query: string): string | null => new URLSearchParams(query).get('page');
