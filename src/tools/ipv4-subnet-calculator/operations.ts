import { implement } from '../../contract/operations.ts';
import { readNetwork } from '../../lib/ipv4/network-list.ts';
import * as fields from './fields.ts';
import type ipv4 from '../../lib/ipv4/strings/en.json';
import type en from './strings/en.json';
import { compareNetworks, describeNetwork, planSubnets, splitNetwork } from './subnet.ts';

export default implement<typeof fields, typeof en & typeof ipv4>(fields, {
  describe: ({ network }) => describeNetwork(readNetwork(network, 'network')),
  split: ({ network, ...part }) => splitNetwork(readNetwork(network, 'network'), part),
  plan: ({ network, hosts, pointToPoint }) => planSubnets(readNetwork(network, 'network'), hosts, pointToPoint),
  compare: ({ network, other }) => ({ relation: compareNetworks(readNetwork(network, 'network'), readNetwork(other, 'other')) }),
});
