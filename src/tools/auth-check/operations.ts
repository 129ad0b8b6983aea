import { implement } from '../../contract/operations.ts';
import type certificate from '../../lib/certificate/strings/en.json';
import type charset from '../../lib/charset/strings/en.json';
import type document from '../../lib/document/strings/en.json';
import type xml from '../../lib/document/xml/strings/en.json';
import type jwt from '../../lib/jwt/strings/en.json';
import type saml from '../../lib/saml/strings/en.json';
import * as fields from './fields.ts';
import type en from './strings/en.json';

type Shared = typeof certificate & typeof charset & typeof document & typeof xml & typeof jwt & typeof saml;

export default implement<typeof fields, typeof en & Shared>(fields, {
  async check(input, context) {
    const { checkAll } = await import('./check.ts');
    return checkAll(input, context);
  },
});
