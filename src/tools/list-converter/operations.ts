import { implement } from '../../contract/operations.ts';
import * as fields from './fields.ts';
import { convertList } from './list.ts';
import type en from './strings/en.json';

export default implement<typeof fields, typeof en>(fields, {
  convert: ({ input, ...rules }, context) => convertList(input, rules, context),
});
