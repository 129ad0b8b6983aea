import { table, text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';
import { notes } from './notes.ts';

const SLOW_LENGTH = 64 * 1024;

export const lookup = declare({
  input: { addresses: text({ primary: true, multiline: true, format: 'mac-address', sample: '20:37:06:12:34:56' }) },
  output: {
    vendors: text({ primary: true, multiline: true }),
    results: table({
      input: 'text',
      address: 'text',
      vendor: 'text',
      country: 'text',
      postalAddress: 'text',
      registry: 'text',
      prefix: 'text',
      administration: { codes: ['universal', 'local'] },
      cast: { codes: ['unicast', 'multicast'] },
      notes: { codes: notes, several: true },
    }),
  },
  errors: ['invalid-mac-address'],
  blankIsNothing: true,
  cost: ({ addresses }) => (addresses.length > SLOW_LENGTH ? 'slow' : 'instant'),
  isDefault: true,
});

export const convert = declare({
  input: { address: text({ primary: true, format: 'mac-address', sample: '00:1A:2B:3C:4D:5E' }) },
  output: {
    colon: text({ primary: true, format: 'mac-address' }),
    hyphen: text({ format: 'mac-address' }),
    cisco: text({ format: 'mac-address' }),
    bare: text(),
    bits: text(),
    decimal: text(),
    eui64: text(),
    interfaceIdentifier: text(),
    linkLocalAddress: text({ format: 'ipv6' }),
  },
  errors: ['invalid-mac-address'],
  blankIsNothing: true,
});
