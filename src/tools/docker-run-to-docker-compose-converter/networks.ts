import type { ComposeMap } from './compose-value.ts';
import { listAt, mapAt } from './compose-value.ts';
import { readPairs } from './csv-value.ts';
import { splitOutside } from './interpolation.ts';
import { toCount } from './numbers.ts';

/** A network that a container joins, with its settings there. */
export interface Network {
  readonly name: string;
  readonly details: ComposeMap;
}

export const isNetworkMode = (network: string): boolean => ['host', 'none', 'bridge'].includes(network) || network.startsWith('container:');

// Keys of `--network`, the equivalent options, and the Compose keys.
const KEYS: Readonly<Record<string, string>> = {
  alias: 'aliases',
  ip: 'ipv4_address',
  ip6: 'ipv6_address',
  'link-local-ip': 'link_local_ips',
  'mac-address': 'mac_address',
  'gw-priority': 'gw_priority',
  'driver-opt': 'driver_opts',
};

/** Parses `NAME` or `name=NAME,alias=…`; undefined if a part is unknown. */
export function readNetwork(text: string): Network | undefined {
  const pairs = readPairs(text);
  if (pairs.length === 1 && pairs[0]?.value === undefined) return { name: text, details: new Map() };
  const details: ComposeMap = new Map();
  let network: string | undefined;
  for (const { name, value = '' } of pairs) {
    if (name === 'name') network = value;
    else if (!addDetail(details, name, value)) return undefined;
  }
  return network === undefined ? undefined : { name: network, details };
}

/** Adds a network setting from an option; returns false for an unknown one. */
export function addDetail(details: ComposeMap, name: string, value: string): boolean {
  const key = KEYS[name];
  if (key === undefined) return false;
  if (key === 'aliases' || key === 'link_local_ips') addOnce(listAt(details, key), value);
  else if (key === 'driver_opts') {
    const [option = '', text = ''] = splitOutside(value, '=', 2);
    mapAt(details, [key]).set(option, text);
  } else details.set(key, key === 'gw_priority' ? (toCount(value) ?? value) : value);
  return true;
}

export function addOnce(list: unknown[], value: unknown): void {
  if (!list.includes(value)) list.push(value);
}
