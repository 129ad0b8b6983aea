import { addressToOctets, reverseName } from './ipv4.ts';
import type { Ipv4Network } from './network.ts';
import { networkSize } from './network.ts';

/** Returns the in-addr.arpa zones that cover a network; from /25 to /31, the one suggested by RFC 2317. */
export function reverseZones(network: Ipv4Network): string[] {
  const { first, prefixLength } = network;
  const octets = addressToOctets(first);
  if (prefixLength === 32) return [reverseName(octets)];
  if (prefixLength > 24) return [reverseName([...octets.slice(0, 3), `${octets[3]}/${prefixLength}`])];
  const labels = Math.max(1, Math.ceil(prefixLength / 8));
  const zoneSize = networkSize(labels * 8);
  return Array.from({ length: networkSize(prefixLength) / zoneSize }, (_, index) => reverseName(addressToOctets(first + index * zoneSize).slice(0, labels)));
}
