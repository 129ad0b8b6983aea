import type { Recipe } from '../../runtime/recipe/recipe.ts';
import type { WireInput } from '../../runtime/check.ts';

/** What the host of the site has set for parts of pages, in `config.json`. */
export interface Host {
  /** The URL of an image that replaces our logo. */
  readonly logo?: string;
  /** Recipes that are included for every visitor. */
  readonly recipes?: readonly Recipe[];
  /** Origins of pages that may exchange messages with embedded tools, besides the site's own. */
  readonly embedOrigins?: readonly string[];
  /** Tool → operation → field → the value that a fresh page starts with. Some may be invalid. */
  readonly options?: Readonly<Record<string, Readonly<Record<string, WireInput>>>>;
}

/** The host's settings: none without a file. Set before anything is shown. */
export let host: Host = {};

export const provideHost = (next: Host): void => {
  host = next;
};
