import { spark } from 'sql-formatter';

const { tokenizerOptions, formatOptions } = spark;

// Databricks: paths into JSON (`raw:owner.name`) and casts (`a::int`), which the library does not know.
export const dialect: typeof spark = {
  ...spark,
  tokenizerOptions: {
    ...tokenizerOptions,
    operators: [...(tokenizerOptions.operators ?? []), '::'],
    propertyAccessOperators: [...(tokenizerOptions.propertyAccessOperators ?? []), ':'],
  },
  formatOptions: { ...formatOptions, alwaysDenseOperators: [...(formatOptions.alwaysDenseOperators ?? []), '::'] },
};
