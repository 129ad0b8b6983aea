import { list, number, text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';
import { networkErrors } from '../../lib/ipv4/network-errors.ts';

const SLOW_LENGTH = 64 * 1024;

export const toCidrs = declare({
  input: {
    startAddress: text({
      primary: true,
      format: 'ipv4',
      alsoTakes: ['ipv4-range'],
      prefill: { 'ipv4-range': { startAddress: { part: 'start' }, endAddress: { part: 'end' } } },
      sample: '192.168.1.1',
    }),
    endAddress: text({ format: 'ipv4', sample: '192.168.6.255' }),
  },
  output: {
    cidrs: list({ primary: true, format: 'ipv4-cidr' }),
    cidrCount: number(),
    addressCount: number(),
    coveringCidr: text({ format: 'ipv4-cidr' }),
    coveringStart: text({ format: 'ipv4' }),
    coveringEnd: text({ format: 'ipv4' }),
    coveringCount: number(),
  },
  errors: ['invalid-ipv4-address', 'ambiguous-leading-zero', 'end-before-start'],
  blankIsNothing: true,
  isDefault: true,
});

export const fromCidr = declare({
  input: { network: text({ primary: true, format: 'ipv4-cidr', sample: '192.168.0.0/21' }) },
  output: {
    range: text({ primary: true, format: 'ipv4-range' }),
    startAddress: text({ format: 'ipv4' }),
    endAddress: text({ format: 'ipv4' }),
    addressCount: number(),
  },
  errors: networkErrors,
  blankIsNothing: true,
});

export const combine = declare({
  input: {
    include: text({ primary: true, multiline: true, format: 'ipv4-list', sample: '0.0.0.0/0' }),
    exclude: text({ multiline: true, sample: '10.0.0.0/8\n172.16.0.0/12\n192.168.0.0/16' }),
  },
  output: {
    cidrs: list({ primary: true, format: 'ipv4-cidr' }),
    ranges: list(),
    addressCount: number(),
  },
  errors: ['invalid-entry', 'end-before-start'],
  blankIsNothing: true,
  cost: ({ include, exclude }) => (include.length + exclude.length > SLOW_LENGTH ? 'slow' : 'instant'),
});
