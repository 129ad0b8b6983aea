import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const PACKAGE = 'decode-named-character-reference';

/**
 * The reader of Markdown asks a package what `&amp;` stands for. In browsers that package asks the document, which
 * workers do not have: there it is to bring its own list. Pages stay without the list.
 */
export const characterReferences = (): Plugin => ({
  name: 'character-references',
  enforce: 'pre',
  resolveId: (source) => (source === PACKAGE ? characterReferencesFile : undefined),
});

/** The package's file for where there is no document. */
const characterReferencesFile = createRequire(import.meta.url).resolve(PACKAGE);

/** While developing, pages and workers share one copy of every package. */
export const developmentAlias = { [PACKAGE]: characterReferencesFile };
