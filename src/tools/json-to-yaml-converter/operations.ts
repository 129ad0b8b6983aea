import { implement } from '../../contract/operations.ts';
import { readJson } from '../../lib/document/json/json.ts';
import type json from '../../lib/document/json/strings/en.json';
import type document from '../../lib/document/strings/en.json';
import { writeYaml } from '../../lib/document/yaml/yaml.ts';
import type yaml from '../../lib/document/yaml/strings/en.json';
import * as fields from './fields.ts';
import type en from './strings/en.json';

export default implement<typeof fields, typeof en & typeof document & typeof json & typeof yaml>(fields, {
  convert: async ({ input, ...options }, context) => {
    const document = await readJson(input, 'input', options, context);
    return writeYaml(document, options, context);
  },
});
