import type { Offer } from '../runtime/offers.ts';
import { loadOperations } from '../tools/declarations.ts';
import { handOver } from './tool-state.ts';

/** Gives a tool what it was offered for; whoever asks then opens its page. */
export async function takeOffer({ tool, operation, values }: Offer): Promise<void> {
  handOver(tool, await loadOperations(tool), operation, values);
}
