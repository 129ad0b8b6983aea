import { implement } from '../../contract/operations.ts';
import { runInSlices } from '../../lib/document/slices.ts';
import { Warnings } from '../../lib/document/warnings.ts';
import * as fields from './fields.ts';
import { jsonToYaml } from './json-to-yaml.ts';
import type en from './strings/en.json';

export default implement<typeof fields, typeof en>(fields, {
  convert: async ({ input, ...options }, context) => {
    const warnings = new Warnings<'duplicate-key' | 'comment-dropped'>(input);
    return { output: await runInSlices(jsonToYaml(input, options, warnings), context), warnings: warnings.list };
  },
});
