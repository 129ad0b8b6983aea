import type { DateFormat } from './terms.ts';

/** A date with what surrounded it removed. */
export interface Peeled {
  readonly text: string;
  /** Where it begins in the given text. */
  readonly start: number;
  /** The format that the surroundings tell. */
  readonly format?: DateFormat;
}

// Each with the date as its only group.
const WRAPPERS: readonly { readonly form: RegExp; readonly format?: DateFormat }[] = [
  // ASP.NET AJAX: the offset is that of the server, and milliseconds count from 1970 in UTC.
  { form: /^"?\\?\/Date\(([+-]?\d{1,19})(?:[+-]\d{4})?\)\\?\/"?$/du, format: 'unix-milliseconds' },
  // GNU date, and git's raw dates.
  { form: /^@([+-]?\d{1,19}(?:\.\d{1,20})?)(?: [+-]\d{4})?$/du, format: 'unix-seconds' },
  { form: /^(\d{1,12}) [+-]\d{4}$/du, format: 'unix-seconds' },
  { form: /^(?:new )?(?:Date|ISODate|ObjectId|Timestamp|UUID|timestamp|datetime)\((.+)\)$/du },
  { form: /^(["'`])(.+)\1$/du },
  { form: /^\[(.+)\]$/du },
  { form: /^\((.+)\)$/du },
  { form: /^<(.+)>$/du },
  { form: /^(.+?)\s*[;,]$/du },
  // The name of a header, a key or a claim.
  { form: /^["']?[A-Za-z_][\w-]{0,40}["']?\s*[:=]\s*(.+)$/du },
];

// A date with more around it is taken for another text.
const MAX_LAYERS = 4;

/** Every way to remove what surrounds a date, from the outside. */
export function peel(given: string): readonly Peeled[] {
  const layers: Peeled[] = [];
  let current: Peeled = { text: given, start: 0 };
  for (let layer = 0; layer < MAX_LAYERS && current.format === undefined; layer++) {
    const next = peelOne(current);
    if (!next) break;
    layers.push(next);
    current = next;
  }
  return layers;
}

function peelOne({ text, start }: Peeled): Peeled | undefined {
  if (text.length > 300) return undefined;
  for (const { form, format } of WRAPPERS) {
    const [from, to] = form.exec(text)?.indices?.at(-1) ?? [];
    if (from === undefined) continue;
    const inner = text.slice(from, to);
    const trimmed = inner.trim();
    return { text: trimmed, start: start + from + inner.indexOf(trimmed), ...(format && { format }) };
  }
  return undefined;
}
