import { implement } from '../../contract/operations.ts';
import * as fields from './fields.ts';
import { normalizeEmails } from './normalize.ts';
import type en from './strings/en.json';

export default implement<typeof fields, typeof en>(fields, {
  normalize: ({ emails, ...options }, context) => normalizeEmails(emails, options, context),
});
