import { implement } from '../../contract/operations.ts';
import type macStrings from '../../lib/mac/strings/en.json';
import { parseMac } from '../../lib/mac/mac.ts';
import { convertMac } from './convert.ts';
import * as fields from './fields.ts';
import { lookUp } from './lookup.ts';
import type en from './strings/en.json';

export default implement<typeof fields, typeof en & typeof macStrings>(fields, {
  lookup: ({ addresses }, context) => lookUp(addresses, context),
  convert: ({ address }) => convertMac(parseMac(address, 'address')),
});
