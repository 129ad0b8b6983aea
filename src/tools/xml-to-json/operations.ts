import { implement } from '../../contract/operations.ts';
import { writeJson } from '../../lib/document/json/json.ts';
import type json from '../../lib/document/json/strings/en.json';
import type document from '../../lib/document/strings/en.json';
import { readXml } from '../../lib/document/xml/xml.ts';
import type xml from '../../lib/document/xml/strings/en.json';
import * as fields from './fields.ts';
import type en from './strings/en.json';

export default implement<typeof fields, typeof en & typeof document & typeof xml & typeof json>(fields, {
  convert: async ({ input, ...options }, context) => {
    const document = await readXml(input, 'input', options, context);
    return writeJson(document, options, context);
  },
});
