import type { Field } from '../contract/fields.ts';
import type { Operations } from '../contract/operations.ts';

function codesOf(field: Field): readonly string[] {
  if ('options' in field) return field.options;
  if ('codes' in field) return field.codes ?? [];
  if (!('columns' in field)) return [];
  return Object.values(field.columns).flatMap((column) => (typeof column === 'object' ? column.codes : []));
}

/** The keys that a tool's strings may have: `operations.hash`, `inputs.text`, `outputs.digest`, `errors.invalid-hex`, `codes.sha-256`. */
export const subjectsOf = (operations: Operations): ReadonlySet<string> =>
  new Set(
    Object.entries(operations).flatMap(([name, { input, output, errors = [] }]) => [
      `operations.${name}`,
      ...Object.keys(input).map((field) => `inputs.${field}`),
      ...Object.keys(output).map((field) => `outputs.${field}`),
      ...errors.map((code) => `errors.${code}`),
      ...[...Object.values(input), ...Object.values(output)].flatMap(codesOf).map((code) => `codes.${code}`),
    ]),
  );

/** Whether a tool with these subjects can show a string of a topic. A topic has strings for more than one tool uses. */
export function isNeeded(key: string, subjects: ReadonlySet<string>): boolean {
  const [, worded, ofField] = /^codes\.(.+)|\.(?:options|values)\.(.+)$/u.exec(key) ?? [];
  const code = worded ?? ofField;
  if (code !== undefined && !subjects.has(`codes.${code}`)) return false;
  const [subject] = /^(?:operations|inputs|outputs|errors)\.[^.]+/u.exec(key) ?? [];
  return subject === undefined || subjects.has(subject);
}
