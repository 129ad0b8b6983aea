import fc from 'fast-check';

/** Objects that JSON, YAML and TOML can all hold, and that the readers which tests ask instead of ours read without rounding. */
export const plainTables = fc.letrec<{ value: unknown; table: Record<string, unknown> }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.string(),
    fc.boolean(),
    fc.maxSafeInteger(),
    // Whole ones are written as integers, which have their own limits.
    fc.double({ noNaN: true, noDefaultInfinity: true }).filter((number) => !Number.isInteger(number)),
    fc.array(tie('value'), { maxLength: 4 }),
    tie('table'),
  ),
  table: fc.dictionary(
    fc.string().filter((name) => name !== '__proto__'),
    tie('value'),
    { maxKeys: 5, noNullPrototype: true },
  ),
})).table;
