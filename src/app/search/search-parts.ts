// One chunk with the parts of a search box, loaded after the page.
export { loadRecipeWords } from '../../page/recipes/recipe-words.ts';
export { answerTo, mayAnswer } from './answer.ts';
export { createIndex } from './create-index.ts';
export { HitList } from './HitList.tsx';
export { PaletteFooter } from './PaletteFooter.tsx';
