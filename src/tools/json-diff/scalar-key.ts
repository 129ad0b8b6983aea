import { canonicalDecimal } from '../../lib/decimal/decimal.ts';
import type { ScalarValue } from '../../lib/document/value.ts';

/** A text that two scalars share exactly when they are equal; numbers by their decimal value if `numeric`, else by their token. */
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
