import { implement } from '../../contract/operations.ts';
import type certificate from '../../lib/certificate/strings/en.json';
import type charset from '../../lib/charset/strings/en.json';
import type file from '../../lib/file/strings/en.json';
import * as fields from './fields.ts';
import type en from './strings/en.json';

export default implement<typeof fields, typeof en & typeof charset & typeof file & typeof certificate>(fields, {
  // Reading certificates and making them need different parts of the code for keys.
  parse: async (input, context) => {
    const { parseCertificates } = await import('./parse.ts');
    return parseCertificates(input, context);
  },
  make: async (input, context) => {
    const { makeCertificates } = await import('./make.ts');
    return makeCertificates(input, context);
  },
});
