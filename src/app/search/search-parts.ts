// One chunk with the parts of a search box, loaded after the page.
export { actionEntries, pageEntries, toolEntries } from './entries.tsx';
export { createFinder, groupFound } from '../../runtime/search/find-tools.ts';
export { HitList } from './HitList.tsx';
export { pasteHits, searchHits } from './hits.ts';
export { PaletteFooter } from './PaletteFooter.tsx';
