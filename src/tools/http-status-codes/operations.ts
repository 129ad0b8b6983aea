import { implement } from '../../contract/operations.ts';
import { categoryOf } from './codes.ts';
import * as fields from './fields.ts';
import { describe, findCode, searchCodes } from './status-codes.ts';
import type en from './strings/en.json';

export default implement<typeof fields, typeof en>(fields, {
  search: (input, { reference }) => {
    const found = searchCodes(input, reference);
    return {
      codes: found.map(({ aliases: _aliases, ...status }) => ({ ...status, category: categoryOf(status), description: describe(status, reference) })),
      numbers: found.map(({ code }) => String(code)),
      count: found.length,
    };
  },
  lookup: ({ code }, { reference }) => {
    const status = findCode(code);
    const { name, type, cacheable, vendor, aliases } = status;
    return { name, category: categoryOf(status), type, reference: status.reference, cacheable, description: describe(status, reference), vendor, aliases };
  },
});
