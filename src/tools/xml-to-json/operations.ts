import { implement } from '../../contract/operations.ts';
import { writeJson } from '../../lib/document/json.ts';
import { readXml } from '../../lib/document/xml.ts';
import * as fields from './fields.ts';
import type en from './strings/en.json';

export default implement<typeof fields, typeof en>(fields, {
  convert: async ({ input, ...options }, context) => {
    const document = await readXml(input, 'input', options, context);
    return writeJson(document, options, context);
  },
});
