import { implement } from '../../contract/operations.ts';
import type document from '../../lib/document/strings/en.json';
import { readToml } from '../../lib/document/toml/toml.ts';
import type toml from '../../lib/document/toml/strings/en.json';
import { writeYaml } from '../../lib/document/yaml/yaml.ts';
import type yaml from '../../lib/document/yaml/strings/en.json';
import * as fields from './fields.ts';
import type en from './strings/en.json';

export default implement<typeof fields, typeof en & typeof document & typeof toml & typeof yaml>(fields, {
  convert: async ({ input, ...options }, context) => {
    const document = await readToml(input, 'input', options, context);
    return writeYaml(document, options, context);
  },
});
