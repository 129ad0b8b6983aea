import type { Language } from '../../contract/languages.ts';
import { toFileValue } from '../../page/files/file-value.ts';
import { recipesFor } from '../../page/recipes/known-recipes.ts';
import { loadRecipeWords } from '../../page/recipes/recipe-words.ts';
import { readTextFile } from '../../page/files/text-file.ts';
import type { Offer } from '../../runtime/offers.ts';
import { offersFor, offersForFile } from '../../runtime/offers.ts';
import type { Pasted } from './hits.ts';

/** Of a file that is read for its recipes, in bytes. Every format parses the whole text, which would block the page for a longer one. */
const MAX_READ = 300_000;

/** Accepts a text: tools, and recipes that start with it. */
export async function pastedText(text: string, language: Language): Promise<Pasted> {
  const offers = offersFor(text);
  return { text, isFile: false, offers, recipes: await beginnings(text, offers, language) };
}

/** Accepts a file: tools, and recipes that start with it if it is a text file. */
export async function pastedFile(file: File, language: Language): Promise<Pasted> {
  const read = file.size > MAX_READ ? undefined : await readTextFile(file);
  const recipes = read?.kind === 'text' ? await beginnings(read.text, offersFor(read.text), language) : [];
  return { text: file.name, isFile: true, offers: offersForFile(file, toFileValue(file)), recipes };
}

async function beginnings(text: string, offers: readonly Offer[], language: Language): Promise<Pasted['recipes']> {
  const recipes = await recipesFor(offers, await loadRecipeWords(language));
  return recipes.map((recipe) => ({ ...recipe, text }));
}
