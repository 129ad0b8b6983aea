import type { OutputField, OutputKind } from '../../contract/fields.ts';
import type { Operations } from '../../contract/operations.ts';
import { lazyWithSuspense } from './lazy.tsx';

// Only some tools have these field types, so other pages do not load the code.
export const FileInput = lazyWithSuspense(async () => ({ default: (await import('../fields/FileInput.tsx')).FileInput }));
export const FileOutput = lazyWithSuspense(async () => ({ default: (await import('../outputs/FileOutput.tsx')).FileOutput }));
export const ImageOutput = lazyWithSuspense(async () => ({ default: (await import('../outputs/ImageOutput.tsx')).ImageOutput }));
export const ListOutput = lazyWithSuspense(async () => ({ default: (await import('../outputs/ListOutput.tsx')).ListOutput }));
export const LongText = lazyWithSuspense(async () => ({ default: (await import('../outputs/LongText.tsx')).LongText }));
export const RecordOutput = lazyWithSuspense(async () => ({ default: (await import('../outputs/RecordOutput.tsx')).RecordOutput }));
export const TableOutput = lazyWithSuspense(async () => ({ default: (await import('../outputs/TableOutput.tsx')).TableOutput }));
export const TimeOutput = lazyWithSuspense(async () => ({ default: (await import('../outputs/TimeOutput.tsx')).TimeOutput }));

/** By module, below this folder. */
const parts = {
  'fields/FileInput': FileInput,
  'outputs/FileOutput': FileOutput,
  'outputs/ImageOutput': ImageOutput,
  'outputs/ListOutput': ListOutput,
  'outputs/LongText': LongText,
  'outputs/RecordOutput': RecordOutput,
  'outputs/TableOutput': TableOutput,
  'outputs/TimeOutput': TimeOutput,
} as const;

type Part = keyof typeof parts;

const outputParts: Readonly<Partial<Record<OutputKind, Part>>> = {
  file: 'outputs/FileOutput',
  image: 'outputs/ImageOutput',
  list: 'outputs/ListOutput',
  record: 'outputs/RecordOutput',
  table: 'outputs/TableOutput',
};

const outputsOf = (operations: Operations): readonly OutputField[] => Object.values(operations).flatMap(({ output }) => Object.values(output));

function partsOfOutput(output: OutputField): Part | readonly never[] {
  if (output.kind !== 'text') return outputParts[output.kind] ?? [];
  if (output.multiline) return 'outputs/LongText';
  return output.format === 'date-time' ? 'outputs/TimeOutput' : [];
}

/** The modules of the parts that the operations' field types need. */
export function partsFor(operations: Operations): readonly Part[] {
  const inputs = Object.values(operations).flatMap(({ input }) => Object.values(input));
  const needed = outputsOf(operations).flatMap(partsOfOutput);
  return [...new Set<Part>([...(inputs.some(({ kind }) => kind === 'file') ? (['fields/FileInput'] as const) : []), ...needed])];
}

/** Loads these parts before rendering. Failures are ignored here: rendering a part retries and reports. */
export async function preloadParts(operations: Operations): Promise<void> {
  // Any text may become long, but nothing waits for that.
  if (outputsOf(operations).some(({ kind }) => kind === 'text')) void Promise.allSettled([LongText.load()]);
  await Promise.allSettled(partsFor(operations).map((part) => parts[part].load()));
}
