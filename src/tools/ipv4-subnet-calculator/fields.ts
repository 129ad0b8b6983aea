import { flag, integer, list, number, table, text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';
import { addressTypes } from '../../lib/ipv4/address-type.ts';
import { networkErrors } from '../../lib/ipv4/network-errors.ts';

const hostColumns = { firstHost: 'text', lastHost: 'text', broadcastAddress: 'text', usableHostCount: 'number' } as const;

export const describe = declare({
  input: { network: text({ primary: true, format: 'ipv4-cidr', alsoTakes: ['ipv4'], sample: '192.168.0.1/24' }) },
  output: {
    cidr: text({ primary: true, format: 'ipv4-cidr' }),
    address: text({ format: 'ipv4' }),
    networkAddress: text({ format: 'ipv4' }),
    lastAddress: text({ format: 'ipv4' }),
    prefixLength: number(),
    subnetMask: text(),
    wildcardMask: text(),
    subnetMaskBinary: text(),
    subnetMaskHexadecimal: text(),
    addressCount: number(),
    usableHostCount: number(),
    firstHost: text({ format: 'ipv4' }),
    lastHost: text({ format: 'ipv4' }),
    broadcastAddress: text({ format: 'ipv4' }),
    addressBinary: text(),
    addressClass: text(),
    addressType: text({ codes: addressTypes }),
    reverseZones: list(),
    previousNetwork: text({ format: 'ipv4-cidr' }),
    nextNetwork: text({ format: 'ipv4-cidr' }),
    notes: list({ codes: ['point-to-point', 'single-address', 'host-bits-set'] }),
  },
  errors: networkErrors,
  blankIsNothing: true,
  isDefault: true,
  answers: [
    { search: String.raw`(?<network>(?:\d{1,3}\.){3}\d{1,3}/\d{1,2})`, shows: '{networkAddress} – {lastAddress}' },
    { search: String.raw`(?<network>(?:\d{1,3}\.){3}\d{1,3}[ /](?:\d{1,3}\.){3}\d{1,3})`, shows: '{cidr}' },
    { search: String.raw`(?:netmask|subnet mask)(?: of)? (?<network>(?:(?:\d{1,3}\.){3}\d{1,3})?/\d{1,2})`, shows: '{subnetMask}' },
  ],
});

export const split = declare({
  input: {
    network: text({ primary: true, format: 'ipv4-cidr', sample: '192.168.0.0/24' }),
    newPrefixLength: integer({ min: 0, max: 32, default: 26 }),
    offset: integer({ min: 0, default: 0 }),
    limit: integer({ min: 1, max: 4096, default: 256 }),
  },
  output: {
    cidrs: list({ primary: true, format: 'ipv4-cidr' }),
    subnets: table({ cidr: 'text', ...hostColumns }),
    subnetCount: number(),
  },
  errors: [...networkErrors, 'prefix-too-short'],
  blankIsNothing: true,
});

export const plan = declare({
  input: {
    network: text({ primary: true, format: 'ipv4-cidr', sample: '192.168.0.0/24' }),
    hosts: text({ multiline: true, sample: 'Office: 100\nServers: 50\nGuests: 20\nLink: 2' }),
    pointToPoint: flag({ default: false }),
  },
  output: {
    subnets: table({ name: 'text', hosts: 'number', cidr: 'text', ...hostColumns }, { primary: true }),
    free: list({ format: 'ipv4-cidr' }),
  },
  errors: [...networkErrors, 'invalid-host-line', 'not-enough-space'],
  blankIsNothing: true,
});

export const compare = declare({
  input: {
    network: text({ primary: true, format: 'ipv4-cidr', sample: '10.0.0.0/8' }),
    other: text({ format: 'ipv4-cidr', sample: '10.1.2.0/24' }),
  },
  output: { relation: text({ primary: true, codes: ['equal', 'contains', 'within', 'disjoint'] }) },
  errors: networkErrors,
  blankIsNothing: true,
});
