import { implement } from '../../contract/operations.ts';
import type ipv4 from '../../lib/ipv4/strings/en.json';
import { readNetwork } from '../../lib/ipv4/network-list.ts';
import * as fields from './fields.ts';
import { cidrToRange, combineRanges, rangeToCidrs } from './ranges.ts';
import type en from './strings/en.json';

export default implement<typeof fields, typeof en & typeof ipv4>(fields, {
  toCidrs: ({ startAddress, endAddress }) => rangeToCidrs(startAddress, endAddress),
  fromCidr: ({ network }) => cidrToRange(readNetwork(network, 'network')),
  combine: ({ include, exclude }, context) => combineRanges(include, exclude, context),
});
