import type { Category } from './categories.ts';

/** How a generated page lays out operation, fields and results (DESIGN.md, "A tool page"). */
export type Layout = 'form' | 'two-panes' | 'generator' | 'inspector' | 'reference';

/** A tool's manifest: eager, tiny, plain data. The folder's name is the tool's id and its path. */
export interface Tool {
  readonly category: Category;
  /** Place in the category's menu. */
  readonly order: number;
  /** Name of a Tabler icon, kebab-case, that no other tool has; or two formats' names, whose first letters the build draws: from, to. */
  readonly icon: string | readonly [from: string, to: string];
  /** Search words that are the same in every language. */
  readonly aliases: readonly string[];
  /** Day on which the tool was added, `YYYY-MM-DD`. */
  readonly createdAt?: string;
  /** Old paths, each with its leading slash. */
  readonly redirectFrom?: readonly string[];
  /** Layout of the generated page; `form` if left out. */
  readonly layout?: Layout;
}

export const defineTool = (tool: Tool): Tool => tool;
