import { implement } from '../../contract/operations.ts';
import * as fields from './fields.ts';
import { formatOrRepair } from './format.ts';
import type en from './strings/en.json';

export default implement<typeof fields, typeof en>(fields, {
  format: ({ input, repair, ...style }, context) => formatOrRepair(input, style, repair, context),
});
