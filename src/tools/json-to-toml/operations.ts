import { implement } from '../../contract/operations.ts';
import { readJson } from '../../lib/document/json/json.ts';
import type json from '../../lib/document/json/strings/en.json';
import type document from '../../lib/document/strings/en.json';
import { writeToml } from '../../lib/document/toml/toml.ts';
import type toml from '../../lib/document/toml/strings/en.json';
import * as fields from './fields.ts';
import type en from './strings/en.json';

export default implement<typeof fields, typeof en & typeof document & typeof json & typeof toml>(fields, {
  convert: async ({ input, ...options }, context) => {
    const document = await readJson(input, 'input', options, context);
    return writeToml(document, options, context);
  },
});
