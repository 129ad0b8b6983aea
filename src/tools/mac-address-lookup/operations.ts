import { implement } from '../../contract/operations.ts';
import type macStrings from '../../lib/mac/strings/en.json';
import { parseMac } from '../../lib/mac/mac.ts';
import { convertMac } from './convert.ts';
import * as fields from './fields.ts';
import { addressesInLine } from './keep-addresses.ts';
import { lookUp } from './lookup.ts';
import type en from './strings/en.json';

export default implement<typeof fields, typeof en & typeof macStrings>(fields, {
  lookup: ({ addresses }, context) => lookUp(addresses, context),
  convert: ({ address }) => {
    const [only, ...others] = addressesInLine(address);
    return convertMac(parseMac(others.length === 0 ? (only ?? address) : address, 'address'));
  },
});
