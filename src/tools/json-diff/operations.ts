import { implement } from '../../contract/operations.ts';
import type csv from '../../lib/document/csv/strings/en.json';
import type json from '../../lib/document/json/strings/en.json';
import type document from '../../lib/document/strings/en.json';
import type toml from '../../lib/document/toml/strings/en.json';
import type xml from '../../lib/document/xml/strings/en.json';
import type yaml from '../../lib/document/yaml/strings/en.json';
import { applyPatch } from './apply-patch.ts';
import { compareDocuments } from './compare.ts';
import * as fields from './fields.ts';
import type en from './strings/en.json';

export default implement<typeof fields, typeof en & typeof document & typeof json & typeof yaml & typeof toml & typeof xml & typeof csv>(fields, {
  compare: ({ original, modified, ...options }, context) => compareDocuments(original, modified, options, context),
  applyPatch: async ({ input, patch, ...options }, context) => ({ output: await applyPatch(input, patch, options, context) }),
});
