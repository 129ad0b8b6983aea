import { implement } from '../../contract/operations.ts';
import { readCsv, writeCsv } from '../../lib/document/csv.ts';
import { readJson, writeJson } from '../../lib/document/json.ts';
import * as fields from './fields.ts';
import type en from './strings/en.json';

export default implement<typeof fields, typeof en>(fields, {
  convert: async ({ input, ...options }, context) => {
    const document = await readJson(input, 'input', { syntax: options.syntax, duplicateKeys: 'last' }, context);
    return writeCsv(document, options, context);
  },
  parse: async ({ input, ...options }, context) => {
    const document = await readCsv(input, 'input', options, context);
    const { rowCount, columnNames } = document;
    return { ...(await writeJson(document, options, context)), rowCount, columnNames };
  },
});
