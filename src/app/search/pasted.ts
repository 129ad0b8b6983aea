import type { Language } from '../../contract/languages.ts';
import { toFileValue } from '../../page/files/file-value.ts';
import { MAX_FILE_BYTES } from '../../page/files/max-file-bytes.ts';
import { importable, recipesFor } from '../../page/recipes/known-recipes.ts';
import { loadRecipeWords } from '../../page/recipes/recipe-words.ts';
import { readTextFile } from '../../page/files/text-file.ts';
import type { Offer } from '../../runtime/offers.ts';
import { offersFor, offersForFile } from '../../runtime/offers.ts';
import type { Pasted } from './hits.ts';

/** Of a file that is read for its recipes, in bytes. Every format parses the whole text, which would block the page for a longer one. */
const MAX_READ = 300_000;

/** The part of a longer file that shows its format. */
const HEAD_BYTES = 65_536;

/** Accepts a text: tools, and recipes that start with it. */
export async function pastedText(text: string, language: Language): Promise<Pasted> {
  const offers = offersFor(text);
  return { text, isFile: false, offers, recipes: await beginnings(text, offers, language) };
}

/** Accepts a file: tools for its type and, if it is a text file, for its content, and recipes that start with it. */
export async function pastedFile(file: File, language: Language): Promise<Pasted> {
  const isWhole = file.size <= MAX_READ;
  const text = await textOf(isWhole ? file : await headOf(file));
  const byContent = text === undefined || file.size > MAX_FILE_BYTES ? [] : offersFor(text);
  const byType = offersForFile(file, toFileValue(file));
  return {
    text: file.name,
    isFile: true,
    // Images and PDFs are certain by their types.
    offers: [
      ...byType.filter(isFor('certain')),
      ...byContent.filter(({ confidence }) => confidence !== 'any-text'),
      ...byType.filter(isFor('plausible')),
      ...byContent.filter(isFor('any-text')),
    ],
    recipes: text !== undefined && isWhole ? await beginnings(text, byContent, language) : [],
    ...(text !== undefined && !isWhole && { cut: { file, text } }),
  };
}

const isFor =
  (confidence: Offer['confidence']) =>
  (offer: Offer): boolean =>
    offer.confidence === confidence;

async function textOf(file: Blob): Promise<string | undefined> {
  const read = await readTextFile(file);
  return read.kind === 'text' ? read.text : undefined;
}

const LINE_FEED = 0x0a;

/** The first lines of a file, so that no character is cut. A single long line is cut anywhere. */
async function headOf(file: Blob): Promise<Blob> {
  const head = file.slice(0, HEAD_BYTES);
  const end = new Uint8Array(await head.arrayBuffer()).lastIndexOf(LINE_FEED);
  return end > 0 ? head.slice(0, end) : head;
}

async function beginnings(text: string, offers: readonly Offer[], language: Language): Promise<Pasted['recipes']> {
  const words = await loadRecipeWords(language);
  const recipes = await recipesFor(offers, words);
  return [...importable(text, words), ...recipes.map((recipe) => ({ ...recipe, text }))];
}
