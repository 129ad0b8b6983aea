import type { Recipe } from '../../runtime/recipe/recipe.ts';
import type { WireInput } from '../../runtime/check.ts';

/** What the host of the site has set for parts of pages, in `config.json`. */
export interface Host {
  /** The address of a picture that stands in the place of our mark. */
  readonly logo?: string;
  /** Recipes that come along for every visitor. */
  readonly recipes?: readonly Recipe[];
  /** Tool → operation → field → the value that a fresh page starts with. Not all of them need fit. */
  readonly options?: Readonly<Record<string, Readonly<Record<string, WireInput>>>>;
}

/** The host's settings: none without a file. Set before anything is shown. */
export let host: Host = {};

export const provideHost = (next: Host): void => {
  host = next;
};
