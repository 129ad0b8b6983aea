import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const PACKAGE = 'decode-named-character-reference';

/**
 * The Markdown parser decodes `&amp;` and the like by a package that uses the DOM in browsers. Workers have no DOM, so that
 * for them the package's own list is bundled; pages are spared the list.
 */
export const characterReferences = (): Plugin => ({
  name: 'character-references',
  enforce: 'pre',
  resolveId: (source) => (source === PACKAGE ? characterReferencesFile : undefined),
});

/** The package's file for platforms without a DOM, with the list. */
const characterReferencesFile = createRequire(import.meta.url).resolve(PACKAGE);

/** While developing, pages and workers share one copy of every package. */
export const developmentAlias = { [PACKAGE]: characterReferencesFile };
