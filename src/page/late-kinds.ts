import type { Operations } from '../contract/operations.ts';
import { lateAlone } from './late.tsx';

// What only some kinds of fields need, each with all that it takes: pages without them do not load it.
export const FileInput = lateAlone(async () => ({ default: (await import('./fields/FileInput.tsx')).FileInput }));
export const FileOutput = lateAlone(async () => ({ default: (await import('./outputs/FileOutput.tsx')).FileOutput }));
export const TableOutput = lateAlone(async () => ({ default: (await import('./outputs/TableOutput.tsx')).TableOutput }));

/** Loads what the fields of some operations need, so that their page finds it there. If that fails, the page tries anew. */
export async function loadKinds(operations: Operations): Promise<void> {
  const inputs = Object.values(operations).flatMap(({ input }) => Object.values(input));
  const outputs = Object.values(operations).flatMap(({ output }) => Object.values(output));
  const parts = [
    ...(inputs.some(({ kind }) => kind === 'file') ? [FileInput] : []),
    ...(outputs.some(({ kind }) => kind === 'file') ? [FileOutput] : []),
    ...(outputs.some(({ kind }) => kind === 'table') ? [TableOutput] : []),
  ];
  await Promise.allSettled(parts.map((part) => part.load()));
}
