import { implement } from '../../contract/operations.ts';
import type charset from '../../lib/charset/strings/en.json';
import type file from '../../lib/file/strings/en.json';
import * as fields from './fields.ts';
import { parseCertificates } from './parse.ts';
import type en from './strings/en.json';

export default implement<typeof fields, typeof en & typeof charset & typeof file>(fields, {
  parse: parseCertificates,
  make: async (input, context) => {
    // Reading certificates does not need it.
    const { makeCertificates } = await import('./make.ts');
    return makeCertificates(input, context);
  },
});
