import type { ListedWords, SearchWords } from '../../contract/words.ts';
import { tools } from '../../tools/registry.ts';
import type { Findable } from './find-tools.ts';

export interface FindableTool extends Findable {
  readonly id: string;
}

interface ToolTexts {
  readonly home: Readonly<Record<string, ListedWords>>;
  readonly search: Readonly<Record<string, SearchWords>>;
  readonly nameOfCategory: (category: string) => string;
}

/** The search words of every tool, in one language; English search words count in all. */
export const findableTools = ({ home, search, nameOfCategory }: ToolTexts): readonly FindableTool[] =>
  [...tools].flatMap(([id, { category }]) => {
    const own = home[id];
    const found = search[id];
    if (!own || !found) return [];
    const keywords = [...listed(found.keywords), ...listed(found.english ?? '')];
    return { id, name: own.name, description: found.description, aliases: [...found.aliases, id], keywords, category: nameOfCategory(category) };
  });

/** The words of a text, separated by commas. */
export const listed = (text: string): string[] => text.split(',').map((word) => word.trim());
