import type { Layer, Rule } from '../../lib/surroundings/surroundings.ts';
import { brackets, ending, pattern, peelLayers, quotes } from '../../lib/surroundings/surroundings.ts';
import type { DateFormat } from './terms.ts';

interface DateRule extends Rule {
  /** The format that the surroundings imply. */
  readonly format?: DateFormat;
}

const RULES: readonly DateRule[] = [
  // ASP.NET AJAX: the offset is that of the server, and milliseconds count from 1970 in UTC.
  { ...pattern('call', /^"?\\?\/Date\(([+-]?\d{1,19})(?:[+-]\d{4})?\)\\?\/"?$/du), format: 'unix-milliseconds' },
  // GNU date, and git's raw dates.
  { ...pattern('sign', /^@([+-]?\d{1,19}(?:\.\d{1,20})?)(?: [+-]\d{4})?$/du), format: 'unix-seconds' },
  { ...pattern('offset', /^(\d{1,12}) [+-]\d{4}$/du), format: 'unix-seconds' },
  pattern('call', /^(?:new )?(?:Date|ISODate|ObjectId|Timestamp|UUID|timestamp|datetime)\((.+)\)$/du),
  quotes,
  // Also around a value in quotation marks of the same kind.
  pattern('quotes', /^(["'`])(.+)\1$/du),
  brackets,
  ending,
  // The name of a header, a key or a claim, also one of whose quotation marks only one was copied.
  pattern('name', /^["']?[A-Za-z_][\w-]{0,40}["']?\s*[:=]\s*(.+)$/du),
];

// Dates are shorter.
const MAX_LENGTH = 300;

/** Every way to remove what surrounds a date, from the outside. */
export const peelDate = (text: string): readonly Layer<DateRule>[] => (text.length > MAX_LENGTH ? [] : peelLayers(text, RULES));
