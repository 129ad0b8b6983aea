import { implement } from '../../contract/operations.ts';
import { writeJson } from '../../lib/document/json/json.ts';
import type json from '../../lib/document/json/strings/en.json';
import type document from '../../lib/document/strings/en.json';
import { readYaml } from '../../lib/document/yaml/yaml.ts';
import type yaml from '../../lib/document/yaml/strings/en.json';
import * as fields from './fields.ts';
import type en from './strings/en.json';

export default implement<typeof fields, typeof en & typeof document & typeof yaml & typeof json>(fields, {
  convert: async ({ input, ...options }, context) => {
    const document = await readYaml(input, 'input', options, context);
    const indent = options.documents === 'lines' ? 0 : options.indent;
    return { ...(await writeJson(document, { ...options, indent }, context)), documentCount: document.count };
  },
});
