import { formatJsonDocuments, nonFiniteWriter } from './writer.ts';
import { runAtOnce } from '../../work/slices.ts';
import type { DocumentValue } from '../value.ts';

/** Writes a value as compact JSON on one line, non-finite numbers as strings. */
export function toCompactJson(value: DocumentValue): string {
  const warnings = { add: () => undefined };
  const writeNonFinite = nonFiniteWriter('string', '', '', warnings);
  const style = {
    indent: 0,
    indentWith: 'space',
    escapeNonAscii: false,
    keepComments: false,
    writeNonFinite,
    field: undefined,
    warnings,
    expected: 256,
  } as const;
  return runAtOnce(formatJsonDocuments([value], style));
}

/** Writes a scalar as in JSON but without quotes, and null as an empty string; a collection as compact JSON. */
export function toPlainText(value: DocumentValue): string {
  switch (value.kind) {
    case 'null':
      return '';
    case 'string':
    case 'date-time':
      return value.text;
    case 'integer':
    case 'decimal':
      return value.token;
    case 'boolean':
    case 'non-finite':
      return String(value.value);
    default:
      return toCompactJson(value);
  }
}
