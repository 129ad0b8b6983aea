import { implement } from '../../contract/operations.ts';
import type file from '../../lib/file/strings/en.json';
import { checkPdf } from './check-pdf.ts';
import * as fields from './fields.ts';
import type en from './strings/en.json';

export default implement<typeof fields, typeof en & typeof file>(fields, {
  check: ({ file, trustedCertificates }, context) => checkPdf(file, trustedCertificates, context),
});
