import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const PACKAGE = 'decode-named-character-reference';

/**
 * In browsers, the Markdown parser decodes character references such as `&amp;` by a package that uses the DOM. Workers have no
 * DOM, so their bundles get the package's variant with a list of all references. Pages are spared that list.
 */
export const characterReferences = (): Plugin => ({
  name: 'character-references',
  enforce: 'pre',
  resolveId: (source) => (source === PACKAGE ? characterReferencesFile : undefined),
});

/** The package's variant for platforms without a DOM, with the list. */
const characterReferencesFile = createRequire(import.meta.url).resolve(PACKAGE);

/** The development server gives pages and workers the same copy of a package, so both get the variant with the list. */
export const developmentAlias = { [PACKAGE]: characterReferencesFile };
