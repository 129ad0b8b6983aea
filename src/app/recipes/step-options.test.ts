import { expect, test } from 'vitest';
import type { Language } from '../../contract/languages.ts';
import { languages } from '../../contract/languages.ts';
import { loadRecipeWords } from '../../page/recipes/recipe-words.ts';
import { VERSION } from '../../runtime/recipe/recipe.ts';
import { hasOperations } from '../../tools/declarations.ts';
import { tools } from '../../tools/registry.ts';
import { createOptionFinder } from '../../ui/select/options.ts';
import type { Addition } from './step-options.ts';
import { stepOptions } from './step-options.ts';

const strings = import.meta.glob<string>('../../tools/*/strings/*.json', { eager: true, import: 'name' });

const namesIn = (language: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...tools.keys()].map((id) => [id, strings[`../../tools/${id}/strings/${language}.json`] ?? strings[`../../tools/${id}/strings/en.json`] ?? id]),
  );

async function finderIn(language: Language, suggested: readonly string[] = []) {
  const words = await loadRecipeWords(language);
  const recipes = [{ version: VERSION, name: 'JSON to CSV', steps: [] }] as const;
  return createOptionFinder(
    stepOptions({ suggested: suggested.map((tool) => ({ tool, operation: 'convert' })), toolNames: namesIn(language), recipes, words }),
  );
}

const toolOf = (addition: Addition | undefined): string | undefined => {
  if (addition?.kind === 'step') return addition.step.tool;
  return addition?.kind === 'tool' ? addition.tool : undefined;
};

test.each([
  ['json to csv', 'json-to-csv'],
  ['JSON to YAML', 'json-to-yaml-converter'],
  ['yaml to json', 'yaml-to-json-converter'],
  ['xml to json', 'xml-to-json'],
  ['json minify', 'json-minify'],
  ['Hash text', 'hash-text'],
])('%s finds that tool first, suggested or not', async (search, tool) => {
  const plain = await finderIn('en');
  expect(toolOf(plain(search)[0]?.value)).toBe(tool);
  const suggesting = await finderIn('en', ['json-to-yaml-converter', 'json-to-toml', 'json-to-csv', tool]);
  expect(toolOf(suggesting(search)[0]?.value)).toBe(tool);
});

const searchesNames = async (language: Language): Promise<void> => {
  const find = await finderIn(language, ['json-prettify', 'json-to-csv']);
  const names = Object.entries(namesIn(language)).filter(([tool]) => hasOperations(tool));
  const wrong = names.filter(([tool, name]) => toolOf(find(name)[0]?.value) !== tool);
  expect(wrong).toEqual([]);
};
test.each(Object.keys(languages) as readonly Language[])('each tool is first for its own name in %s', searchesNames);
