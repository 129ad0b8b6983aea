import { implement } from '../../contract/operations.ts';
import type document from '../../lib/document/strings/en.json';
import type sql from '../../lib/sql/strings/en.json';
import * as fields from './fields.ts';
import { formatSql } from './format-sql.ts';
import { minifySql } from './minify-sql.ts';
import type en from './strings/en.json';

export default implement<typeof fields, typeof en & typeof document & typeof sql>(fields, {
  format: ({ input, ...layout }, context) => formatSql(input, 'input', layout, context),
  minify: async ({ input, dialect }, context) => ({ output: await minifySql(input, 'input', dialect, context) }),
});
