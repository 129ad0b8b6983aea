import { categories } from '../contract/categories.ts';
import type { Tool } from '../contract/tool.ts';

const idOf = (path: string): string => path.split('/').at(-2) ?? '';

const manifests = import.meta.glob<Tool>('./*/tool.ts', { eager: true, import: 'default' });

/** Every tool's manifest by its id, in menu order. A tool is known by its folder alone. */
export const tools: ReadonlyMap<string, Tool> = new Map(
  Object.entries(manifests)
    .map(([path, tool]) => [idOf(path), tool] as const)
    .toSorted(([, a], [, b]) => categories.indexOf(a.category) - categories.indexOf(b.category) || a.order - b.order),
);
