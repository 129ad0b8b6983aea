import type { Implementation } from '../contract/operations.ts';

const loaders = import.meta.glob<Implementation>('./*/operations.ts', { import: 'default' });

/** Loads a tool's engine. Only a worker or Node may import this module: a page that did would bundle every engine twice. */
export async function loadImplementation(id: string): Promise<Implementation | undefined> {
  return await loaders[`./${id}/operations.ts`]?.();
}
