import { implement } from '../../contract/operations.ts';
import { parseBic } from './bic.ts';
import { composeIban, generateIbans } from './compose.ts';
import * as fields from './fields.ts';
import { validateLines } from './many.ts';
import type en from './strings/en.json';
import { validateIban } from './validate.ts';

export default implement<typeof fields, typeof en>(fields, {
  validate: ({ iban }) => validateIban(iban),
  compose: ({ country, bban }) => composeIban(country, bban),
  generate: async ({ country, count }, context) => ({ ibans: (await generateIbans(country, count, context)).join('\n') }),
  parseBic: ({ bic }) => parseBic(bic),
  validateMany: ({ ibans }, context) => validateLines(ibans, context),
});
