import { canonicalDecimal } from '../../lib/decimal/decimal.ts';
import type { ScalarValue } from '../../lib/document/value.ts';

/** Returns a string that is the same for equal scalars; numbers by decimal value if `numeric`, otherwise by token. */
export function scalarKey(value: ScalarValue, numeric: boolean): string {
  switch (value.kind) {
    case 'integer':
    case 'decimal':
      return `#${numeric ? canonicalDecimal(value.token) : value.token}`;
    case 'string':
    case 'date-time':
      return `"${value.text}`;
    case 'null':
      return 'null';
    default:
      return String(value.value);
  }
}
