import type { Operation, Operations } from '../contract/operations.ts';
import { inOrder } from '../contract/operations.ts';

const loaders = import.meta.glob<Readonly<Record<string, unknown>>>('./*/fields.ts');

/** Loads a tool's declared operations, which are small enough for pages and links. A page-only tool has none. */
export async function loadOperations(id: string): Promise<Operations> {
  const load = loaders[`./${id}/fields.ts`];
  if (!load) return {};
  // A build may move code shared by the fields and the page into their chunk, which then also exports it.
  return inOrder(Object.fromEntries(Object.entries(await load()).filter(isOperation)));
}

const isOperation = (entry: readonly [name: string, value: unknown]): entry is [name: string, operation: Operation] =>
  typeof entry[1] === 'object' && entry[1] !== null && 'place' in entry[1];

export const hasOperations = (id: string): boolean => `./${id}/fields.ts` in loaders;
