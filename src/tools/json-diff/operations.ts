import { implement } from '../../contract/operations.ts';
import type json from '../../lib/document/json/strings/en.json';
import type document from '../../lib/document/strings/en.json';
import { applyPatch } from './apply-patch.ts';
import { compareJson } from './compare.ts';
import * as fields from './fields.ts';
import type en from './strings/en.json';

export default implement<typeof fields, typeof en & typeof document & typeof json>(fields, {
  compare: ({ original, modified, ...options }, context) => compareJson(original, modified, options, context),
  applyPatch: async ({ input, patch, ...options }, context) => ({ output: await applyPatch(input, patch, options, context) }),
});
