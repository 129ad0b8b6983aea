import { implement } from '../../contract/operations.ts';
import { readCsv, writeCsv } from '../../lib/document/csv/csv.ts';
import type csv from '../../lib/document/csv/strings/en.json';
import { readJson, writeJson } from '../../lib/document/json/json.ts';
import type json from '../../lib/document/json/strings/en.json';
import type document from '../../lib/document/strings/en.json';
import type lines from '../../lib/lines/strings/en.json';
import * as fields from './fields.ts';
import type en from './strings/en.json';

export default implement<typeof fields, typeof en & typeof document & typeof json & typeof csv & typeof lines>(fields, {
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
