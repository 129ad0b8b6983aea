import { canonicalDecimal } from '../../lib/decimal/decimal.ts';
import type { ScalarValue } from '../../lib/document/value.ts';

/**
 * Returns a string that is the same for equal scalars; numbers by decimal value if `numeric`, otherwise by token; a date is not the same as a text
 * only if it is `dated`.
 */
export function scalarKey(value: ScalarValue, numeric: boolean, dated = false): string {
  switch (value.kind) {
    case 'integer':
    case 'decimal':
      return `#${numeric ? canonicalDecimal(value.token) : value.token}`;
    case 'date-time':
      return `${dated ? '@' : '"'}${value.text}`;
    case 'string':
      return `"${value.text}`;
    case 'null':
      return 'null';
    default:
      return String(value.value);
  }
}
