import { implement } from '../../contract/operations.ts';
import type document from '../../lib/document/strings/en.json';
import { writeToml } from '../../lib/document/toml/toml.ts';
import type toml from '../../lib/document/toml/strings/en.json';
import { readYaml } from '../../lib/document/yaml/yaml.ts';
import type yaml from '../../lib/document/yaml/strings/en.json';
import * as fields from './fields.ts';
import type en from './strings/en.json';

export default implement<typeof fields, typeof en & typeof document & typeof yaml & typeof toml>(fields, {
  convert: async ({ input, ...options }, context) => {
    const document = await readYaml(input, 'input', options, context);
    return writeToml(document, options, context);
  },
});
