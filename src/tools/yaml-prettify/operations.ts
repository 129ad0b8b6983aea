import { implement } from '../../contract/operations.ts';
import * as fields from './fields.ts';
import { formatYaml } from './format.ts';
import type en from './strings/en.json';

export default implement<typeof fields, typeof en>(fields, {
  format: ({ input, ...options }, context) => formatYaml(input, 'input', options, context),
});
