import type { Layer, Rule } from '../../lib/surroundings/surroundings.ts';
import { brackets, ending, pattern, peelLayers, quotes } from '../../lib/surroundings/surroundings.ts';
import type { DateFormat } from './terms.ts';

interface DateRule extends Rule {
  /** The format implied by the surrounding text. */
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
  // The name of a header, a key or a claim, even if only one of its quotation marks was copied.
  pattern('name', /^["']?[A-Za-z_][\w-]{0,40}["']?\s*[:=]\s*(.+)$/du),
];

// Dates are shorter.
const MAX_LENGTH = 300;

/** Generates every way to remove text around a date, from the outside in. */
export const peelDate = (text: string): readonly Layer<DateRule>[] => (text.length > MAX_LENGTH ? [] : peelLayers(text, RULES));
