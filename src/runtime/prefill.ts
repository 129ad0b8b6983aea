import type { Prefill } from '../contract/fields.ts';
import { ancestorsOf, formats } from '../formats/registry.ts';
import type { WireInput } from './check.ts';

interface Reason {
  /** The format that the field accepts. */
  readonly taken: string;
  /** The text's own format: the accepted one or a descendant of it. */
  readonly source: string;
}

/** The values that a text gives to fields by `prefill`: by the entry of the text's own format, or else of its nearest ancestor. */
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
