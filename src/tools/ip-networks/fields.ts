import { choice, choices, integer, list, number, table, text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';
import { listProblems, reachabilities } from '../../lib/ip/codes.ts';
import { containments, listInputs, notes, presets, scopes, splitModes } from './codes.ts';

const INSTANT_LENGTH = 2 ** 14;

/** Networks, addresses and ranges of both versions, in any notation. */
const listOf = (sample: string) =>
  text({ primary: true, multiline: true, format: 'ip-list', alsoTakes: ['ipv6', 'ipv6-cidr', 'ipv4-list', 'ipv4-cidr', 'ipv4', 'ipv4-range'], sample });
const cost = ({ networks }: { readonly networks: string }) => (networks.length > INSTANT_LENGTH ? ('slow' as const) : ('instant' as const));
const problems = table({ input: { codes: listInputs }, line: 'number', column: 'number', text: 'text', problem: { codes: listProblems } });
const count = () => text({ hiddenIfEmpty: true });

export const describe = declare({
  input: { networks: listOf('2001:db8:1234::1/48') },
  output: {
    network: text({ primary: true }),
    address: text(),
    firstAddress: text(),
    lastAddress: text(),
    addressCount: text(),
    prefixLength: text({ hiddenIfEmpty: true }),
    subnetMask: text({ hiddenIfEmpty: true }),
    wildcardMask: text({ hiddenIfEmpty: true }),
    block: text({ hiddenIfEmpty: true }),
    reachability: text({ codes: reachabilities }),
    scope: text({ codes: scopes }),
    expandedAddress: text({ hiddenIfEmpty: true }),
    embeddedIpv4: text({ hiddenIfEmpty: true }),
    macAddress: text({ hiddenIfEmpty: true }),
    zone: text({ hiddenIfEmpty: true }),
    port: text({ hiddenIfEmpty: true }),
    reverseName: text(),
    notes: list({ codes: notes }),
    entries: table({ entry: 'text', firstAddress: 'text', lastAddress: 'text', addressCount: 'text', block: 'text', reachability: { codes: reachabilities } }),
    problems,
  },
  errors: listProblems,
  blankIsNothing: true,
  cost,
  isDefault: true,
});

export const combine = declare({
  input: { networks: listOf('10.0.0.0/25\n10.0.0.128/25\n10.0.1.0 - 10.0.1.255\n2001:db8::/33\n2001:db8:8000::/33\n2001:db8::1') },
  output: {
    cidrs: list({ primary: true }),
    cidrCount: number(),
    entryCount: number(),
    ipv4Count: count(),
    ipv6Count: count(),
    ranges: list(),
    problems,
  },
  errors: listProblems,
  blankIsNothing: true,
  cost,
});

export const exclude = declare({
  input: {
    networks: listOf('0.0.0.0/0\n::/0'),
    exclude: text({ multiline: true, sample: '10.0.0.0/8\n172.16.0.0/12\n192.168.0.0/16\nfc00::/7', sampleWith: 'networks' }),
    presets: choices(presets, { default: [] }),
  },
  output: {
    cidrs: list({ primary: true }),
    allowedIps: text({ multiline: true }),
    cidrCount: number(),
    ipv4Count: count(),
    ipv6Count: count(),
    ranges: list(),
    problems,
  },
  errors: listProblems,
  blankIsNothing: true,
  cost: ({ networks, exclude: removed }) => (networks.length + removed.length > INSTANT_LENGTH ? 'slow' : 'instant'),
});

export const contains = declare({
  input: {
    networks: listOf('10.0.0.0/8\n10.1.0.0/16\n2001:db8::/32'),
    addresses: text({ multiline: true, sample: '10.1.2.3\n192.0.2.1\n[2001:db8::1]:443\n10.0.0.0/7', sampleWith: 'networks' }),
  },
  output: {
    results: table({ entry: 'text', result: { codes: containments }, networks: 'text' }, { primary: true }),
    containedCount: number(),
    notContainedCount: number(),
    problems,
  },
  errors: listProblems,
  blankIsNothing: true,
  cost: ({ networks, addresses }) => (networks.length + addresses.length > INSTANT_LENGTH ? 'slow' : 'instant'),
});

export const split = declare({
  input: {
    networks: listOf('2001:db8:1234::/48'),
    splitBy: choice(splitModes),
    newPrefixLength: integer({ min: 0, max: 128, default: 64, usedWhen: { splitBy: 'prefix' } }),
    subnets: integer({ min: 1, max: 2 ** 32, usualMax: 256, default: 4, usedWhen: { splitBy: 'count' } }),
    offset: integer({ min: 0, default: 0, rare: true }),
    limit: integer({ min: 1, max: 4096, default: 256, rare: true }),
  },
  output: {
    cidrs: list({ primary: true }),
    subnetCount: text(),
    subnetTable: table({ network: 'text', firstAddress: 'text', lastAddress: 'text', addressCount: 'text' }),
    problems,
  },
  errors: [...listProblems, 'prefix-too-short', 'too-many-subnets'],
  blankIsNothing: true,
  cost,
});

export const plan = declare({
  input: {
    networks: listOf('2001:db8:1234::/48'),
    sizes: text({ multiline: true, sample: 'Office: 4 x /64\nServers: /60\nGuests: /64\nLink: 2', sampleWith: 'networks' }),
  },
  output: {
    plan: table({ name: 'text', size: 'text', network: 'text', firstAddress: 'text', lastAddress: 'text', addressCount: 'text' }, { primary: true }),
    free: list(),
    problems,
  },
  errors: [...listProblems, 'invalid-size', 'not-enough-space'],
  blankIsNothing: true,
  cost,
});

export const convert = declare({
  input: { networks: listOf('2001:db8::1 - 2001:db8::ff\n192.168.1.10-192.168.1.20\n198.51.100.0/24') },
  output: {
    conversions: table({ range: 'text', cidrs: 'text', addressCount: 'text' }, { primary: true }),
    cidrs: list(),
    ranges: list(),
    problems,
  },
  errors: listProblems,
  blankIsNothing: true,
  cost,
});

export const reverseZones = declare({
  input: { networks: listOf('2001:db8:1234::/46\n192.168.0.0/22') },
  output: { zones: list({ primary: true }), zoneCount: number(), problems },
  errors: listProblems,
  blankIsNothing: true,
  cost,
});
