import type { SqlLayout } from '../format-sql.ts';

/** The default layout options. */
export const defaultLayout: SqlLayout = {
  dialect: 'sql',
  keywordCase: 'upper',
  dataTypeCase: 'keep',
  functionCase: 'keep',
  identifierCase: 'keep',
  indentStyle: 'standard',
  indent: 2,
  indentWith: 'space',
  logicalOperatorNewline: 'before',
  expressionWidth: 50,
  linesBetweenQueries: 1,
  denseOperators: false,
  newlineBeforeSemicolon: false,
  templatePlaceholders: true,
};
