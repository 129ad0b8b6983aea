import { InputError } from '../../../contract/errors.ts';
import type { Work } from '../../../lib/work/slices.ts';
import { runInSlices } from '../../../lib/work/slices.ts';
import type { LayerId } from '../codes.ts';
import type { Grade, Reading, Scope } from '../layer.ts';
import type { Slot } from '../slots.ts';
import { readSlots } from '../slots.ts';

/** Detectors of formats judge a beginning of this length. */
const HEAD_UNITS = 65_536;

/** Returns the result of a reader; undefined if it rejects the text. */
export async function unlessRejected<Value>(work: Work<Value>, { context }: Scope): Promise<Value | undefined> {
  try {
    return await runInSlices(work, { signal: context.signal, progress: () => undefined });
  } catch (error) {
    if (error instanceof InputError) return undefined;
    throw error;
  }
}

/** Reads a document by the values in it. */
export const readDocument = (layer: LayerId, text: string, slots: readonly Slot[], grade: Grade, { expects }: Scope): Reading =>
  readSlots(text, slots, {
    layer,
    grade: expects === layer ? 'certain' : grade,
    proof: expects === layer ? { code: 'expected', params: { size: text.length } } : { code: 'members', params: { count: slots.length } },
    isDocument: true,
  });

/** The beginning of a text, up to a line end, for format detectors, and whether more follows. */
export function headOf(text: string): { readonly head: string; readonly isCut: boolean } {
  const head = text.slice(0, HEAD_UNITS);
  const isCut = head.length < text.length;
  const lineEnd = head.lastIndexOf('\n');
  return { head: (isCut && lineEnd > 0 ? head.slice(0, lineEnd) : head).trim(), isCut };
}
