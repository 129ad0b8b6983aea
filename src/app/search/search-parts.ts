// What a search box needs once it is there: one file that is loaded after the page.
export { actionEntries, toolEntries } from './entries.tsx';
export { createFinder, groupFound } from './find-tools.ts';
export { HitList } from './HitList.tsx';
export { pasteHits, searchHits } from './hits.ts';
export { PaletteFooter } from './PaletteFooter.tsx';
