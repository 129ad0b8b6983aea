import { InputError } from '../../../contract/errors.ts';
import { findWrapper } from '../../../lib/wrapped-url/services.ts';
import { unwrap } from '../../../lib/wrapped-url/unwrap.ts';
import { textContent } from '../content.ts';
import type { Layer } from '../layer.ts';
import type { Slot } from '../slots.ts';
import { readSlots } from '../slots.ts';
import { Names } from './escaped-values.ts';
import { pairsIn } from './query-string.ts';

/** A link of a mail gateway or a site, around the link that it leads to. */
export const gatewayLink: Layer = {
  id: 'gateway-link',
  read(content) {
    if (content.kind !== 'text' || !/^\s*https?:\/\/\S+\s*$/iu.test(content.text)) return undefined;
    const { text } = content;
    const layers = unwrap(text.trim());
    if (typeof layers === 'string') return undefined;
    const [{ service, url, wrapper }] = layers;
    const slot = parameterOf(text, findWrapper(wrapper)?.parameters ?? [], url);
    const reading = { layer: 'gateway-link', grade: 'certain', proof: { code: 'structure', params: { type: service } } } as const;
    // Safe Links sign their target.
    if (slot)
      return readSlots(text, [{ ...slot, name: { code: 'value' }, ...(wrapper.searchParams.has('sdata') && { notes: ['signature-invalid'] }) }], reading);
    return {
      ...reading,
      parts: [{ name: { code: 'value' }, content: textContent(url) }],
      wrap(_part, changed) {
        if (changed.kind === 'text' && changed.text === url) return { content };
        throw new InputError('no-way-back', { params: { layer: 'gateway-link' } });
      },
    };
  },
};

/** The parameter that contains the target as it is, so that another can be written there. */
function parameterOf(text: string, names: readonly string[], target: string): Slot | undefined {
  const start = text.indexOf('?') + 1;
  const fragment = text.indexOf('#', start);
  const end = fragment < 0 ? text.trimEnd().length : fragment;
  if (start === 0 || end < start) return undefined;
  return pairsIn(text, start, end, new Names()).find(({ name, slot }) => names.includes(name) && slot.value === target)?.slot;
}
