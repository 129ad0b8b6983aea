import { dateTime, flag, integer, number, text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';

const subnets = { firstSubnet: text({ format: 'ipv6-cidr' }), lastSubnet: text({ format: 'ipv6-cidr' }), reverseZone: text() } as const;

export const generate = declare({
  input: { count: integer({ primary: true, default: 1, min: 1, max: 10_000 }) },
  output: {
    prefixes: text({ primary: true, multiline: true, format: 'ipv6-cidr' }),
    globalId: text(),
    ...subnets,
    subnetCount: number(),
  },
  isDefault: true,
});

export const fromMac = declare({
  input: {
    macAddress: text({ primary: true, format: 'mac-address', sample: '20:37:06:12:34:56' }),
    time: dateTime({ optional: true }),
  },
  output: {
    prefix: text({ primary: true, format: 'ipv6-cidr' }),
    globalId: text(),
    ...subnets,
    timestamp: text(),
    eui64: text(),
  },
  errors: ['invalid-mac-address'],
  blankIsNothing: true,
});

export const subnet = declare({
  input: {
    prefix: text({ primary: true, format: 'ipv6-cidr', alsoTakes: ['ipv6'], sample: 'fd12:3456:789a::/48' }),
    subnetId: text({ default: '1' }),
  },
  output: {
    subnet: text({ primary: true, format: 'ipv6-cidr' }),
    firstAddress: text({ format: 'ipv6' }),
    lastAddress: text({ format: 'ipv6' }),
  },
  errors: ['invalid-ipv6-address', 'not-unique-local', 'invalid-subnet-id'],
  blankIsNothing: true,
});

export const inspect = declare({
  input: { address: text({ primary: true, format: 'ipv6', alsoTakes: ['ipv6-cidr'], sample: 'fd12:3456:789a:1::1' }) },
  output: {
    compressed: text({ primary: true, format: 'ipv6' }),
    expanded: text({ format: 'ipv6' }),
    isUniqueLocal: flag(),
    locallyAssigned: flag(),
    prefix: text({ format: 'ipv6-cidr' }),
    globalId: text(),
    subnetId: text(),
    interfaceId: text(),
  },
  errors: ['invalid-ipv6-address', 'invalid-prefix-length'],
  blankIsNothing: true,
});
