import { implement } from '../../contract/operations.ts';
import { convertCases } from './cases.ts';
import * as fields from './fields.ts';
import type en from './strings/en.json';

export default implement<typeof fields, typeof en>(fields, {
  convert: ({ text, ...rules }, context) => convertCases(text, rules, context),
});
