import { implement } from '../../contract/operations.ts';
import { readJson } from '../../lib/document/json.ts';
import { writeXml } from '../../lib/document/xml.ts';
import * as fields from './fields.ts';
import type en from './strings/en.json';

export default implement<typeof fields, typeof en>(fields, {
  convert: async ({ input, ...options }, context) => {
    const document = await readJson(input, 'input', options, context);
    return writeXml(document, options, context);
  },
});
