import type { Offer } from '../../runtime/offers.ts';
import { primaryInput } from '../../runtime/run.ts';
import { loadOperations } from '../../tools/declarations.ts';
import { handOver } from '../session/drafts.ts';

/** Puts an offer's values into the inputs of its tool. The caller then opens the tool's page. */
export async function takeOffer({ tool, operation, values }: Offer): Promise<void> {
  handOver(tool, await loadOperations(tool), operation, values);
}

/** Puts a text into the primary input of a tool's first operation. */
export async function giveText(tool: string, text: string): Promise<void> {
  const operations = await loadOperations(tool);
  const [first] = Object.entries(operations);
  const [field] = first ? (primaryInput(first[1]) ?? []) : [];
  if (first && field !== undefined) handOver(tool, operations, first[0], { [field]: text });
}
