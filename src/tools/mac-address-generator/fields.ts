import { choice, integer, text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';
import { macFormats } from '../../lib/mac/mac.ts';

export const generate = declare({
  input: {
    count: integer({ primary: true, default: 1, min: 1, max: 10_000 }),
    prefix: text(),
    administration: choice(['local', 'universal', 'any']),
    cast: choice(['unicast', 'multicast', 'any']),
    letterCase: choice(['upper', 'lower']),
    format: choice(macFormats),
    size: choice(['eui48', 'eui64']),
  },
  output: { addresses: text({ primary: true, multiline: true, format: 'mac-address' }) },
  errors: ['invalid-prefix', 'prefix-too-long', 'count-too-large'],
});
