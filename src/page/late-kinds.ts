import type { Operations } from '../contract/operations.ts';
import { lateAlone } from './late.tsx';

// Only some tools have these kinds of fields, so other pages do not load the code.
export const FileInput = lateAlone(async () => ({ default: (await import('./fields/FileInput.tsx')).FileInput }));
export const FileOutput = lateAlone(async () => ({ default: (await import('./outputs/FileOutput.tsx')).FileOutput }));
export const ImageOutput = lateAlone(async () => ({ default: (await import('./outputs/ImageOutput.tsx')).ImageOutput }));
export const ListOutput = lateAlone(async () => ({ default: (await import('./outputs/ListOutput.tsx')).ListOutput }));
export const LongText = lateAlone(async () => ({ default: (await import('./outputs/LongText.tsx')).LongText }));
export const RecordOutput = lateAlone(async () => ({ default: (await import('./outputs/RecordOutput.tsx')).RecordOutput }));
export const TableOutput = lateAlone(async () => ({ default: (await import('./outputs/TableOutput.tsx')).TableOutput }));

/** Loads the parts for the operations' kinds of fields ahead of rendering. Failures are ignored here: rendering a part tries again and reports. */
export async function loadKinds(operations: Operations): Promise<void> {
  const inputs = Object.values(operations).flatMap(({ input }) => Object.values(input));
  const outputs = Object.values(operations).flatMap(({ output }) => Object.values(output));
  const parts = [
    ...(inputs.some(({ kind }) => kind === 'file') ? [FileInput] : []),
    ...(outputs.some(({ kind }) => kind === 'file') ? [FileOutput] : []),
    ...(outputs.some(({ kind }) => kind === 'image') ? [ImageOutput] : []),
    ...(outputs.some(({ kind }) => kind === 'list') ? [ListOutput] : []),
    ...(outputs.some((output) => output.kind === 'text' && output.multiline) ? [LongText] : []),
    ...(outputs.some(({ kind }) => kind === 'record') ? [RecordOutput] : []),
    ...(outputs.some(({ kind }) => kind === 'table') ? [TableOutput] : []),
  ];
  await Promise.allSettled(parts.map((part) => part.load()));
}
