import { choice, flag, integer, table, text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';
import * as shared from '../../lib/document/fields.ts';
import { dialects } from '../../lib/sql/dialects.ts';

const SAMPLE = 'select field1,field2,field3 from my_table where my_condition;';
const input = text({ primary: true, multiline: true, format: 'sql', sample: SAMPLE });
const dialect = choice(dialects);
const letterCase = choice(['upper', 'lower', 'keep'], { default: 'keep' });

export const format = declare({
  input: {
    input,
    dialect,
    keywordCase: choice(['upper', 'lower', 'keep']),
    dataTypeCase: letterCase,
    functionCase: letterCase,
    identifierCase: letterCase,
    indentStyle: choice(['standard', 'tabular-left', 'tabular-right']),
    indent: integer({ default: 2, min: 0, max: 10 }),
    indentWith: shared.indentWith,
    logicalOperatorNewline: choice(['before', 'after']),
    expressionWidth: integer({ default: 50, min: 1, max: 500 }),
    linesBetweenQueries: integer({ default: 1, min: 0, max: 5 }),
    denseOperators: flag({ default: false }),
    newlineBeforeSemicolon: flag({ default: false }),
    templatePlaceholders: flag({ default: true }),
  },
  output: {
    output: text({ primary: true, multiline: true, format: 'sql' }),
    warnings: table({ code: { codes: ['repaired', 'kept-as-written'] }, path: 'text', line: 'number', column: 'number', detail: 'text' }),
  },
  errors: ['invalid-sql'],
  blankIsNothing: true,
  cost: ({ input: sql }) => (sql.length > 20_000 ? 'slow' : 'instant'),
  isDefault: true,
});

export const minify = declare({
  input: { input, dialect },
  output: { output: text({ primary: true, multiline: true, format: 'sql' }) },
  errors: ['invalid-sql'],
  blankIsNothing: true,
  cost: shared.documentCost,
});
