import type { Category } from '../contract/categories.ts';
import type { ListedTool } from '../contract/tool.ts';
import { manifests } from './manifests.ts';

const offered = new Map<string, ListedTool>(manifests);

/** The tool data that pages use, by id, in menu order. A tool is identified by its folder alone. */
export const tools: ReadonlyMap<string, ListedTool> = offered;

/** Returns the ids of these tools by category, both in menu order. */
export function toolsByCategory(): readonly (readonly [category: Category, ids: readonly string[]])[] {
  const groups = new Map<Category, string[]>();
  for (const [id, { category }] of tools) groups.set(category, [...(groups.get(category) ?? []), id]);
  return [...groups];
}

/** Limits the site to these tools, in this order. Must be called before anything is shown. */
export function offerOnly(chosen: readonly (readonly [id: string, tool: ListedTool])[]): void {
  offered.clear();
  for (const [id, tool] of chosen) offered.set(id, tool);
}
