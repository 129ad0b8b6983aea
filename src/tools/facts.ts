import type { VectorTable } from '../contract/vectors.ts';

const loaders = import.meta.glob<VectorTable>('./*/vectors.ts', { import: 'default' });

/** A tool's table of facts: its tests, and its examples. */
export async function loadVectors(id: string): Promise<VectorTable> {
  return (await loaders[`./${id}/vectors.ts`]?.()) ?? {};
}
