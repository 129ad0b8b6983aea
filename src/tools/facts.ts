import type { VectorTable } from '../contract/vectors.ts';

const loaders = import.meta.glob<VectorTable>('./*/vectors.ts', { import: 'default' });

/** Loads a tool's vectors: its tests and examples. */
export async function loadVectors(id: string): Promise<VectorTable> {
  return (await loaders[`./${id}/vectors.ts`]?.()) ?? {};
}
