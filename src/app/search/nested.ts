import { fileInsteadOf } from '../../runtime/run.ts';
import { engine } from '../../runtime/platform/browser-engine.ts';
import type { Offer } from '../../runtime/offers.ts';
import { UNWRAP } from '../../runtime/unwrap-tool.ts';
import { loadOperations } from '../../tools/declarations.ts';
import { tools } from '../../tools/registry.ts';
import type { ShownNode } from '../../tools/unwrap/shown.ts';
import type { Pasted } from './hits.ts';
import { mayHaveLayers } from './may-have-layers.ts';

/** Of a text, in UTF-16 code units. Longer ones take too long for a list that somebody is looking at. */
const MAX_LENGTH = 1_000_000;
/** One layer has a tool of its own. */
const MIN_LAYERS = 2;

/** What was pasted, with an offer to unwrap it if it has several layers; undefined if there is nothing to add. */
export async function withUnwrap(pasted: Pasted, content: string | File): Promise<Pasted | undefined> {
  if (!tools.has(UNWRAP) || (typeof content === 'string' ? content.length : content.size) > MAX_LENGTH) return undefined;
  if (typeof content === 'string' && !mayHaveLayers(content)) return undefined;
  const { [UNWRAP]: operation } = await loadOperations(UNWRAP);
  const field = typeof content === 'string' || !operation ? 'text' : fileInsteadOf(operation, 'text');
  if (field === undefined) return undefined;
  const values = { [field]: typeof content === 'string' ? content : { name: content.name, type: content.type, content } };
  const request = { tool: UNWRAP, operation: UNWRAP, input: values, locale: 'en', reference: { own: {}, english: {} } };
  const outcome = await engine.run(request, { cost: 'slow' });
  if (outcome.kind !== 'output' || layersIn(outcome.output.tree as ShownNode | null) < MIN_LAYERS) return undefined;
  const offer: Offer = { tool: UNWRAP, operation: UNWRAP, confidence: 'plausible', values };
  return { ...pasted, offers: [...pasted.offers.filter(isSpecific), offer, ...pasted.offers.filter((each) => !isSpecific(each))] };
}

const isSpecific = ({ confidence }: Offer): boolean => confidence !== 'any-text';

/** The number of layers on the longest way down. */
function layersIn(node: ShownNode | null): number {
  if (!node || node.layer === '') return 0;
  return 1 + Math.max(0, ...node.children.map(layersIn));
}
