import type { Offer } from '../../runtime/offers.ts';
import { primaryInput } from '../../runtime/run.ts';
import { readTextFile } from '../files/text-file.ts';
import { loadOperations } from '../../tools/declarations.ts';
import { handOver } from '../session/drafts.ts';

/** A text file of which only the beginning was read. */
export interface CutText {
  readonly file: Blob;
  /** The beginning. */
  readonly text: string;
}

/** Puts an offer's values into the inputs of its tool. The caller then opens the tool's page. An offer for the beginning of a file receives all of it. */
export async function takeOffer({ tool, operation, values }: Offer, cut?: CutText): Promise<void> {
  const given = cut && Object.values(values).includes(cut.text) ? await completed(values, cut) : values;
  handOver(tool, await loadOperations(tool), operation, given);
}

async function completed(values: Offer['values'], { file, text }: CutText): Promise<Offer['values']> {
  const read = await readTextFile(file);
  const whole = read.kind === 'text' ? read.text : text;
  return Object.fromEntries(Object.entries(values).map(([field, value]) => [field, value === text ? whole : value]));
}

/** Puts a text into the primary input of a tool's first operation. */
export async function giveText(tool: string, text: string): Promise<void> {
  const operations = await loadOperations(tool);
  const [first] = Object.entries(operations);
  const [field] = first ? (primaryInput(first[1]) ?? []) : [];
  if (first && field !== undefined) handOver(tool, operations, first[0], { [field]: text });
}
