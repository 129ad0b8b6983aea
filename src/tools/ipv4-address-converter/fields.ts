import { choice, text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';
import { addressTypes } from '../../lib/ipv4/address-type.ts';
import { notations } from './notations.ts';

export const convert = declare({
  input: {
    address: text({ primary: true, format: 'ipv4', alsoTakes: ['ipv6'], sample: '192.168.1.1' }),
    notation: choice(['auto', ...notations]),
  },
  output: {
    dottedDecimal: text({ primary: true, format: 'ipv4' }),
    decimal: text(),
    hexadecimal: text(),
    dottedHexadecimal: text(),
    binary: text(),
    dottedBinary: text(),
    octal: text(),
    dottedOctal: text(),
    ipv4MappedIpv6: text({ format: 'ipv6' }),
    ipv4MappedIpv6Hexadecimal: text({ format: 'ipv6' }),
    ipv4MappedIpv6Full: text({ format: 'ipv6' }),
    nat64: text({ format: 'ipv6' }),
    sixToFour: text({ format: 'ipv6-cidr' }),
    reverseName: text(),
    addressType: text({ codes: addressTypes }),
    detectedNotation: text({ codes: notations }),
  },
  errors: ['invalid-ipv4-address', 'ambiguous-leading-zero', 'out-of-range', 'no-embedded-ipv4'],
  blankIsNothing: true,
  answers: [
    { search: String.raw`(?<address>(?:\d{1,3}\.){3}\d{1,3}) (?:in|to|as) (?:dec(?:imal)?|int(?:eger)?|number)`, shows: '{decimal}' },
    { search: String.raw`(?<address>(?:\d{1,3}\.){3}\d{1,3}) (?:in|to|as) hex(?:adecimal)?`, shows: '{hexadecimal}' },
    { search: String.raw`(?<address>(?:\d{1,3}\.){3}\d{1,3}) (?:in|to|as) bin(?:ary)?`, shows: '{binary}' },
  ],
});
