/**
 * The keywords of JSON Schema that a value can violate by itself. Others pass on what a schema further in demands. `false` is
 * the schema that nothing fits.
 */
export const keywords = [
  'type',
  'enum',
  'const',
  'required',
  'dependentRequired',
  'dependencies',
  'minProperties',
  'maxProperties',
  'minItems',
  'maxItems',
  'uniqueItems',
  'contains',
  'minContains',
  'maxContains',
  'minLength',
  'maxLength',
  'pattern',
  'format',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'anyOf',
  'oneOf',
  'not',
  'false',
] as const;

export type Keyword = (typeof keywords)[number];
