import { implement } from '../../contract/operations.ts';
import { writeToml } from '../../lib/document/toml.ts';
import { readYaml } from '../../lib/document/yaml.ts';
import * as fields from './fields.ts';
import type en from './strings/en.json';

export default implement<typeof fields, typeof en>(fields, {
  convert: async ({ input, ...options }, context) => {
    const document = await readYaml(input, 'input', options, context);
    return writeToml(document, options, context);
  },
});
