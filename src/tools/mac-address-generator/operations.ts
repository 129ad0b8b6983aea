import { implement } from '../../contract/operations.ts';
import * as fields from './fields.ts';
import { generateAddresses } from './generate.ts';
import type en from './strings/en.json';

export default implement<typeof fields, typeof en>(fields, {
  generate: (options, { randomBytes }) => ({ addresses: generateAddresses(options, randomBytes).join('\n') }),
});
