import type { Prefill } from '../contract/fields.ts';
import { ancestorsOf, formats } from '../formats/registry.ts';
import type { WireInput } from './check.ts';

interface Reason {
  /** The format that the field takes. */
  readonly taken: string;
  /** What the text is: that format or one that is a kind of it. */
  readonly source: string;
}

/** The fields that a text sets by a field's `prefill`: by what the text is, or else by the nearest format above that. */
export function readPrefill(prefill: Prefill = {}, text: string, { taken, source }: Reason): WireInput {
  const chain = ancestorsOf(source);
  const id = chain.slice(0, chain.indexOf(taken) + 1).find((format) => prefill[format]);
  if (id === undefined) return {};
  const parts = formats.get(id)?.parts?.(text.trim());
  return Object.fromEntries(
    Object.entries(prefill[id] ?? {}).flatMap(([field, value]) => {
      const given = typeof value === 'object' && 'part' in value ? parts?.[value.part] : value;
      return given === undefined ? [] : [[field, given]];
    }),
  );
}
