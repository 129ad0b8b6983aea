import { implement } from '../../contract/operations.ts';
import { parseNetwork } from '../../lib/ipv4/network.ts';
import * as fields from './fields.ts';
import type ipv4 from '../../lib/ipv4/strings/en.json';
import type en from './strings/en.json';
import { compareNetworks, describeNetwork, planSubnets, splitNetwork } from './subnet.ts';

export default implement<typeof fields, typeof en & typeof ipv4>(fields, {
  describe: ({ network }) => describeNetwork(parseNetwork(network, 'network')),
  split: ({ network, ...part }) => splitNetwork(parseNetwork(network, 'network'), part),
  plan: ({ network, hosts, pointToPoint }) => planSubnets(parseNetwork(network, 'network'), hosts, pointToPoint),
  compare: ({ network, other }) => ({ relation: compareNetworks(parseNetwork(network, 'network'), parseNetwork(other, 'other')) }),
});
