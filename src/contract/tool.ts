import type { Category } from './categories.ts';

/** Layout of operation, fields and results on a generated page (DESIGN.md, "A tool page"). */
export type Layout = 'form' | 'two-panes' | 'generator' | 'inspector' | 'reference';

/** A tool's manifest: small plain data, most of which is loaded with the app. The folder's name is the tool's id and path. */
export interface Tool {
  readonly category: Category;
  /** Sort key within the category's menu. */
  readonly order: number;
  /** Name of a Tabler icon, kebab-case, that no other tool has; or two formats' names, whose first letters the build draws: from, to. */
  readonly icon: string | readonly [from: string, to: string];
  /** Search words that are the same in every language. */
  readonly aliases: readonly string[];
  /** Day on which the tool was added, `YYYY-MM-DD`. */
  readonly createdAt?: string;
  /** Former paths, with a leading slash. */
  readonly redirectFrom?: readonly string[];
  /** Position among the shortcuts of the installed app: for the few most used tools, of which systems show four or five. */
  readonly shortcut?: number;
  /** Position among the tools that the home page offers to a first-time visitor: for a row of them. Such a tool has a `shortName`. */
  readonly often?: number;
  /** Whether the menu shows the tool at its top, beside the recipes, and not in its category: for a tool that leads to the others. */
  readonly leads?: true;
  /** Layout of the generated page. Default `form`. */
  readonly layout?: Layout;
  /** Folders of `lib/` whose strings the tool shows besides its own: those that `operations.ts` is checked with. */
  readonly topics?: readonly string[];
  /** Not translated yet: languages that lack some of the tool's strings show all of them in English. `npm run translations` lists them. */
  readonly untranslated?: true;
}

/**
 * The part of a manifest that the site loads with the app. The build removes the icon, which is drawn into a file, the aliases, which come
 * with the search, and everything that only the build and tests need.
 */
export type ListedTool = Omit<Tool, 'icon' | 'aliases' | 'topics' | 'untranslated'>;

export const defineTool = (tool: Tool): Tool => tool;
