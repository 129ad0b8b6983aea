import type { Operations } from '../contract/operations.ts';
import { inOrder } from '../contract/operations.ts';

const loaders = import.meta.glob<Operations>('./*/fields.ts');

/** A tool's declared operations: light, so pages and links may load them. A tool that is only a page has none. */
export async function loadOperations(id: string): Promise<Operations> {
  const load = loaders[`./${id}/fields.ts`];
  return load ? inOrder(await load()) : {};
}

export const hasOperations = (id: string): boolean => `./${id}/fields.ts` in loaders;
