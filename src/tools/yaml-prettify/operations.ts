import { implement } from '../../contract/operations.ts';
import type document from '../../lib/document/strings/en.json';
import type yaml from '../../lib/document/yaml/strings/en.json';
import * as fields from './fields.ts';
import { formatYaml } from './format.ts';
import type en from './strings/en.json';

export default implement<typeof fields, typeof en & typeof document & typeof yaml>(fields, {
  format: ({ input, ...options }, context) => formatYaml(input, 'input', options, context),
});
