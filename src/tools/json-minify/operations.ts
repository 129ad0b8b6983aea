import { implement } from '../../contract/operations.ts';
import { reformatJson } from '../../lib/document/json/json.ts';
import type json from '../../lib/document/json/strings/en.json';
import type document from '../../lib/document/strings/en.json';
import { canonicalizeJson } from './canonical.ts';
import * as fields from './fields.ts';
import type en from './strings/en.json';

const countBytes = (text: string): number => new TextEncoder().encode(text).length;

export default implement<typeof fields, typeof en & typeof document & typeof json>(fields, {
  minify: async ({ input, ...options }, context) => {
    const { output, warnings } = await reformatJson(input, 'input', { ...options, indent: 0, indentWith: 'space' }, context);
    return { output, inputBytes: countBytes(input), outputBytes: countBytes(output), warnings };
  },
  canonicalize: ({ input }, context) => canonicalizeJson(input, 'input', context),
});
