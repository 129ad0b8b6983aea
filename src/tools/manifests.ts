import { categories } from '../contract/categories.ts';
import type { Tool } from '../contract/tool.ts';

const idOf = (path: string): string => path.split('/').at(-2) ?? '';

const modules = import.meta.glob<Tool>('./*/tool.ts', { eager: true, import: 'default' });

/** Every tool's manifest by id, in menu order. The site may offer only some of them: see `registry.ts`. */
export const manifests: ReadonlyMap<string, Tool> = new Map(
  Object.entries(modules)
    .map(([path, tool]) => [idOf(path), tool] as const)
    .toSorted(([, a], [, b]) => categories.indexOf(a.category) - categories.indexOf(b.category) || a.order - b.order),
);
