import { Text } from '@codemirror/state';
import { nextTask } from '../next-task.ts';

/** In UTF-16 code units. Processing this much text takes a few milliseconds. */
const SLICE_LENGTH = 500_000;

/** Whether processing this many UTF-16 code units is split into slices, between which the page does other work. */
export const isLongText = (length: number): boolean => length > SLICE_LENGTH;

/** Splits a text into lines, slice by slice. Undefined once `signal` is aborted. */
export async function readSlices(text: string, signal: AbortSignal): Promise<Text | undefined> {
  let lines = Text.empty;
  for (let start = 0; start < text.length; start += SLICE_LENGTH) {
    if (start > 0) await nextTask();
    if (signal.aborted) return undefined;
    lines = lines.append(Text.of(text.slice(start, start + SLICE_LENGTH).split('\n')));
  }
  return lines;
}

/** Joins a text, slice by slice. Undefined once `signal` is aborted. */
export async function joinSlices(lines: Text, signal: AbortSignal): Promise<string | undefined> {
  const slices: string[] = [];
  for (let start = 0; start < lines.length; start += SLICE_LENGTH) {
    if (start > 0) await nextTask();
    if (signal.aborted) return undefined;
    slices.push(lines.sliceString(start, start + SLICE_LENGTH, '\n'));
  }
  return signal.aborted ? undefined : slices.join('');
}
